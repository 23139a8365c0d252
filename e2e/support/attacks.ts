import type { Page } from '@playwright/test';
import type { Guard } from './guard.ts';

/** Hosts of the harmless pictures in the attacks and odd posts. */
const PICTURE_HOSTS = ['a', 'pictures', 'backend', 'gone'].map((host) => `https://${host}.example`);

/**
 * Prepares a page that shows hostile posts: their harmless pictures fail to load, while the guard watches for
 * violations of the policy and for requests to attackers.
 * @returns a function that tells whether an attack has run in the page.
 */
export async function watchAttacks(page: Page, guard: Guard): Promise<() => Promise<boolean>> {
	let dialogs = 0;
	page.on('dialog', (dialog) => {
		dialogs += 1;
		void dialog.dismiss();
	});
	guard.allowLog(/Failed to load resource/);
	guard.allowOrigin(...PICTURE_HOSTS);
	return async () => {
		const isMarked = await page.evaluate(() => {
			// Some attacks wait for a visitor's action.
			for (const element of document.querySelectorAll('[data-post-body] *, article *'))
				for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load'])
					if (!(element instanceof HTMLImageElement)) element.dispatchEvent(new Event(type));
			return Reflect.has(window, 'pwned');
		});
		return isMarked || dialogs > 0;
	};
}
