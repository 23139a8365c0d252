import type { ClientDirective } from 'astro';
import { start } from './start.ts';

const TAB_KEY = /^(Arrow(Left|Right)|Home|End)$/;

/**
 * How to do again what this event would have done, or nothing where the browser does it at once.
 * Anything inside `details` is the browser's own: React adopts what it finds open.
 */
function replayOf(event: Event & Partial<KeyboardEvent & SubmitEvent>): (() => void) | undefined {
	const { type, key } = event;
	const target = event.target as Element;
	if (target.closest('details')) return;
	// The click that caused a submit is not held, or it would be sent twice.
	if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit(event.submitter);
	// A click with a modifier opens a tab or window of the browser's.
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	if (!target.closest('[role=tab]') || (key && !TAB_KEY.test(key))) return;
	return () => target.dispatchEvent(Reflect.construct(event.constructor, [type, event]) as Event);
}

/** `client:intent`: loads an island when a visitor reaches for it; see README.md. */
const intent: ClientDirective = (load, { value }, island) => {
	// Nothing is held any more once this is undefined.
	let held: (() => void)[] | undefined = [];
	let loading: Promise<void> | undefined;

	const listen = (handler: (event: Event) => void, ...types: string[]) => {
		for (const type of types) island.addEventListener(type, handler, true);
	};
	const begin = () => (loading ??= start(load, island));

	listen(begin, 'pointerover', 'touchstart', 'focusin');
	listen(
		(event) => {
			const replay = held && replayOf(event);
			if (!replay) return;
			event.preventDefault();
			// Nobody else may act on it now and again at the replay.
			event.stopImmediatePropagation();
			held?.push(replay);
			void begin();
		},
		'click',
		'keydown',
		'submit',
	);
	listen(
		({ type }) => {
			const replays = held;
			held = undefined;
			// What is held is let go where the script does not come: the stylesheets show the island as it is without scripts.
			if (type === 'island:ready') replays?.forEach((replay) => replay());
		},
		// React commits later than Astro takes the `ssr` mark away, so the island itself says when it is ready.
		'island:ready',
		'astro:hydration-error',
	);
	// Given a path, the island also loads by itself where the address starts with it.
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) void begin();
};

export default intent;
