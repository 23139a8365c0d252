import type { ClientDirective } from 'astro';

/** The greatest number of tries; in each, Astro requests each file twice. */
const TRIES = 2;
/** Milliseconds between two tries: on the move a connection is often gone for a moment. */
const PAUSE = 1000;

/**
 * Loads and hydrates an island. If all tries fail, the island gets `data-failed`, and the style sheets show it as it is
 * without scripts.
 */
export function start(load: Parameters<ClientDirective>[0], island: HTMLElement): void {
	let tries = TRIES;
	const attempt = async () => {
		const hydrate = await load();
		await hydrate();
	};
	island.addEventListener('astro:hydration-error', (event) => {
		tries -= 1;
		if (tries > 0) {
			// Astro would write this failure to the console, although the next try may succeed.
			event.preventDefault();
			setTimeout(attempt, PAUSE);
			return;
		}
		island.dataset['failed'] = '';
		island.removeAttribute('aria-busy');
		// If a visitor has just pressed something in vain, show what there is instead, which may be below the window:
		// the panel of a tab, or how else to reach the agency.
		const pressed = island.querySelector(':focus');
		const panel = pressed?.getAttribute('aria-controls');
		if (pressed) island.querySelector(panel ? `#${panel}` : '.form-fallback')?.scrollIntoView({ block: 'nearest' });
	});
	void attempt();
}
