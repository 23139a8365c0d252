import type { ClientDirective } from 'astro';
import { start } from './start.ts';

const TAB_KEY = /^(Arrow(Left|Right)|Home|End)$/;

/** `client:intent`: loads an island when the pointer, a touch or the focus first reaches it; see README.md. */
const intent: ClientDirective = (load, { value }, island) => {
	// Becomes `undefined` once the island handles its own events.
	let held: (() => void)[] | undefined = [];
	let hasBegun = false;

	const begin = () => {
		if (!hasBegun) start(load, island);
		hasBegun = true;
	};
	const hold = (event: Event, replay: () => void) => {
		if (!held || 'failed' in island.dataset) return;
		event.preventDefault();
		// Otherwise, other listeners would react twice: now, and again when the event is replayed.
		event.stopImmediatePropagation();
		held.push(replay);
		// Shows the visitor that the click or key press was registered.
		island.setAttribute('aria-busy', 'true');
		begin();
	};
	// React expects the tab that the server selected, but `showPanel` may select another before React starts. So the
	// server's tab is selected again before the replay.
	const chosen = island.querySelector('[role=tab][aria-selected=true]');
	const showPanel = (pressed: Element) => {
		for (const part of island.querySelectorAll<HTMLElement>('[role=tab],[role=tabpanel]')) {
			const isActive = part === pressed || part.id === pressed.getAttribute('aria-controls');
			part.dataset['state'] = isActive ? 'active' : 'inactive';
			if (part.matches('[role=tab]')) part.setAttribute('aria-selected', String(isActive));
		}
	};
	for (const type of ['pointerover', 'touchstart', 'focusin']) island.addEventListener(type, begin, true);
	// Holds only the submit event, not the click that causes it; otherwise the form would be sent twice.
	const onSubmit = (event: SubmitEvent) => {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
	};
	const onPress = (event: MouseEvent | KeyboardEvent) => {
		const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
		// Leaves clicks and keys with a modifier to the browser, which may open another tab or window.
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
	// Astro removes its `ssr` attribute before React has finished, so the island announces with its own event that it is
	// ready.
	island.addEventListener('island:ready', () => {
		const replays = held;
		held = undefined;
		island.removeAttribute('aria-busy');
		if (chosen) showPanel(chosen);
		replays?.forEach((replay) => replay());
	});
	// If the page's path starts with `value`, the island loads together with the page.
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) begin();
};

export default intent;
