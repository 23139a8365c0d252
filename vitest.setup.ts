import { configure } from '@testing-library/dom';
import { afterAll } from 'vitest';
import { removeFolders } from './src/testing/folder.ts';

if (typeof document !== 'undefined') {
	// On a busy machine, loading a module on demand takes longer than the default second.
	configure({ asyncUtilTimeout: 10_000 });
	// Test files share one page, so each starts with an empty one.
	document.body.replaceChildren();
}
afterAll(removeFolders);
