import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin, subPath } from '../../scripts/lib/variants.ts';
import { postPath } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeOlder } from '../support/older-browser.ts';
import { answers, NewsletterFormDriver } from '../support/forms.ts';
import { failScripts, scriptFailureLogs, watchScripts } from '../support/scripts.ts';

const address = 'reader@example.org';

for (const { place, path, find, isRequired } of [
	{ place: 'the footer', path: '/about', find: NewsletterFormDriver.inFooter, isRequired: true },
	{ place: 'the first form on a post', path: postPath, find: NewsletterFormDriver.besidePost, isRequired: false },
	{ place: 'the last form on a post', path: postPath, find: NewsletterFormDriver.belowPost, isRequired: true },
]) {
	test(`The form in ${place} sends the address and shows the server's message`, async ({ page, services }) => {
		await services.order({ newsletter: { hold: true } });
		await page.goto(path);
		const form = find(page);
		await expect(form.email).toHaveJSProperty('required', isRequired);
		await expect(form.email).toHaveAttribute('placeholder', 'you@home');
		const sending = page.waitForRequest((request) => request.method() === 'POST');
		await form.email.fill(address);
		await form.button.dblclick();
		const request = await sending;
		expect(request.url()).toBe(`${servicesOrigin}${servicePaths.newsletter}`);
		expect(request.headers()['content-type']).toContain('application/json');
		expect(request.postData()).toBe(JSON.stringify({ email: address }));
		await expect(form.button).toBeDisabled();
		await services.order({ newsletter: {} });
		await expect(form.result).toHaveText(answers.done);
		await expect(form.result.getByText(answers.done)).toBeFocused();
		await expect(form.email).toHaveValue('');
		await expect(form.button).toBeEnabled();
		expect(await services.calls(servicePaths.newsletter), 'a double click sends one request').toBe(1);
	});
}

test('The footer requires an address, but the first form on a post sends any text', async ({
	page,
	services,
	guard,
}) => {
	guard.allowLog(/status of 400/, /Newsletter subscription failed/);
	const [footer, beside] = [NewsletterFormDriver.inFooter(page), NewsletterFormDriver.besidePost(page)];
	await page.goto('/about');
	await footer.button.click();
	await expect(footer.email).toBeFocused();
	expect(await services.calls(servicePaths.newsletter)).toBe(0);
	await page.goto(postPath);
	await beside.subscribe('');
	await expect(beside.result).toHaveText(/enter your e-mail address\.$/);
	await beside.subscribe('foo');
	await expect(beside.result).toHaveText(/does not look like an e-mail address\.$/);
	expect(await services.calls(servicePaths.newsletter)).toBe(2);
});

// A unit test checks what counts as a failure.
test('A failure is shown and logged, and a second try succeeds', async ({ page, services, guard }) => {
	guard.allowLog(/status of 503/, /Newsletter subscription failed/);
	const message = 'We are moving house until noon.';
	await services.order({ newsletter: { status: 503, body: JSON.stringify({ message }) } });
	await page.goto('/about');
	const form = NewsletterFormDriver.inFooter(page);
	await form.subscribe(address);
	await expect(form.result.locator('[data-tone=danger]')).toHaveText(message);
	await expect(form.email).toHaveValue(address);
	expect(guard.logs.filter((log) => log.startsWith('error: Newsletter subscription failed'))).toHaveLength(1);
	await services.order({ newsletter: {} });
	await form.button.click();
	await expect(form.result).toHaveText(answers.done);
});

test('Nothing loads until a submission', async ({ page }) => {
	const scripts = watchScripts(page);
	await page.goto('/about');
	const form = NewsletterFormDriver.inFooter(page);
	await form.email.fill(address);
	await form.button.hover();
	await expect(form.section.locator('.newsletter')).toHaveAttribute('data-state', 'idle');
	expect(scripts).toEqual([]);
	await form.button.click();
	await expect(form.result).toHaveText(answers.done);
	expect(scripts).toEqual([expect.stringMatching(/^newsletter-sending-/)]);
});

test('If its script does not load, the form shows other ways and keeps the address until it can send', async ({
	page,
	services,
	guard,
}) => {
	guard.allowLog(...scriptFailureLogs, /Newsletter/);
	// The form makes three attempts for each submission.
	await failScripts(page, { times: 3 });
	await page.goto('/about');
	const form = NewsletterFormDriver.inFooter(page);
	const otherWay = form.result.getByRole('link', { name: 'kiln@ember.example' });
	await expect(otherWay).toBeHidden();
	await form.subscribe(address);
	await expect(form.section.locator('.newsletter')).toHaveAttribute('data-state', 'sending');
	await expect(otherWay).toBeHidden();
	await expect(otherWay).toBeInViewport();
	await expect(form.email).toHaveValue(address);
	expect(await services.calls(servicePaths.newsletter)).toBe(0);
	await form.button.click();
	await expect(form.result).toHaveText(answers.done);
	await expect(otherWay).toBeHidden();
});

test.describe('in a browser that does not know whether scripts run', () => {
	test.use({ bypassCSP: true });

	test('The form hides other ways once its script has started', async ({ page, context }) => {
		await makeOlder(context);
		await page.goto('/about');
		await expect(NewsletterFormDriver.inFooter(page).result.getByRole('link').first()).toBeHidden();
	});
});

test.describe('on a site without a backend', () => {
	test.use({ variant: 'base' });

	test('A subscription fails without a request', async ({ page, guard }) => {
		guard.allowLog(/Newsletter subscription failed/);
		const calls: string[] = [];
		page.on('request', (request) => {
			if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) calls.push(request.url());
		});
		await page.goto(`${subPath}/about`);
		const form = NewsletterFormDriver.inFooter(page);
		await form.subscribe(address);
		await expect(form.result).toHaveText('Subscription failed');
		expect(calls).toEqual([]);
	});
});
