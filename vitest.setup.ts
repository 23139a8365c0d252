import { afterAll, vi } from 'vitest';

// Test files share one page, so this line empties the page before each file.
if (typeof document !== 'undefined') document.body.replaceChildren();
// Test files share a process, so no setting may leak from one test file to the next.
afterAll(() => void vi.unstubAllEnvs());
