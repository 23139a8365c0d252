import type { ClientDirective } from 'astro';
import { start } from './start.ts';

const TAB_KEY = /^(Arrow(Left|Right)|Home|End)$/;

/** `client:intent`: loads an island when a visitor reaches for it; see README.md. */
const intent: ClientDirective = (load, { value }, island) => {
	// Undefined once the island acts by itself.
	let held: (() => void)[] | undefined = [];
	let hasBegun = false;

	const begin = () => {
		if (!hasBegun) start(load, island);
		hasBegun = true;
	};
	const hold = (event: Event, replay: () => void) => {
		if (!held || 'failed' in island.dataset) return;
		event.preventDefault();
		// Nobody else may act on it now and again at the replay.
		event.stopImmediatePropagation();
		held.push(replay);
		begin();
	};
	for (const type of ['pointerover', 'touchstart', 'focusin']) island.addEventListener(type, begin, true);
	// The click that caused a submit is not held, or it would be sent twice.
	const onSubmit = (event: SubmitEvent) => {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
	};
	const onPress = (event: MouseEvent | KeyboardEvent) => {
		const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
		// With a modifier it opens a tab or window of the browser's.
		if (ctrlKey || metaKey || shiftKey || altKey) return;
		if (!(target instanceof Element && target.closest('[role=tab]'))) return;
		if (!('key' in event)) hold(event, () => target.dispatchEvent(new MouseEvent('click', event)));
		else if (TAB_KEY.test(event.key)) hold(event, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
	};
	island.addEventListener('submit', onSubmit, true);
	island.addEventListener('click', onPress, true);
	island.addEventListener('keydown', onPress, true);
	// React commits later than Astro takes the `ssr` mark away, so the island itself says when it is ready.
	island.addEventListener('island:ready', () => {
		const replays = held;
		held = undefined;
		replays?.forEach((replay) => replay());
	});
	// Given a path, the island also loads by itself where the address starts with it.
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) begin();
};

export default intent;
