import { configure } from '@testing-library/dom';
import { afterAll } from 'vitest';
import { removeFolders } from './src/testing/folder.ts';

if (typeof document !== 'undefined') {
	// On a busy machine a module that is loaded on demand takes longer than the library's one second.
	configure({ asyncUtilTimeout: 10_000 });
	// Test files share a page; each starts with an empty one.
	document.body.replaceChildren();
}
afterAll(removeFolders);
