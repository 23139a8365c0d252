import type { Page } from '@playwright/test';

/** Lets everything come that waits until it is scrolled to, and goes back to the top. */
export async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const waiting = [...document.images].filter((image) => image.checkVisibility());
		for (const image of waiting) image.loading = 'eager';
		await Promise.allSettled([document.fonts.ready, ...waiting.map((image) => image.decode())]);
		for (let top = 0; top < document.body.scrollHeight; top += 600) {
			scrollTo({ top, behavior: 'instant' });
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		scrollTo({ top: 0, behavior: 'instant' });
	});
	await page.waitForLoadState('networkidle');
}
