import { afterAll, vi } from 'vitest';
import { removeFolders } from './src/testing/folder.ts';

// Test files share one page, so this line empties the page before each file.
if (typeof document !== 'undefined') document.body.replaceChildren();
afterAll(removeFolders);
// Test files share a process. Nothing may leak from one test file to the next: neither settings read before the first
// test, nor functions that react to changes in the content.
afterAll(() => {
	vi.unstubAllEnvs();
	globalThis.siteContent?.followers.clear();
});
