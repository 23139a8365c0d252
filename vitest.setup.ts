import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';
import { removeFolders } from './src/testing/folder.ts';

if (typeof document !== 'undefined') {
	// On a busy machine, loading a module on demand takes longer than the default limit of one second.
	configure({ asyncUtilTimeout: 10_000 });
	// Test files share one page, so each file starts with an empty page.
	document.body.replaceChildren();
}
afterAll(removeFolders);
// Test files share a process. Nothing from one test file may reach the next: neither a setting that is read before the
// first test, nor a function that follows the content.
afterAll(() => {
	vi.unstubAllEnvs();
	globalThis.siteContent?.followers.clear();
});
