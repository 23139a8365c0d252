import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { landing, navigation, site } = content;

for (const javaScriptEnabled of [false, true]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('The button of the hero leads down to the form', async ({ page }) => {
			await page.goto('/landing-page');
			const field = page.getByRole('region', { name: landing.form.title }).getByRole('textbox').first();
			await expect(field).not.toBeInViewport();
			await page.getByRole('link', { name: landing.hero.button, exact: true }).click();
			await expect(field).toBeInViewport({ ratio: 1 });
		});
	});
}

test('The chat bubble stays on the screen and opens a chat in a new tab', async ({ page, context, guard }) => {
	const { origin } = new URL(site.chat.url);
	guard.allowOrigin(origin);
	await context.route(`${origin}/**`, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
	);
	await page.goto('/landing-page');
	const bubble = page.getByRole('link', { name: site.chat.label });
	await expect(bubble).toHaveAccessibleName(`${site.chat.label} ${navigation.labels.newTab}`);
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
});
