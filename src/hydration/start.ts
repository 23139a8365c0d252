import type { ClientDirective } from 'astro';

/** The pause before the second try, in milliseconds. */
const PAUSE = 1000;

/**
 * Loads and hydrates an island; its component and React come side by side. If they do not come, Astro raises
 * `astro:hydration-error` and the island gets `data-failed`.
 */
export async function start(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> {
	island.addEventListener('astro:hydration-error', () => {
		island.toggleAttribute('data-failed', true);
		// Whoever has just pressed a button that came to nothing sees the form's other ways, which may be below the window.
		if (island.matches(':focus-within')) island.querySelector('.form-fallback')?.scrollIntoView({ block: 'nearest' });
	});
	const fetchFiles = () =>
		Promise.all(
			['component', 'renderer'].map((name) => {
				const address = island.getAttribute(`${name}-url`);
				return address && import(/* @vite-ignore */ address);
			}),
		);
	// Both tries are made here, before Astro asks: its own second try goes to another address, under which React would
	// come twice. Where both fail, Astro's are the last resort, and its error is the one that is reported.
	await fetchFiles()
		.catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(fetchFiles))
		.catch(() => undefined);
	const hydrate = await load();
	await hydrate();
}
