import { expect, test } from '@playwright/test';
import { failScripts, watchScripts } from '../support/scripts.ts';

for (const path of ['/', '/about', '/contactus', '/services/seo', '/landing-page', '/ourprocess']) {
	test(`${path} loads no React until a visitor reaches for it`, async ({ page }) => {
		const scripts = watchScripts(page);
		await page.goto(path);
		await page.waitForTimeout(500);
		expect(scripts).toEqual([]);
	});
}

test('The blog list loads with its page', async ({ page }) => {
	const scripts = watchScripts(page);
	await page.goto('/blog');
	await expect(page.locator('[data-island=blog-list][data-hydrated]')).toHaveCount(1);
	expect(scripts).toContainEqual(expect.stringMatching(/^BlogList\./));
});

test('A carousel whose file cannot be loaded stays a strip that scrolls', async ({ page }) => {
	await failScripts(page, { names: ['carousels'] });
	await page.goto('/landing-page');
	const strip = page.locator('[data-island=work-carousel] .carousel-viewport');
	await strip.hover();
	await page.mouse.wheel(5000, 0);
	await expect(strip.locator('[aria-roledescription=slide]').last()).toBeInViewport({ ratio: 0.5 });
});
