import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';
import { removeFolders } from './src/testing/folder.ts';

if (typeof document !== 'undefined') {
	// On a busy machine, loading a module on demand takes longer than the default second.
	configure({ asyncUtilTimeout: 10_000 });
	// Test files share one page, so each starts with an empty one.
	document.body.replaceChildren();
}
afterAll(removeFolders);
// Test files share a process. Nothing of one file may reach the next: no setting that it reads before its first test, and
// no function that follows the content.
afterAll(() => {
	vi.unstubAllEnvs();
	globalThis.siteContent?.followers.clear();
});
