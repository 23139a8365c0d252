import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { failScripts, holdScripts } from '../support/scripts.ts';

const address = 'reader@example.org';
const parts = (section: Locator) => ({
	email: section.getByRole('textbox'),
	button: section.getByRole('button'),
	result: section.getByRole('status'),
});
const footerForm = (page: Page) => parts(page.getByRole('contentinfo'));

/** Answers subscriptions and returns what has been posted so far. */
async function answerWith(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<string[]> {
	const posted: string[] = [];
	await page.route('**/api/newsletter/subscribe', async (route) => {
		if (route.request().method() === 'POST') posted.push(route.request().postData() ?? '');
		await route.fulfill({
			headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
			...answer,
		});
	});
	return posted;
}
const welcome = { json: { message: 'Welcome.' } };

test('A form submitted before React is sent exactly once', async ({ page }) => {
	const posted = await answerWith(page, welcome);
	const release = await holdScripts(page);
	await page.goto('/about');
	const { email, button, result } = footerForm(page);
	await email.fill(address);
	for (let press = 0; press < 3; press += 1) await button.click();
	await expect(page.locator('footer astro-island')).toHaveAttribute('aria-busy', 'true');
	await expect(email).toHaveValue(address);
	release();
	await expect(result).toHaveText('Welcome.');
	await expect(result.getByText('Welcome.')).toBeFocused();
	await expect(email).toHaveValue('');
	expect(posted).toEqual([JSON.stringify({ email: address })]);
});

test('Text typed before React stays, and a double click sends once', async ({ page }) => {
	const posted = await answerWith(page, welcome);
	await page.goto('/about');
	const { email, button, result } = footerForm(page);
	await email.fill(address);
	await expect(page.locator('footer [data-hydrated]')).toHaveCount(1);
	await expect(email).toHaveValue(address);
	await button.dblclick();
	await expect(result).toHaveText('Welcome.');
	expect(posted).toHaveLength(1);
});

test('Only the first form on a post sends an empty address', async ({ page }) => {
	const posted = await answerWith(page, welcome);
	await page.goto('/blog');
	await page.locator('[data-island=blog-list] a[href^="/blog/"]').first().click();
	const form = (within: Locator) => parts(within.locator('section:has([data-island=newsletter-form])').last());
	const [first, last] = [form(page.getByRole('complementary')), form(page.getByRole('main'))];
	await last.button.click();
	await expect(last.email).toBeFocused();
	await first.button.click();
	await expect(first.result).toHaveText('Welcome.');
	expect(posted).toEqual(['{"email":""}']);
});

for (const { name, answer, isDone, text } of [
	{ name: 'JSON without a message', answer: { json: {} }, isDone: true, text: /\w/ },
	{ name: 'an empty body', answer: { status: 201, body: '' }, isDone: true, text: /\w/ },
	{
		name: 'a web page',
		answer: { contentType: 'text/html', body: '<h1>Hi</h1>' },
		isDone: false,
		text: 'Subscription failed',
	},
	{
		name: 'several messages',
		answer: { status: 400, json: { message: ['Too short.', 'No @.'] } },
		isDone: false,
		text: 'Too short. No @.',
	},
]) {
	test(`The answer is ${name}`, async ({ page }) => {
		await answerWith(page, answer);
		await page.goto('/about');
		const { email, button, result } = footerForm(page);
		await email.fill(address);
		await button.click();
		await expect(result.locator('[data-tone]')).toHaveAttribute('data-tone', isDone ? 'success' : 'danger');
		await expect(result).toHaveText(text);
		await expect(email).toHaveValue(isDone ? '' : address);
	});
}

test('If its file cannot be loaded, the form keeps the address and shows other ways', async ({ page }) => {
	await failScripts(page, { names: ['NewsletterForm'] });
	await page.goto('/about');
	const { email, button, result } = footerForm(page);
	const otherWay = result.getByRole('link').first();
	await expect(otherWay).toBeHidden();
	await email.fill(address);
	await button.click();
	await expect(otherWay).toBeVisible();
	await expect(email).toHaveValue(address);
	await expect(page.locator('footer astro-island')).not.toHaveAttribute('aria-busy');
});
