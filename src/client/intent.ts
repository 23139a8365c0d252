import type { ClientDirective } from 'astro';

/** `client:intent` (src/env.d.ts). If a file cannot be loaded, the island stays plain HTML and gets `data-failed`. */
const intent: ClientDirective = (load, { value }, island) => {
	let hydration: Promise<void> | undefined;
	const begin = () => (hydration ??= load().then((hydrate) => hydrate()));
	let submitHeld = () => {};

	// Holds the submit event, not the click that causes it; otherwise the form would be sent twice.
	const hold = (event: SubmitEvent) => {
		const { target: form, submitter } = event;
		if (!(form instanceof HTMLFormElement)) return;
		event.preventDefault();
		// React must not see the event now and again later.
		event.stopImmediatePropagation();
		submitHeld = () => form.requestSubmit(submitter);
		island.setAttribute('aria-busy', 'true');
		void begin();
	};
	const stopHolding = () => {
		island.removeEventListener('submit', hold, true);
		island.removeAttribute('aria-busy');
	};
	const showOtherWays = () => island.querySelector('.form-fallback')?.scrollIntoView({ block: 'nearest' });
	// Astro removes its `ssr` attribute before React has finished, so islands say themselves when they are ready.
	island.addEventListener('island:ready', () => {
		stopHolding();
		submitHeld();
		submitHeld = () => {};
	});
	// Astro has already tried the file again.
	island.addEventListener('astro:hydration-error', () => {
		stopHolding();
		island.dataset['failed'] = '';
		if (island.matches(':focus-within')) showOtherWays();
		island.addEventListener('submit', showOtherWays);
	});
	island.addEventListener('submit', hold, true);
	for (const type of ['pointerover', 'touchstart', 'focusin']) island.addEventListener(type, () => void begin());
	if (island.matches(':focus-within') || location.pathname.startsWith(value)) void begin();
};

export default intent;
