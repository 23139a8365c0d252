import { expect, test } from 'vitest';
import { threadPath } from './thread';

test('the thread swings out to each side in turn', () => {
	expect(threadPath(2)).toBe('M50 0C50 28 4 22 4 50C4 78 50 72 50 100C50 128 96 122 96 150C96 178 50 172 50 200');
});
