import type { ClientDirective } from 'astro';
import { start } from './start.ts';

const TAB_KEY = /^(Arrow(Left|Right)|Home|End)$/;

/**
 * How to do again what this event would have done, or nothing where the browser does it at once.
 * Anything inside `details` is the browser's own: React adopts what it finds open.
 */
function replayOf(event: Event & Partial<KeyboardEvent & SubmitEvent>): (() => void) | undefined {
	const { target, type, key } = event;
	if (!(target instanceof Element) || target.closest('details')) return;
	// The click that caused a submit is not held, or it would be sent twice.
	if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit(event.submitter);
	// A click with a modifier opens a tab or window of the browser's.
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	if (!target.closest('[role=tab]') || (key && !TAB_KEY.test(key))) return;
	return () => target.dispatchEvent(Reflect.construct(event.constructor, [type, event]) as Event);
}

/** `client:intent`: loads an island when a visitor reaches for it; see README.md. */
const intent: ClientDirective = (load, { value }, island) => {
	const replays: (() => void)[] = [];
	const listening = new AbortController();
	let isLoading = false;

	const listen = (handler: (event: Event) => void, ...types: string[]) => {
		for (const type of types) island.addEventListener(type, handler, { capture: true, signal: listening.signal });
	};
	const begin = () => {
		if (isLoading) return;
		isLoading = true;
		void start(load, island);
	};

	listen(begin, 'pointerover', 'touchstart', 'focusin');
	listen(
		(event) => {
			const replay = replayOf(event);
			if (!replay) return;
			event.preventDefault();
			// Nobody else may act on it now and again at the replay.
			event.stopImmediatePropagation();
			replays.push(replay);
			begin();
		},
		'click',
		'keydown',
		'submit',
	);
	// React commits later than Astro takes the `ssr` mark away, so the island itself says when it is ready.
	listen(() => {
		listening.abort();
		for (const replay of replays) replay();
	}, 'island:ready');
	// Let go of what is held where the script does not come: the stylesheets show the island as it is without scripts.
	listen(() => listening.abort(), 'astro:hydration-error');
	// Given a path, the island also loads by itself where the address starts with it.
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) begin();
};

export default intent;
