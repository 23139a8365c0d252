import { expect, test } from '../support/fixtures.ts';
import { failScripts, scriptFailureLogs, watchScripts } from '../support/scripts.ts';

test('No page but the blog loads React until a visitor reaches for it', async ({ page }) => {
	const scripts = watchScripts(page);
	for (const path of ['/', '/about', '/contactus', '/services/seo', '/landing-page', '/ourprocess'])
		await page.goto(path, { waitUntil: 'networkidle' });
	expect(scripts).toEqual([]);
});

test('The blog list loads with its page', async ({ page }) => {
	const scripts = watchScripts(page);
	await page.goto('/blog');
	await expect(page.locator('[data-island=blog-list][data-hydrated]')).toHaveCount(1);
	expect(scripts).toContainEqual(expect.stringMatching(/^BlogList\./));
});

test('A carousel whose file cannot be loaded stays a strip that scrolls', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page, 'carousels');
	await page.goto('/landing-page');
	const strip = page.locator('[data-island=work-carousel] .carousel-viewport');
	await strip.hover();
	await page.mouse.wheel(5000, 0);
	await expect(strip.locator('[aria-roledescription=slide]').last()).toBeInViewport({ ratio: 0.5 });
});
