import type { ClientDirective } from 'astro';
import { start } from './start.ts';

const WAKING = ['pointerover', 'touchstart', 'focusin'];
const HOLDABLE = ['click', 'keydown', 'submit'];
const TAB_KEY = /^(ArrowLeft|ArrowRight|Home|End)$/;

/**
 * How to do again what this event would have done, or nothing where the browser does it at once.
 * Anything inside `details` is the browser's own: React adopts what it finds open.
 */
function replayOf(event: Event): (() => void) | undefined {
	const { target } = event;
	if (!(target instanceof Element) || target.closest('details')) return;
	if (event instanceof SubmitEvent) {
		// The click that caused it is not held, or it would be sent twice.
		return () => (target as HTMLFormElement).requestSubmit(event.submitter);
	}
	if (!(event instanceof MouseEvent || event instanceof KeyboardEvent) || !target.closest('[role=tab]')) return;
	// A click with a modifier opens a tab or window of the browser's.
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	if (event instanceof KeyboardEvent) {
		if (TAB_KEY.test(event.key)) return () => target.dispatchEvent(new KeyboardEvent(event.type, event));
	} else if (event.type === 'click') {
		return () => target.dispatchEvent(new MouseEvent(event.type, event));
	}
	return;
}

/** `client:intent`: loads an island when a visitor reaches for it; see README.md. */
const intent: ClientDirective = (load, _options, island) => {
	const replays: (() => void)[] = [];
	const listening = new AbortController();
	let reached: EventTarget | null = null;
	let isLoading = false;

	const settle = () => {
		listening.abort();
		delete island.dataset['held'];
	};
	const fail = () => {
		settle();
		// What was held is let go: its panel, or the form's other ways, come into view; focus and text stay.
		if (reached instanceof Element) {
			const { hash } = reached.closest('a') ?? {};
			island.querySelector(hash || '.form-fallback')?.scrollIntoView({ block: 'nearest' });
		}
	};
	const begin = () => {
		if (isLoading) return;
		isLoading = true;
		void start(load, island);
		island.addEventListener('astro:hydration-error', fail, { signal: listening.signal });
	};
	const hold = (event: Event) => {
		const replay = replayOf(event);
		if (!replay) return;
		event.preventDefault();
		// Nobody else may act on it now and again at the replay.
		event.stopImmediatePropagation();
		replays.push(replay);
		reached = event.target;
		island.dataset['held'] = '';
		begin();
	};

	const { signal } = listening;
	for (const type of WAKING) island.addEventListener(type, begin, { capture: true, passive: true, signal });
	for (const type of HOLDABLE) island.addEventListener(type, hold, { capture: true, signal });
	// React commits later than Astro takes the `ssr` mark away, so the island itself says when it is ready.
	island.addEventListener(
		'island:ready',
		() => {
			settle();
			for (const replay of replays) replay();
		},
		{ signal },
	);
	if (island.matches(':focus-within')) begin();
};

export default intent;
