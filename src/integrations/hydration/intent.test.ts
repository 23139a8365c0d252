// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import intent from './intent.ts';

const options = { name: 'Thing', value: 'true' };
let island: HTMLElement;
let load: ReturnType<typeof vi.fn<() => Promise<() => Promise<void>>>>;

const find = (selector: string): HTMLElement => {
	const element = island.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(`no ${selector}`);
	return element;
};
const ready = () => island.dispatchEvent(new Event('island:ready'));

/** What reaches the island's own handlers, as React's would be: `click on B`, `ArrowRight on A`, `submit by Send`. */
function listen(): string[] {
	const seen: string[] = [];
	const note = (event: Event) => {
		const target = event.target as HTMLElement;
		if (event instanceof SubmitEvent) seen.push(`submit by ${event.submitter?.textContent}`);
		else if (event instanceof KeyboardEvent) seen.push(`${event.key} on ${target.textContent}`);
		else seen.push(`${event.type} on ${target.textContent}`);
		event.preventDefault();
	};
	for (const type of ['click', 'keydown', 'submit']) find('section').addEventListener(type, note);
	return seen;
}

beforeEach(() => {
	document.body.innerHTML = `<astro-island component-url="data:text/javascript," renderer-url="data:text/javascript,"><section>
		<a role="tab" href="#a">A</a><a role="tab" href="#b">B</a><div id="b">panel</div>
		<details><summary>Question</summary><a role="tab" href="#c">C</a></details>
		<form action="mailto:a@example.com"><input name="email" /><button>Send</button></form>
		<p class="form-fallback">Other ways</p>
	</section></astro-island>`;
	island = document.querySelector<HTMLElement>('astro-island') ?? document.body;
	load = vi.fn(() => Promise.resolve(() => Promise.resolve()));
});
afterEach(() => vi.restoreAllMocks());

describe('client:intent', () => {
	it('loads nothing until a visitor reaches for the island', () => {
		intent(load, options, island);
		expect(load).not.toHaveBeenCalled();
	});

	it.each(['pointerover', 'touchstart', 'focusin'])('loads once at the first %s inside it', async (type) => {
		intent(load, options, island);
		find('summary').dispatchEvent(new Event(type, { bubbles: true }));
		find('summary').dispatchEvent(new Event(type, { bubbles: true }));
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
	});

	it('loads at once where the focus is already inside', async () => {
		find('input').focus();
		intent(load, options, island);
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
	});

	it('holds clicks and arrow keys on tabs and replays them once, in order, when the island is ready', () => {
		intent(load, options, island);
		const seen = listen();
		const [a, b] = island.querySelectorAll<HTMLElement>('[role=tab]');
		b?.click();
		a?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
		expect(seen).toEqual([]);
		ready();
		ready();
		expect(seen).toEqual(['click on B', 'ArrowRight on A']);
	});

	it('waits for the island itself, not for the end of loading', async () => {
		intent(load, options, island);
		const seen = listen();
		find('[role=tab]').click();
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
		await Promise.resolve();
		expect(seen).toEqual([]);
	});

	it('holds a submit with its submitter and leaves the click that caused it alone', () => {
		intent(load, options, island);
		const seen = listen();
		// The handler's preventDefault would stop the click from submitting.
		find('form').addEventListener('click', (event) => event.stopPropagation());
		find('button').click();
		expect(seen).toEqual([]);
		ready();
		expect(seen).toEqual(['submit by Send']);
	});

	it('leaves clicks with a modifier, other keys and everything inside details to the browser', () => {
		intent(load, options, island);
		const seen = listen();
		const tab = find('[role=tab]');
		tab.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
		tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
		find('summary').click();
		find('details a').click();
		expect(seen).toEqual(['click on A', 'ArrowDown on A', 'click on Question', 'click on C']);
	});

	it('lets go of what it holds where Astro reports the failure: text and focus stay, the other ways come into sight', async () => {
		// jsdom lays nothing out, so it cannot scroll.
		const scroll = vi.fn();
		Object.assign(find('.form-fallback'), { scrollIntoView: scroll });
		intent(load, options, island);
		const seen = listen();
		const input = find('input') as HTMLInputElement;
		input.value = 'ann@example.com';
		input.focus();
		find('[role=tab]').click();
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
		island.dispatchEvent(new Event('astro:hydration-error'));
		expect(island.dataset['failed']).toBe('');
		expect(input.value).toBe('ann@example.com');
		expect(document.activeElement).toBe(input);
		expect(scroll).toHaveBeenCalledOnce();
		ready();
		expect(seen).toEqual([]);
	});

	it('shows the panel of a tab that was pressed, where the script does not come', async () => {
		const scroll = vi.fn();
		Object.assign(find('#b'), { scrollIntoView: scroll });
		intent(load, options, island);
		const [, b] = island.querySelectorAll<HTMLElement>('[role=tab]');
		b?.focus();
		b?.click();
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
		island.dispatchEvent(new Event('astro:hydration-error'));
		expect(scroll).toHaveBeenCalledOnce();
	});

	it.each([
		['/', true],
		['/elsewhere', false],
	])('given the path %s, loads by itself where the address starts with it: %s', async (value, isLoaded) => {
		intent(load, { ...options, value }, island);
		await new Promise((resolve) => setTimeout(resolve));
		expect(load).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
	});
});
