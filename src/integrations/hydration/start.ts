import type { ClientDirective } from 'astro';

/** How often an island is loaded at most; each time Astro asks twice for each file. */
const TRIES = 2;
/** Milliseconds between two tries: on the road a connection is often gone for a moment. */
const PAUSE = 1000;

/**
 * Loads and hydrates an island. Once all tries have failed the island gets `data-failed`, for which the style sheets show
 * it as it is without scripts.
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
			// Astro writes to the console what is not prevented; a failure that may yet be mended is none.
			event.preventDefault();
			setTimeout(attempt, PAUSE);
			return;
		}
		island.dataset['failed'] = '';
		// Whoever has just pressed something that came to nothing sees what there is instead, which may be below the
		// window: the panel of a tab, the other ways of a form.
		const pressed = island.querySelector(':focus');
		const panel = pressed?.getAttribute('aria-controls');
		if (pressed) island.querySelector(panel ? `#${panel}` : '.form-fallback')?.scrollIntoView({ block: 'nearest' });
	});
	void attempt();
}
