import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retry } from './retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries again a second after a failure, until it succeeds', async () => {
	const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('module');
	const module = retry(load);
	await vi.advanceTimersByTimeAsync(999);
	expect(load).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(5000);
	expect(await module).toBe('module');
	expect(load).toHaveBeenCalledTimes(2);
});

it('gives up after the third try', async () => {
	const load = vi.fn().mockRejectedValue(new Error('gone'));
	const failure = expect(retry(load)).rejects.toThrow('gone');
	await vi.advanceTimersByTimeAsync(2000);
	await failure;
	expect(load).toHaveBeenCalledTimes(3);
});
