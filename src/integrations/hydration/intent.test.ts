// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import intent from './intent.ts';

let island: HTMLElement;
/** What reaches the island's own handlers, as React's would be: `click on B`, `ArrowRight on A`, `submit by Send`. */
let seen: string[];
const load = vi.fn<() => Promise<() => Promise<void>>>();

const find = (selector: string): HTMLElement => {
	const element = island.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(`no ${selector}`);
	return element;
};
const press = (selector: string, key: string) =>
	find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const becomeReady = () => island.dispatchEvent(new Event('island:ready'));
/** Astro's element reports a file that did not come, and gives back what hydrates nothing. */
const failOnce = () =>
	load.mockImplementationOnce(() => {
		island.dispatchEvent(new Event('astro:hydration-error', { cancelable: true }));
		return Promise.resolve(() => Promise.resolve());
	});

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = `<astro-island><section>
		<a id="a" role="tab" aria-selected="true" href="#pa" aria-controls="pa">A</a><a id="b" role="tab" href="#pb" aria-controls="pb">B</a>
		<div id="pa" role="tabpanel" data-state="active"></div><div id="pb" role="tabpanel" data-state="inactive"></div>
		<button id="plain" type="button">Plain</button>
		<details><summary>Question</summary></details>
		<form action="mailto:a@example.com"><input name="email" /><button id="send">Send</button></form>
	</section></astro-island>`;
	island = document.querySelector<HTMLElement>('astro-island') ?? document.body;
	seen = [];
	for (const type of ['click', 'keydown', 'submit']) {
		find('section').addEventListener(type, (event) => {
			event.preventDefault();
			const what = event instanceof KeyboardEvent ? event.key : type;
			const by = event instanceof SubmitEvent ? event.submitter : event.target;
			seen.push(`${what} ${event instanceof SubmitEvent ? 'by' : 'on'} ${by instanceof Element && by.textContent}`);
		});
	}
	load.mockReset().mockResolvedValue(() => Promise.resolve());
});
afterEach(() => void vi.useRealTimers());

describe('client:intent loads the island', () => {
	const start = (value = 'true') => intent(load, { name: 'Thing', value }, island);

	it.each([
		['nothing has happened', 0, () => start()],
		['the focus is inside before the directive runs', 1, () => [find('input').focus(), start()]],
		['the address starts with the given path', 1, () => start('/')],
		['the address starts with another path', 0, () => start('/elsewhere')],
		...['pointerover', 'touchstart', 'focusin'].map(
			(type) =>
				[
					`there were two events ${type} inside it`,
					1,
					() => [start(), ...[1, 2].map(() => find('summary').dispatchEvent(new Event(type, { bubbles: true })))],
				] as const,
		),
	] as const)('where %s: %i times', (_case, times, act) => {
		act();
		expect(load).toHaveBeenCalledTimes(times);
	});
});

describe('what comes before the script of an island with client:intent', () => {
	beforeEach(() => intent(load, { name: 'Thing', value: 'true' }, island));

	it('is held on tabs, and replayed once and in order when the island itself is ready', async () => {
		find('#b').click();
		press('#a', 'ArrowRight');
		await vi.runAllTimersAsync();
		expect(load).toHaveBeenCalledOnce();
		expect(seen).toEqual([]);
		becomeReady();
		becomeReady();
		expect(seen).toEqual(['click on B', 'ArrowRight on A']);
	});

	it('shows the panel of a pressed tab at once, until the island can do so itself', () => {
		find('#b').click();
		expect(find('#pb').dataset['state']).toBe('active');
		expect(find('#pa').dataset['state']).toBe('inactive');
		expect(find('#b').getAttribute('aria-selected')).toBe('true');
		expect(find('#a').getAttribute('aria-selected')).toBe('false');
		becomeReady();
		expect(find('#a').getAttribute('aria-selected')).toBe('true');
	});

	it('is held on a plain button, and the island is busy until it is ready', () => {
		find('#plain').click();
		expect(seen).toEqual([]);
		expect(island.getAttribute('aria-busy')).toBe('true');
		becomeReady();
		expect(seen).toEqual(['click on Plain']);
		expect(island.hasAttribute('aria-busy')).toBe(false);
	});

	it('is held as a submit with its submitter, while the click that caused it is not', () => {
		// The handler's preventDefault would stop the click from submitting.
		find('form').addEventListener('click', (event) => event.stopPropagation());
		find('#send').click();
		expect(seen).toEqual([]);
		becomeReady();
		expect(seen).toEqual(['submit by Send']);
	});

	it('is left to the browser with a modifier, for other keys and for all else', () => {
		find('#a').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
		press('#a', 'ArrowDown');
		find('summary').click();
		expect(seen).toEqual(['click on A', 'ArrowDown on A', 'click on Question']);
	});

	it('survives a first try that fails', async () => {
		failOnce();
		find('#b').click();
		await vi.runAllTimersAsync();
		expect(load).toHaveBeenCalledTimes(2);
		expect(island.dataset['failed']).toBeUndefined();
		becomeReady();
		expect(seen).toEqual(['click on B']);
	});

	it('is let go when the last try has failed', async () => {
		failOnce();
		failOnce();
		find('#b').click();
		await vi.runAllTimersAsync();
		expect(island.dataset['failed']).toBe('');
		expect(island.hasAttribute('aria-busy')).toBe(false);
		find('#a').click();
		expect(seen).toEqual(['click on A']);
	});
});
