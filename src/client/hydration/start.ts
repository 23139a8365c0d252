import type { ClientDirective } from 'astro';

/** The maximum number of attempts to load an island. In each attempt, Astro requests each file twice. */
const TRIES = 2;
/** The pause between attempts, in milliseconds; mobile connections often drop for a moment. */
const PAUSE = 1000;

/**
 * Loads and hydrates an island. If every attempt fails, the island gets `data-failed`, and the style sheets display it
 * as if there were no scripts.
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
			// Astro would log this failure, although the next attempt may succeed.
			event.preventDefault();
			setTimeout(attempt, PAUSE);
			return;
		}
		island.dataset['failed'] = '';
		island.removeAttribute('aria-busy');
		// If the focus is in the island, scrolls to the other ways to reach the agency.
		if (island.matches(':focus-within')) island.querySelector('.form-fallback')?.scrollIntoView({ block: 'nearest' });
	});
	void attempt();
}
