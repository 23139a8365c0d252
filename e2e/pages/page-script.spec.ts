import { expect, test } from '../support/fixtures.ts';
import { answers, NewsletterFormDriver } from '../support/forms.ts';
import { menuItems } from '../support/pages.ts';
import { Questions } from '../support/questions.ts';
import { pageScript } from '../support/scripts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Before the script of every page has loaded, the menu, questions and tabs work, and typed text stays', async ({
	page,
	services,
}) => {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	await page.route(pageScript, async (route) => {
		await promise;
		await route.continue();
	});
	await page.goto('/about', { waitUntil: 'commit' });
	const items = page.getByRole('navigation', { name: 'Menu of the pottery' }).getByRole('link');
	await page.getByRole('banner').getByRole('button').click();
	await expect(items).toHaveText(menuItems);
	await page.keyboard.press('Escape');
	await expect(items).toHaveCount(0);
	const faq = new Questions(page);
	await faq.question(0).click();
	await faq.question(1).click();
	await faq.expectOpen(1);
	const form = NewsletterFormDriver.inFooter(page);
	await form.email.fill('reader@example.org');
	resolve(undefined);
	await expect(form.section.locator('.newsletter')).toHaveAttribute('data-state', 'idle');
	await form.button.click();
	await expect(form.result).toHaveText(answers.done);
	expect((await services.received()).subscribers.map(({ email }) => email)).toEqual(['reader@example.org']);
	await faq.expectOpen(1);
});

test('The script of every page is one file, which every page shares', async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	const files = new Set<string>();
	page.on('response', (response) => {
		if (response.url().includes('/BaseLayout.')) files.add(response.url());
	});
	for (const path of ['/', '/contactus', '/landing-page', '/no-such-page']) await page.goto(path);
	expect(files.size).toBe(1);
});
