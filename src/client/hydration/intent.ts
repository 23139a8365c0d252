import type { ClientDirective } from 'astro';
import { start } from './start.ts';

const TAB_KEY = /^(Arrow(Left|Right)|Home|End)$/;

/** `client:intent`: loads an island at the first pointer, touch or focus inside it; see README.md. */
const intent: ClientDirective = (load, { value }, island) => {
	// `undefined` once the island handles its own events.
	let held: (() => void)[] | undefined = [];
	let hasBegun = false;

	const begin = () => {
		if (!hasBegun) start(load, island);
		hasBegun = true;
	};
	const hold = (event: Event, replay: () => void) => {
		if (!held || 'failed' in island.dataset) return;
		event.preventDefault();
		// Otherwise other listeners would react twice: now and at the replay.
		event.stopImmediatePropagation();
		held.push(replay);
		// Shows the visitor that the press was registered.
		island.setAttribute('aria-busy', 'true');
		begin();
	};
	// React expects the tab that the server selected, so select it again right before the replay.
	const chosen = island.querySelector('[role=tab][aria-selected=true]');
	const showPanel = (pressed: Element) => {
		for (const part of island.querySelectorAll<HTMLElement>('[role=tab],[role=tabpanel]')) {
			const isActive = part === pressed || part.id === pressed.getAttribute('aria-controls');
			part.dataset['state'] = isActive ? 'active' : 'inactive';
			if (part.matches('[role=tab]')) part.setAttribute('aria-selected', String(isActive));
		}
	};
	for (const type of ['pointerover', 'touchstart', 'focusin']) island.addEventListener(type, begin, true);
	// The click that caused a submit is not held, or the form would be sent twice.
	const onSubmit = (event: SubmitEvent) => {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
	};
	const onPress = (event: MouseEvent | KeyboardEvent) => {
		const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
		// With a modifier key, the browser itself opens a tab or a window.
		if (ctrlKey || metaKey || shiftKey || altKey) return;
		const pressed = target instanceof Element && target.closest('[role=tab],[type=button]');
		if (!pressed) return;
		if (!('key' in event)) {
			hold(event, () => pressed.dispatchEvent(new MouseEvent('click', event)));
			if (held && pressed.matches('[role=tab]')) showPanel(pressed);
		} else if (TAB_KEY.test(event.key)) hold(event, () => pressed.dispatchEvent(new KeyboardEvent('keydown', event)));
	};
	island.addEventListener('submit', onSubmit, true);
	island.addEventListener('click', onPress, true);
	island.addEventListener('keydown', onPress, true);
	// React finishes later than Astro removes the `ssr` mark, so the island itself says when it is ready.
	island.addEventListener('island:ready', () => {
		const replays = held;
		held = undefined;
		island.removeAttribute('aria-busy');
		if (chosen) showPanel(chosen);
		replays?.forEach((replay) => replay());
	});
	// Given a path, the island also loads with the page if the address starts with it.
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) begin();
};

export default intent;
