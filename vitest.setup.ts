import { afterAll, vi } from 'vitest';
import { removeFolders } from './src/testing/folder.ts';

// Test files share one page, so this line empties the page before each file.
if (typeof document !== 'undefined') document.body.replaceChildren();
afterAll(removeFolders);
// Test files share a process, so no setting may leak from one test file to the next.
afterAll(() => void vi.unstubAllEnvs());
