import type { Page } from '@playwright/test';

/** Lets everything come that waits until it is scrolled to, and goes back to the top. */
export async function settle(page: Page): Promise<void> {
	await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
	await page.evaluate(async () => {
		// Cards far from the window are not drawn, and would be left blank.
		for (const card of document.querySelectorAll<HTMLElement>('.blog-grid > li'))
			card.style.contentVisibility = 'visible';
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

/** Waits until nothing moves any more; a whole page is taken from its top, or what sticks would stand in its middle. */
export async function rest(page: Page, isScreen: boolean): Promise<void> {
	await page.evaluate(async (isScreen) => {
		if (!isScreen) scrollTo({ top: 0, behavior: 'instant' });
		await new Promise((resolve) => requestAnimationFrame(resolve));
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	}, isScreen);
}
