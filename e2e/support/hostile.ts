import type { BrowserContext, Page } from '@playwright/test';
import type { Guard } from './guard.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Hosts of the table's harmless pictures. */
const PICTURE_HOSTS = ['https://a.example', 'https://pictures.example', 'https://backend.example'];

/**
 * Watches a context for anything that runs; the guard does so for breaches of the security policy and for requests to
 * hosts of attackers. Pictures of harmless hosts are answered, others are missing.
 * @returns what tells how many attacks have run so far in a page.
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
			// What waits for a visitor gets one.
			for (const element of document.querySelectorAll('[data-post-body] *, article *'))
				for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load'])
					if (!(element instanceof HTMLImageElement)) element.dispatchEvent(new Event(type));
			return Reflect.has(window, 'pwned') ? 1 : 0;
		});
		return dialogs + marks;
	};
}
