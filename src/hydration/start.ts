import type { ClientDirective } from 'astro';

/** The pause before the second try, in milliseconds. */
const PAUSE = 1000;

/**
 * Loads and hydrates an island; its component and React come side by side. If they do not come, Astro raises
 * `astro:hydration-error` and the island gets `data-failed`.
 */
export async function start(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> {
	island.addEventListener('astro:hydration-error', () => {
		island.dataset['failed'] = '';
		// Whoever has just pressed something that came to nothing sees what there is instead, which may be below the window:
		// the panel of a tab, the other ways of a form.
		const pressed = island.querySelector<HTMLElement & { hash?: string }>(':focus');
		if (pressed) island.querySelector(pressed.hash || '.form-fallback')?.scrollIntoView({ block: 'nearest' });
	});
	const fetchFiles = () =>
		Promise.all([
			import(/* @vite-ignore */ `${island.getAttribute('component-url')}`),
			import(/* @vite-ignore */ `${island.getAttribute('renderer-url')}`),
		]);
	// Both tries are made here, before Astro asks: its own second try goes to another address, under which React would
	// come twice. Where both fail, Astro's are the last resort, and its error is the one that is reported.
	await fetchFiles()
		.catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(fetchFiles))
		.catch(() => undefined);
	const hydrate = await load();
	await hydrate();
}
