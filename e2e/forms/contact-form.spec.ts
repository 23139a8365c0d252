import { ContactForm, contactPlaces, contactTexts, visitor } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

for (const { place, path, heading } of contactPlaces) {
	test.describe(`the contact form on ${place}`, () => {
		test('names its three fields and helps the browser to fill them in', async ({ page }) => {
			await page.goto(path);
			const form = new ContactForm(page, heading);
			await expect(form.name).toHaveAttribute('autocomplete', 'name');
			await expect(form.email).toHaveAttribute('autocomplete', 'email');
			await expect(form.email).toHaveAttribute('inputmode', 'email');
			await expect(form.message).toBeVisible();
			await expect(form.button).toHaveText('Submit');
		});

		test('says that it sends, then thanks in the place of the form and moves the focus there', async ({
			page,
			services,
		}) => {
			await services.order({ mail: { hold: true } });
			await page.goto(path);
			const form = new ContactForm(page, heading);
			await form.fill();
			await form.button.click();
			await expect(form.button).toHaveText('Sending...');
			await expect(form.button).toBeDisabled();
			await expect(form.message).toHaveValue(visitor.message);
			await services.order({ mail: {} });
			await expect(form.result).toHaveText(contactTexts.thanks);
			await expect(form.result.getByText(contactTexts.thanks)).toBeFocused();
			await expect(form.name).toHaveCount(0);
			await expect(form.button).toHaveCount(0);
		});

		test('sends name, e-mail, message, local time and the ids, and nothing else', async ({ page, services }) => {
			await page.clock.setFixedTime('2026-03-09T02:00:00Z');
			await page.goto(path);
			const form = new ContactForm(page, heading);
			await form.fill();
			// The time is taken when the visitor submits and not when the page was opened.
			await page.clock.setFixedTime('2026-03-09T08:35:06Z');
			await form.button.click();
			await expect(form.result).toHaveText(contactTexts.thanks);
			const { messages } = await services.received();
			expect(messages).toHaveLength(1);
			const fields = messages[0]?.fields ?? [];
			expect([...fields].sort()).toEqual([
				['email', visitor.email],
				['lib_version', '4.4.1'],
				['message', visitor.message.replace('\n', '\r\n')],
				['name', visitor.name],
				['service_id', 'local'],
				['template_id', 'contact'],
				['time', expect.stringMatching(/^9\/3\/2026, 2:05:06\spm$/)],
				['user_id', 'local-public-key'],
			]);
		});
	});
}

test('a message goes as a multipart form to the delivery provider on another origin, without a reload', async ({
	page,
	baseURL,
}) => {
	await page.goto('/contactus');
	await page.evaluate(() => document.body.setAttribute('data-opened', 'once'));
	const form = new ContactForm(page);
	await form.fill();
	const sending = page.waitForRequest((request) => request.url().endsWith(servicePaths.mail));
	await form.button.click();
	const request = await sending;
	expect(request.method()).toBe('POST');
	expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
	expect(new URL(request.url()).origin).toBe(servicesOrigin);
	expect(servicesOrigin).not.toBe(baseURL);
	await expect(form.result).toHaveText(contactTexts.thanks);
	await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
});

for (const wrong of ['foo', 'a@b']) {
	test(`'${wrong}' as e-mail raises an alert and the same sentence at the field, and nothing is sent`, async ({
		page,
		services,
	}) => {
		await page.goto('/contactus');
		const alerts: string[] = [];
		page.on('dialog', async (dialog) => {
			alerts.push(`${dialog.type()}: ${dialog.message()}`);
			await dialog.accept();
		});
		const form = new ContactForm(page);
		await form.fill({ email: wrong });
		await form.button.click();
		await expect(page.getByRole('alert')).toHaveText(contactTexts.invalid);
		expect(alerts).toEqual([`alert: ${contactTexts.invalid}`]);
		await expect(form.email).toHaveAccessibleDescription(contactTexts.invalid);
		await expect(form.email).toHaveAttribute('aria-invalid', 'true');
		await expect(form.email).toBeFocused();
		await expect(form.message).toHaveValue(visitor.message);
		await expect(form.button).toHaveText('Submit');

		// The next message that arrives is the corrected one, so the wrong one was never sent.
		await form.email.fill(visitor.email);
		await form.button.click();
		await expect(form.result).toHaveText(contactTexts.thanks);
		await expect(page.getByRole('alert')).toHaveCount(0);
		expect(await services.calls(servicePaths.mail)).toBe(1);
		expect(alerts).toHaveLength(1);
	});
}

test('name, e-mail and message are required: the browser asks for what is missing and nothing is sent', async ({
	page,
	services,
}) => {
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	for (const field of ['name', 'email', 'message'] as const) {
		await form[field].fill('');
		await form.button.click();
		await expect(form[field]).toBeFocused();
		expect(await form[field].evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
		await form[field].fill(visitor[field]);
	}
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	expect(await services.calls(servicePaths.mail)).toBe(1);
});

test('a double click sends once', async ({ page, services }) => {
	await services.order({ mail: { hold: true } });
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	await form.button.dblclick();
	await expect(form.button).toHaveText('Sending...');
	await services.order({ mail: {} });
	await expect(form.result).toHaveText(contactTexts.thanks);
	expect(await services.calls(servicePaths.mail)).toBe(1);
	expect((await services.received()).messages).toHaveLength(1);
});

test('Enter in a field sends, and pressing it again while it sends does not send again', async ({ page, services }) => {
	await services.order({ mail: { hold: true } });
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	await form.email.press('Enter');
	await form.email.press('Enter');
	await expect(form.button).toHaveText('Sending...');
	await form.email.press('Enter');
	await services.order({ mail: {} });
	await expect(form.result).toHaveText(contactTexts.thanks);
	expect(await services.calls(servicePaths.mail)).toBe(1);
});

test('a robot that fills in the hidden field is thanked and nothing is sent', async ({ page, services }) => {
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	await form.trap.fill('Buy now', { force: true });
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	expect(await services.calls(servicePaths.mail)).toBe(0);
});
