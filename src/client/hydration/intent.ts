import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/** `client:intent`: loads an island when the pointer, a touch or the focus first reaches it; see README.md. */
const intent: ClientDirective = (load, { value }, island) => {
	let hasBegun = false;
	let replay: (() => void) | undefined;

	const begin = () => {
		if (!hasBegun) start(load, island);
		hasBegun = true;
	};
	// Holds only the submit event, not the click that causes it; otherwise the form would be sent twice.
	const hold = (event: SubmitEvent) => {
		const { target, submitter } = event;
		if (!(target instanceof HTMLFormElement) || 'failed' in island.dataset) return;
		event.preventDefault();
		// Otherwise, React might react twice: now, and again when the event is replayed.
		event.stopImmediatePropagation();
		replay = () => target.requestSubmit(submitter);
		// Shows the visitor that the button was pressed.
		island.setAttribute('aria-busy', 'true');
		begin();
	};
	for (const type of ['pointerover', 'touchstart', 'focusin']) island.addEventListener(type, begin);
	island.addEventListener('submit', hold, true);
	// Astro removes its `ssr` attribute before React has finished, so the island announces with its own event that it is
	// ready.
	const release = () => {
		island.removeEventListener('submit', hold, true);
		island.removeAttribute('aria-busy');
		replay?.();
	};
	island.addEventListener('island:ready', release, { once: true });
	// If the page's path starts with `value`, the island loads together with the page.
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) begin();
};

export default intent;
