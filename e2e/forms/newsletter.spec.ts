import { subPath } from '../support/variants.ts';
import { postPath } from '../support/blog.ts';
import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { NewsletterFormDriver, subscribed } from '../support/forms.ts';
import { holdRequests, newAddress, receivedFrom, services } from '../support/services.ts';

test.describe('with a backend', () => {
	test.use({ variant: 'backend' });

	for (const { place, path, find, isRequired } of [
		{ place: 'the footer', path: `${subPath}/about`, find: NewsletterFormDriver.inFooter, isRequired: true },
		{ place: 'the first form on a post', path: postPath, find: NewsletterFormDriver.besidePost, isRequired: false },
		{ place: 'the last form on a post', path: postPath, find: NewsletterFormDriver.belowPost, isRequired: true },
	]) {
		test(`The form in ${place} sends the address once and shows the server's message`, async ({ page }) => {
			const release = await holdRequests(page, services.newsletter);
			await page.goto(path);
			const form = find(page);
			await expect(form.email).toHaveJSProperty('required', isRequired);
			await expect(form.email).toHaveAttribute('placeholder', text('words', 'newsletter.email.placeholder'));
			const email = newAddress();
			await form.email.fill(email);
			const sending = page.waitForRequest((request) => request.method() === 'POST');
			await form.button.dblclick();
			const request = await sending;
			expect(request.url()).toBe(services.newsletter);
			expect(request.headers()['content-type']).toContain('application/json');
			expect(request.postData()).toBe(JSON.stringify({ email }));
			await expect(form.button).toBeDisabled();
			release();
			await expect(form.result.getByText(subscribed)).toBeFocused();
			await expect(form.email).toHaveValue('');
			await expect(form.button).toBeEnabled();
			expect((await receivedFrom(email)).subscriptions).toBe(1);
		});
	}

	test('The footer requires an address, but the first form on a post sends any text', async ({ page, guard }) => {
		guard.allowLog(/status of 400/, /Newsletter subscription failed/);
		let calls = 0;
		page.on('request', (request) => void (request.method() === 'POST' && (calls += 1)));
		const [footer, beside] = [NewsletterFormDriver.inFooter(page), NewsletterFormDriver.besidePost(page)];
		await page.goto(`${subPath}/about`);
		await footer.button.click();
		await expect(footer.email).toBeFocused();
		expect(calls).toBe(0);
		await page.goto(postPath);
		await beside.subscribe('');
		await expect(beside.result).toContainText('enter your e-mail address.');
		await beside.subscribe('foo');
		await expect(beside.result).toContainText('does not look like an e-mail address.');
		expect(calls).toBe(2);
	});
});

test('Without a backend, a subscription fails without a request', async ({ page, guard }) => {
	guard.allowLog(/Newsletter subscription failed/);
	const calls: string[] = [];
	page.on('request', (request) => {
		if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) calls.push(request.url());
	});
	await page.goto('/about');
	const form = NewsletterFormDriver.inFooter(page);
	await form.subscribe(newAddress());
	await expect(form.result).toContainText(text('words', 'newsletter.failure'));
	expect(calls).toEqual([]);
});
