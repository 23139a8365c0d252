import type { Page } from '@playwright/test';
import { postPath } from '../support/visited.ts';
import { expect, test } from '../support/fixtures.ts';
import { NewsletterForm } from '../support/newsletter-form.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

const address = 'reader@example.org';
const done = 'Thank you for subscribing.';

const places = [
	{ place: 'the footer', path: '/about', find: NewsletterForm.inFooter },
	{ place: 'the first box on a post', path: postPath, find: NewsletterForm.besidePost },
	{ place: 'the last box on a post', path: postPath, find: NewsletterForm.belowPost },
];

async function open(page: Page, { path, find }: (typeof places)[number]): Promise<NewsletterForm> {
	await page.goto(path);
	return find(page);
}

for (const place of places) {
	test(`${place.place} sends the address as JSON, shows the server's message and clears the field`, async ({
		page,
		services,
	}) => {
		await services.order({ newsletter: { hold: true } });
		const form = await open(page, place);
		await expect(form.email).toHaveAttribute('placeholder', 'Your email');
		await expect(form.button).toHaveText('Subscribe');
		const sending = page.waitForRequest((request) => request.method() === 'POST');
		await form.subscribe(address);
		const request = await sending;
		expect(request.url()).toBe(`${servicesOrigin}${servicePaths.newsletter}`);
		expect(request.headers()['content-type']).toContain('application/json');
		expect(request.postData()).toBe(JSON.stringify({ email: address }));
		await expect(form.button).toBeDisabled();
		await expect(form.result).toHaveText('');
		await services.order({ newsletter: {} });
		await expect(form.result).toHaveText(done);
		await expect(form.result.getByText(done)).toBeFocused();
		await expect(form.email).toHaveValue('');
		await expect(form.button).toBeEnabled();
		const { subscribers } = await services.received();
		expect(subscribers.map(({ email }) => email)).toEqual([address]);
	});
}

for (const place of places.filter(({ find }) => find !== NewsletterForm.besidePost)) {
	test(`${place.place} asks for an address before anything is sent`, async ({ page, services }) => {
		const form = await open(page, place);
		await form.button.click();
		await expect(form.email).toBeFocused();
		expect(await form.email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
		await form.subscribe(address);
		await expect(form.result).toHaveText(done);
		expect(await services.calls(servicePaths.newsletter)).toBe(1);
	});
}

test.describe('the first box on a post checks nothing itself', () => {
	for (const [typed, answer] of [
		['', 'Please enter your e-mail address.'],
		['foo', 'This does not look like an e-mail address.'],
	] as const) {
		test(`'${typed}' is sent and what the server says is shown`, async ({ page, services, guard }) => {
			guard.allowLog(/status of 400/, /Newsletter subscription failed/);
			await page.goto(postPath);
			const form = NewsletterForm.besidePost(page);
			await form.subscribe(typed);
			await expect(form.result).toHaveText(answer);
			await expect(form.email).toHaveValue(typed);
			expect(await services.calls(servicePaths.newsletter)).toBe(1);
		});
	}
});

test("the three boxes of a post keep their results apart, and a second subscription is refused in the server's words", async ({
	page,
	guard,
}) => {
	guard.allowLog(/status of 409/, /Newsletter subscription failed/);
	await page.goto(postPath);
	const [beside, below] = [NewsletterForm.besidePost(page), NewsletterForm.belowPost(page)];
	await beside.subscribe(address);
	await expect(beside.result).toHaveText(done);
	await below.subscribe(address);
	await expect(below.result).toHaveText('This address is already subscribed.');
	await expect(below.email).toHaveValue(address);
	await expect(beside.result).toHaveText(done);
	await expect(NewsletterForm.inFooter(page).result).toHaveText('', { useInnerText: true });
});

test('a double click subscribes once', async ({ page, services }) => {
	await services.order({ newsletter: { hold: true } });
	await page.goto('/about');
	const form = NewsletterForm.inFooter(page);
	await form.email.fill(address);
	await form.button.dblclick();
	await expect(form.button).toBeDisabled();
	await services.order({ newsletter: {} });
	await expect(form.result).toHaveText(done);
	expect(await services.calls(servicePaths.newsletter)).toBe(1);
});

test("a failure without a message reads 'Subscription failed' and is logged, and a second try works", async ({
	page,
	services,
	guard,
}) => {
	guard.allowLog(/status of 500/, /Newsletter subscription failed/);
	await services.order({ newsletter: { status: 500, message: null } });
	await page.goto('/about');
	const form = NewsletterForm.inFooter(page);
	await form.subscribe(address);
	await expect(form.result).toHaveText('Subscription failed');
	await expect(form.email).toHaveValue(address);
	expect(guard.logs.filter((log) => log.startsWith('error: Newsletter subscription failed'))).toHaveLength(1);
	await services.order({ newsletter: {} });
	await form.button.click();
	await expect(form.result).toHaveText(done);
});

test("a failure with a message shows the server's own words", async ({ page, services, guard }) => {
	guard.allowLog(/status of 503/, /Newsletter subscription failed/);
	await services.order({ newsletter: { status: 503, message: 'We are moving house until noon.' } });
	await page.goto('/about');
	const form = NewsletterForm.inFooter(page);
	await form.subscribe(address);
	await expect(form.result).toHaveText('We are moving house until noon.');
});

test("a connection that breaks off reads 'Subscription failed'", async ({ page, services, guard }) => {
	guard.allowLog(/net::ERR_/, /Newsletter subscription failed/);
	await services.order({ newsletter: { drop: true } });
	await page.goto('/about');
	const form = NewsletterForm.inFooter(page);
	await form.subscribe(address);
	await expect(form.result).toHaveText('Subscription failed');
	await expect(form.email).toHaveValue(address);
});

test.describe('a site without a backend', () => {
	test.use({ variant: 'static' });

	test("answers 'Subscription failed' without calling anything", async ({ page, guard }) => {
		guard.allowLog(/Newsletter subscription failed/);
		const calls: string[] = [];
		page.on('request', (request) => {
			if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) calls.push(request.url());
		});
		await page.goto('/about');
		const form = NewsletterForm.inFooter(page);
		await form.subscribe(address);
		await expect(form.result).toHaveText('Subscription failed');
		await expect(form.email).toHaveValue(address);
		expect(calls).toEqual([]);
		expect(guard.logs.filter((log) => log.startsWith('error: Newsletter subscription failed'))).toHaveLength(1);
	});
});
