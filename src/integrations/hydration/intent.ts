import type { ClientDirective } from 'astro';
import { start } from './start.ts';

const TAB_KEY = /^(Arrow(Left|Right)|Home|End)$/;

/**
 * How to do again what this event would have done, or nothing where the browser does it at once.
 * Anything inside `details` is the browser's own: React adopts what it finds open.
 */
function replayOf(event: Event): (() => void) | undefined {
	const { target, type } = event;
	if (!(target instanceof Element) || target.closest('details')) return;
	// The click that caused a submit is not held, or it would be sent twice.
	if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
		return () => target.requestSubmit(event.submitter);
	const isKey = event instanceof KeyboardEvent;
	if (!(isKey || event instanceof MouseEvent) || !target.closest('[role=tab]')) return;
	// A click with a modifier opens a tab or window of the browser's.
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	if (!isKey) return () => target.dispatchEvent(new MouseEvent(type, event));
	return TAB_KEY.test(event.key) ? () => target.dispatchEvent(new KeyboardEvent(type, event)) : undefined;
}

/** `client:intent`: loads an island when a visitor reaches for it; see README.md. */
const intent: ClientDirective = (load, { value }, island) => {
	// Nothing is held any more once this is undefined.
	let held: (() => void)[] | undefined = [];
	let loading: Promise<void> | undefined;

	const listen = (handler: (event: Event) => void, ...types: string[]) => {
		for (const type of types) island.addEventListener(type, handler, true);
	};
	const begin = () => {
		loading ??= start(load, island).then((hasCome) => {
			if (!hasCome) held = undefined;
		});
	};

	listen(begin, 'pointerover', 'touchstart', 'focusin');
	listen(
		(event) => {
			const replay = held && replayOf(event);
			if (!replay) return;
			event.preventDefault();
			// Nobody else may act on it now and again at the replay.
			event.stopImmediatePropagation();
			held?.push(replay);
			begin();
		},
		'click',
		'keydown',
		'submit',
	);
	// React commits later than Astro takes the `ssr` mark away, so the island itself says when it is ready.
	listen(() => {
		const replays = held;
		held = undefined;
		replays?.forEach((replay) => replay());
	}, 'island:ready');
	// Given a path, the island also loads by itself where the address starts with it.
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) begin();
};

export default intent;
