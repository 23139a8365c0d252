import type { ClientDirective } from 'astro';
import { retry } from '../lib/retry.ts';

/**
 * Loads and hydrates an island; its component and React come side by side. If they do not come, the island gets
 * `data-failed` and raises `astro:hydration-error`, as it does where Astro itself sees the failure.
 */
export async function start(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> {
	island.addEventListener('astro:hydration-error', () => {
		island.dataset['failed'] = '';
	});
	try {
		// Before Astro asks for them, whose own second try goes to another address, under which React would come twice.
		const addresses = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name));
		await Promise.all(addresses.map((address) => address && retry(() => import(/* @vite-ignore */ address))));
		const hydrate = await load();
		await hydrate();
	} catch (error) {
		const event = new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true, detail: { error } });
		if (island.dispatchEvent(event)) console.error('An island could not be loaded', error);
	}
}
