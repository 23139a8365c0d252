// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import intent from './intent.ts';

/* The tests in e2e/islands cover which events are held and replayed, and what happens if a file fails to load. */

let island: HTMLElement;
const load = vi.fn<() => Promise<() => Promise<void>>>();
const start = (value = 'true') => intent(load, { name: 'Thing', value }, island);
const find = (selector: string): HTMLElement => island.querySelector<HTMLElement>(selector) ?? island;

beforeEach(() => {
	document.body.innerHTML = '<astro-island><form><input /><button>Send</button></form></astro-island>';
	island = document.querySelector<HTMLElement>('astro-island') ?? document.body;
	load.mockReset().mockResolvedValue(() => Promise.resolve());
});

it.each([
	['nothing has happened', 0, () => start()],
	['the focus is inside before the directive runs', 1, () => [find('input').focus(), start()]],
	['the address starts with the given path', 1, () => start('/')],
	['the address starts with another path', 0, () => start('/elsewhere')],
	...['pointerover', 'touchstart', 'focusin'].map(
		(type) =>
			[
				`two ${type} events occur inside it`,
				1,
				() => [start(), ...[1, 2].map(() => find('input').dispatchEvent(new Event(type, { bubbles: true })))],
			] as const,
	),
] as const)('client:intent loads the island if %s: %i times', (_case, times, act) => {
	act();
	expect(load).toHaveBeenCalledTimes(times);
});

it('holds early submits, marks the island as busy, and submits once when the island is ready', () => {
	const seen = vi.fn((event: Event) => event.preventDefault());
	start();
	find('form').addEventListener('submit', seen);
	for (let times = 0; times < 3; times += 1) find('button').click();
	expect(seen).not.toHaveBeenCalled();
	expect(load).toHaveBeenCalledOnce();
	expect(island.getAttribute('aria-busy')).toBe('true');
	for (let times = 0; times < 2; times += 1) island.dispatchEvent(new Event('island:ready'));
	expect(seen).toHaveBeenCalledOnce();
	expect(island.hasAttribute('aria-busy')).toBe(false);
});
