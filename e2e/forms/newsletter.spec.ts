import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { answers, NewsletterForm } from '../support/newsletter-form.ts';
import { postPath } from '../support/pages.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import type { Order } from '../../scripts/services/faults.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

const words = content.forms.newsletter;
const { email, phone } = content.site;
const address = 'reader@example.org';

const places = [
	{ place: 'the footer', path: '/about', find: NewsletterForm.inFooter, isRequired: true },
	{ place: 'the first box on a post', path: postPath, find: NewsletterForm.besidePost, isRequired: false },
	{ place: 'the last box on a post', path: postPath, find: NewsletterForm.belowPost, isRequired: true },
];

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const { place, path, find, isRequired } of places) {
		test(`The form in ${place} says how to reach the agency; its address is ${isRequired ? '' : 'not '}required`, async ({
			page,
		}) => {
			await page.goto(path);
			const form = find(page);
			await expect(form.email).toHaveAttribute('placeholder', words.email.placeholder ?? '');
			await expect(form.email).toHaveJSProperty('required', isRequired);
			await expect(form.button).toHaveText(words.submit);
			await expect(form.result.getByRole('link', { name: email.address })).toBeVisible();
			await expect(form.result.getByRole('link', { name: phone.display })).toBeVisible();
		});
	}
});

for (const { place, path, find } of places) {
	test(`The form in ${place} sends the address as JSON, shows the server's message and clears the field`, async ({
		page,
		services,
	}) => {
		await services.order({ newsletter: { hold: true } });
		await page.goto(path);
		const form = find(page);
		const sending = page.waitForRequest((request) => request.method() === 'POST');
		await form.email.fill(address);
		await form.button.dblclick();
		const request = await sending;
		expect(request.url()).toBe(`${servicesOrigin}${servicePaths.newsletter}`);
		expect(request.headers()['content-type']).toContain('application/json');
		expect(request.postData()).toBe(JSON.stringify({ email: address }));
		await expect(form.button).toBeDisabled();
		await expect(form.result).toHaveText('');
		await services.order({ newsletter: {} });
		await expect(form.result).toHaveText(answers.done);
		await expect(form.result.getByText(answers.done)).toBeFocused();
		await expect(form.email).toHaveValue('');
		await expect(form.button).toBeEnabled();
		expect(await services.calls(servicePaths.newsletter), 'a double click sends once').toBe(1);
	});
}

test('The footer asks for an address before anything is sent', async ({ page, services }) => {
	await page.goto('/about');
	const form = NewsletterForm.inFooter(page);
	await form.button.click();
	await expect(form.email).toBeFocused();
	await form.subscribe(address);
	await expect(form.result).toHaveText(answers.done);
	expect(await services.calls(servicePaths.newsletter)).toBe(1);
});

test('The first box on a post checks nothing itself: nothing is sent as it is, and what the server says is shown', async ({
	page,
	services,
	guard,
}) => {
	guard.allowLog(/status of 400/, /Newsletter subscription failed/);
	await page.goto(postPath);
	const form = NewsletterForm.besidePost(page);
	await form.subscribe('');
	await expect(form.result).toHaveText(/e-mail address\.$/);
	expect(await services.calls(servicePaths.newsletter)).toBe(1);
});

const moving = 'We are moving house until noon.';
const failures: [what: string, order: NonNullable<Order['newsletter']>, shown: string][] = [
	['without a message', { status: 500, message: null }, words.failure],
	['with a message', { status: 503, message: moving }, moving],
	['of the connection', { drop: true }, words.failure],
];

for (const [what, newsletter, shown] of failures) {
	test(`A failure ${what} is shown and logged, the address stays, and a second try works`, async ({
		page,
		services,
		guard,
	}) => {
		guard.allowLog(/status of 50/, /net::ERR_/, /Newsletter subscription failed/);
		await services.order({ newsletter });
		await page.goto('/about');
		const form = NewsletterForm.inFooter(page);
		await form.subscribe(address);
		await expect(form.result).toHaveText(shown);
		await expect(form.email).toHaveValue(address);
		expect(guard.logs.filter((log) => log.startsWith('error: Newsletter subscription failed'))).toHaveLength(1);
		await services.order({ newsletter: {} });
		await form.button.click();
		await expect(form.result).toHaveText(answers.done);
	});
}

test.describe('on a site without a backend', () => {
	test.use({ variant: 'static' });

	test('A subscription fails without a call to anything', async ({ page, guard }) => {
		guard.allowLog(/Newsletter subscription failed/);
		const calls: string[] = [];
		page.on('request', (request) => {
			if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) calls.push(request.url());
		});
		await page.goto('/about');
		const form = NewsletterForm.inFooter(page);
		await form.subscribe(address);
		await expect(form.result).toHaveText(words.failure);
		await expect(form.email).toHaveValue(address);
		expect(calls).toEqual([]);
	});
});
