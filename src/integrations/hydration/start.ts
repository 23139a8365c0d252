import type { ClientDirective } from 'astro';

/** How often an island is loaded at most; each time Astro asks twice for each file. */
const TRIES = 2;
/** Milliseconds between two tries: on the road a connection is often gone for a moment. */
const PAUSE = 1000;

/**
 * Loads and hydrates an island. Once all tries have failed the island gets `data-failed`, for which the style sheets show
 * it as it is without scripts.
 * @returns whether the scripts have come.
 */
export async function start(
	load: Parameters<ClientDirective>[0],
	island: HTMLElement,
	tries = TRIES,
): Promise<boolean> {
	let isMissing = false;
	const onError = (event: Event) => {
		isMissing = true;
		// Astro writes to the console what is not prevented; a failure that may yet be mended is none.
		if (tries > 1) event.preventDefault();
	};
	island.addEventListener('astro:hydration-error', onError, { once: true });
	const hydrate = await load();
	if (!isMissing) {
		await hydrate();
		return true;
	}
	if (tries > 1) {
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		return start(load, island, tries - 1);
	}
	island.dataset['failed'] = '';
	// Whoever has just pressed something that came to nothing sees what there is instead, which may be below the window:
	// the panel of a tab, the other ways of a form.
	const pressed = island.querySelector(':focus');
	const instead = (pressed instanceof HTMLAnchorElement && pressed.hash) || '.form-fallback';
	if (pressed) island.querySelector(instead)?.scrollIntoView({ block: 'nearest' });
	return false;
}
