import { postPath } from '../support/blog.ts';
import { expect, subPath, test, text } from '../support/fixtures.ts';
import { ContactFormDriver, NewsletterFormDriver, subscribed, visitor } from '../support/forms.ts';
import { holdRequests, holdScripts, newAddress, receivedFrom, services } from '../support/services.ts';

test.use({ builds: ['backend'] });

const thanks = text('words', 'contact.success');

for (const { place, path, heading } of [
	{ place: 'the contact page', path: `${subPath}/contactus`, heading: text('pages/contact', 'form.title') },
	{ place: 'a blog post', path: postPath, heading: text('words', 'blog.post.contactTitle') },
]) {
	test(`On ${place}, the contact form sends what was entered and shows thanks in its place`, async ({ page }) => {
		const release = await holdRequests(page, services.mail);
		await page.clock.setFixedTime('2026-03-09T02:00:00Z');
		await page.goto(path);
		const form = new ContactFormDriver(page, heading);
		await expect(form.name).toHaveAttribute('autocomplete', 'name');
		await expect(form.email).toHaveAttribute('autocomplete', 'email');
		for (const field of [form.name, form.email, form.message]) await expect(field).toHaveJSProperty('required', true);
		const email = newAddress();
		// Phones add a space when they autocomplete an address.
		await form.fill(`${email} `);
		// The form sends the time of submission, not the time at which the page was opened.
		await page.clock.setFixedTime('2026-03-09T08:35:06Z');
		const sending = page.waitForRequest(services.mail);
		await form.button.click();
		expect((await sending).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		await expect(form.button).toHaveText(text('words', 'contact.sending'));
		await expect(form.button).toBeDisabled();
		release();
		await expect(form.result.getByText(thanks)).toBeFocused();
		await expect(form.name).toHaveCount(0);
		const service = { lib_version: '4.4.1', service_id: 'local', template_id: 'contact', user_id: 'local-public-key' };
		const message = visitor.message.replace('\n', '\r\n');
		const time = expect.stringMatching(/^9\/3\/2026, 2:05:06\spm$/);
		expect((await receivedFrom(email)).messages).toEqual([{ ...service, name: visitor.name, email, message, time }]);
	});
}

test('A wrong e-mail address raises an alert, spaces are no name or message, nothing is sent', async ({ page }) => {
	const sentence = text('words', 'contact.invalidEmail');
	const alerts: string[] = [];
	await page.route(services.mail, () => expect.soft('a request').toBe('none'));
	page.on('dialog', (dialog) => {
		alerts.push(dialog.message());
		void dialog.accept();
	});
	await page.goto(`${subPath}/contactus`);
	const form = new ContactFormDriver(page);
	await form.fill('reader@example');
	await form.button.click();
	await expect(form.section.getByText(sentence)).toBeVisible();
	await expect(form.email).toBeFocused();
	expect(alerts).toEqual([sentence]);
	await form.email.fill(newAddress());
	await expect(form.section.getByText(sentence)).toHaveCount(0);
	for (const field of [form.name, form.message]) {
		await form.fill(newAddress());
		await field.fill(' \t ');
		await form.button.click();
		await expect(field).toBeFocused();
		await expect(field).toHaveValue('');
	}
});

for (const { place, path, find, isRequired } of [
	{ place: 'the footer', path: `${subPath}/about`, find: NewsletterFormDriver.inFooter, isRequired: true },
	{ place: 'the first form on a post', path: postPath, find: NewsletterFormDriver.besidePost, isRequired: false },
	{ place: 'the last form on a post', path: postPath, find: NewsletterFormDriver.belowPost, isRequired: true },
]) {
	test(`The newsletter form in ${place} sends once, and shows the server's message`, async ({ page }) => {
		const release = await holdRequests(page, services.newsletter);
		await page.goto(path);
		const form = find(page);
		await expect(form.email).toHaveJSProperty('required', isRequired);
		await expect(form.email).toHaveAttribute('placeholder', text('words', 'newsletter.email.placeholder'));
		const email = newAddress();
		await form.email.fill(`Mailto: ${email}\u200b`);
		await form.button.dblclick();
		await expect(form.button).toBeDisabled();
		release();
		await expect(form.result.getByText(subscribed)).toBeFocused();
		await expect(form.email).toHaveValue('');
		await expect(form.button).toBeEnabled();
		expect((await receivedFrom(email)).subscriptions).toBe(1);
	});
}

test('What a visitor sends before React arrives is sent once', async ({ page }) => {
	const email = newAddress();
	const release = await holdScripts(page);
	await page.goto(`${subPath}/contactus`);
	const [newsletter, form] = [NewsletterFormDriver.inFooter(page), new ContactFormDriver(page)];
	await newsletter.subscribe(email);
	await form.fill(email);
	for (let press = 0; press < 3; press += 1) await form.button.click();
	release();
	await expect(newsletter.result).toHaveText(subscribed);
	await expect(form.result).toHaveText(thanks);
	const { messages, subscriptions } = await receivedFrom(email);
	expect([messages.length, subscriptions]).toEqual([1, 1]);
});
