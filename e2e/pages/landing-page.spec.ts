import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { landing, navigation, site } = content;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test.beforeEach(({ page }) => page.goto('/landing-page'));

	test('The hero promises a website in 20 business days and names what is in the price', async ({ page }) => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/website in 20 business days/i);
		const points = page.getByRole('listitem');
		for (const point of [/no hidden fees/i, /free 1-year domain/i, /mobile friendly/i, /seo ready/i]) {
			await expect(points.filter({ hasText: point }).first()).toBeVisible();
		}
	});

	test('The page has no header, no footer and no way off the offer but its own links', async ({ page }) => {
		await expect(page.getByRole('banner')).toHaveCount(0);
		await expect(page.getByRole('contentinfo')).toHaveCount(0);
		await expect(page.getByRole('navigation')).toHaveCount(0);
	});

	test('Six benefits are listed', async ({ page }) => {
		const benefits = page.getByRole('region', { name: landing.benefits.title });
		await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
			'Website ready in 20 days',
			'1 year domain free',
			'Mobile responsive design',
			'SEO ready',
			'24/7 support',
			'100% customised unique design',
		]);
	});

	test('“Get Free Quote” leads down to the form', async ({ page }) => {
		const form = page.getByRole('region', { name: landing.form.title });
		await expect(form).not.toBeInViewport();
		await page.getByRole('link', { name: 'Get Free Quote', exact: true }).click();
		await expect(form.getByRole('heading')).toBeInViewport();
		await expect(form.getByRole('textbox').first()).toBeInViewport();
	});

	test('“Our Work” shows two linked pictures, the other carousel four voices with five stars each', async ({
		page,
	}) => {
		const work = page.getByRole('region', { name: 'Our Work', exact: true }).first();
		await expect(work.getByRole('link').getByRole('img')).toHaveCount(2);
		const voices = page.getByRole('region', { name: landing.testimonials.title }).first().getByRole('figure');
		await expect(voices).toHaveCount(4);
		for (const voice of await voices.all()) {
			await voice.scrollIntoViewIfNeeded();
			await expect(voice.getByRole('blockquote')).toBeInViewport();
			await expect(voice.getByRole('img', { name: landing.carousel.rating.replace('{stars}', '5') })).toBeInViewport();
			await expect(voice.locator('figcaption')).toHaveText(/\w+/);
		}
	});
});

test('“Get Free Quote” scrolls smoothly to the form and puts it on the screen', async ({ page }) => {
	await page.goto('/landing-page');
	await page.getByRole('link', { name: 'Get Free Quote' }).click();
	const form = page.getByRole('region', { name: landing.form.title });
	await expect(form.getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
	await expect(page).toHaveURL('/landing-page#quote');
});

test('The chat bubble stays on the screen and opens a chat in a new tab', async ({ page, context, guard }) => {
	guard.allowOrigin('https://wa.me');
	await context.route('https://wa.me/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
	);
	await page.goto('/landing-page');
	const bubble = page.getByRole('link', { name: 'Have questions? Chat with us now!' });
	await expect(bubble).toHaveAccessibleName(`Have questions? Chat with us now! ${navigation.labels.newTab}`);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		for (const part of [landing.benefits.title, landing.testimonials.title, landing.hero.title]) {
			await page.getByRole('heading', { name: part }).first().scrollIntoViewIfNeeded();
			await expect(bubble).toBeInViewport({ ratio: 1 });
		}
	}
	const opened = context.waitForEvent('page');
	await bubble.click();
	const tab = await opened;
	await expect(tab).toHaveURL(site.chat.url);
	expect(await tab.evaluate(() => opener === null)).toBe(true);
	await expect(page).toHaveURL('/landing-page');
});
