import type { ClientDirective } from 'astro';

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
	const hydrate = await load();
	await hydrate();
}
