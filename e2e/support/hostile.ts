import type { BrowserContext, Page } from '@playwright/test';
import type { Guard } from './guard.ts';

/** A one-pixel picture. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Hosts of the harmless pictures in the attack table. */
const PICTURE_HOSTS = ['https://a.example', 'https://pictures.example', 'https://backend.example'];

/**
 * Detects attacks that run in a browser context. Answers requests for harmless pictures; the guard watches for
 * violations of the policy and for requests to attackers.
 * @returns a function that counts the attacks that have run in a page so far.
 */
export async function watchAttacks(context: BrowserContext, guard: Guard): Promise<(page: Page) => Promise<number>> {
	let dialogs = 0;
	context.on('dialog', (dialog) => {
		dialogs++;
		void dialog.dismiss();
	});
	guard.allowLog(/Failed to load resource: the server responded with a status of 404/);
	guard.allowOrigin(...PICTURE_HOSTS);
	for (const host of PICTURE_HOSTS)
		await context.route(`${host}/**`, (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }));
	return async (page) => {
		const marks = await page.evaluate(() => {
			// Some attacks wait for a visitor's action.
			for (const element of document.querySelectorAll('[data-post-body] *, article *'))
				for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load'])
					if (!(element instanceof HTMLImageElement)) element.dispatchEvent(new Event(type));
			return Reflect.has(window, 'pwned') ? 1 : 0;
		});
		return dialogs + marks;
	};
}
