import { ContactForm, contactPlaces, visitor } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { failScripts, holdScripts, scriptFailureLogs } from '../support/scripts.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

const { site, forms } = content;
const words = forms.contact;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const { place, path, heading } of contactPlaces) {
		test(`The form on ${place} says how to reach the agency, and hands its text to the visitor's own mail program`, async ({
			page,
		}) => {
			await page.goto(path);
			const { name, email, message, result, button } = new ContactForm(page, heading);
			for (const field of [name, email, message]) await expect(field).toHaveJSProperty('required', true);
			await expect(button).toHaveText(words.submit);
			const mailto = `mailto:${site.email.address}`;
			await expect(result.getByRole('link', { name: site.email.address })).toHaveAttribute('href', mailto);
			const tel = `tel:${site.phone.number}`;
			await expect(result.getByRole('link', { name: site.phone.display })).toHaveAttribute('href', tel);
			const form = page.getByRole('region', { name: heading, exact: true }).locator('form');
			await expect(form).toHaveAttribute('action', mailto);
			await expect(form).toHaveAttribute('enctype', 'text/plain');
		});
	}
});

test.describe('before the script has come', () => {
	test('What was typed stays, the cursor too, and typing goes on', async ({ page, services }) => {
		const release = await holdScripts(page);
		await page.goto('/contactus');
		const form = new ContactForm(page);
		await form.fill({ message: 'A shop for ' });
		await form.message.press('End');
		release();
		await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
		await expect(form.name).toHaveValue(visitor.name);
		await expect(form.message).toBeFocused();
		await page.keyboard.type('sarees');
		await form.button.click();
		await expect(form.result).toHaveText(words.success);
		expect((await services.received()).messages[0]?.fields).toContainEqual(['message', 'A shop for sarees']);
	});

	test('A visitor who presses Submit three times sends once, without a reload', async ({ page, services }) => {
		const release = await holdScripts(page);
		await page.goto('/contactus');
		await page.evaluate(() => document.body.setAttribute('data-opened', 'once'));
		const form = new ContactForm(page);
		await form.fill();
		for (let time = 0; time < 3; time += 1) await form.button.click();
		expect(await services.calls(servicePaths.mail)).toBe(0);
		release();
		await expect(form.result).toHaveText(words.success);
		expect(await services.calls(servicePaths.mail)).toBe(1);
		await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
	});

	test('A wrong address raises the alert once, when the script comes', async ({ page, services }) => {
		const release = await holdScripts(page);
		await page.goto('/contactus');
		const alerts: string[] = [];
		page.on('dialog', async (dialog) => {
			alerts.push(dialog.message());
			await dialog.accept();
		});
		const form = new ContactForm(page);
		await form.fill({ email: 'a@b' });
		await form.button.click();
		expect(alerts).toEqual([]);
		release();
		await expect(form.email).toHaveAccessibleDescription(words.invalidEmail);
		expect(alerts).toEqual([words.invalidEmail]);
		expect(await services.calls(servicePaths.mail)).toBe(0);
	});
});

test(
	'The delivery library failing once at submit does not lose the message',
	{ tag: '@second-try' },
	async ({ page, services, guard }) => {
		guard.allowLog(/net::ERR_CONNECTION_RESET/);
		const failures = await failScripts(page, { names: ['es'], times: 1 });
		await page.goto('/contactus');
		const form = new ContactForm(page);
		await form.fill();
		await form.button.click();
		await expect(form.result).toHaveText(words.success);
		expect([...failures.values()]).toEqual([1]);
		expect(await services.calls(servicePaths.mail)).toBe(1);
	},
);

test('When no script ever comes the form names e-mail and phone, in sight, and keeps what was typed', async ({
	page,
	guard,
}) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	await form.button.click();
	await expect(form.result.getByRole('link', { name: site.email.address })).toBeInViewport();
	await expect(form.result.getByRole('link', { name: site.phone.display })).toBeVisible();
	await expect(form.name).toHaveValue(visitor.name);
	await expect(form.message).toHaveValue(visitor.message);
	await expect(form.button).toBeEnabled();
});

for (const { place, path, heading } of contactPlaces) {
	test(`On ${place} the form says that it sends, then thanks in its own place; what arrives is what was typed`, async ({
		page,
		services,
	}) => {
		await services.order({ mail: { hold: true } });
		await page.clock.setFixedTime('2026-03-09T02:00:00Z');
		await page.goto(path);
		const form = new ContactForm(page, heading);
		await expect(form.name).toHaveAttribute('autocomplete', 'name');
		await expect(form.email).toHaveAttribute('autocomplete', 'email');
		await expect(form.email).toHaveAttribute('inputmode', 'email');
		await form.fill();
		// The time is taken when the visitor submits and not when the page was opened.
		await page.clock.setFixedTime('2026-03-09T08:35:06Z');
		const sending = page.waitForRequest((request) => request.url().endsWith(servicePaths.mail));
		await form.button.click();
		expect(new URL((await sending).url()).origin).toBe(servicesOrigin);
		expect((await sending).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		await expect(form.button).toHaveText(words.sending);
		await expect(form.button).toBeDisabled();
		await services.order({ mail: {} });
		await expect(form.result).toHaveText(words.success);
		await expect(form.result.getByText(words.success)).toBeFocused();
		await expect(form.name).toHaveCount(0);
		await expect(form.button).toHaveCount(0);
		const { messages } = await services.received();
		expect(messages.map(({ fields }) => [...fields].sort())).toEqual([
			[
				['email', visitor.email],
				['lib_version', '4.4.1'],
				['message', visitor.message.replace('\n', '\r\n')],
				['name', visitor.name],
				['service_id', 'local'],
				['template_id', 'contact'],
				['time', expect.stringMatching(/^9\/3\/2026, 2:05:06\spm$/)],
				['user_id', 'local-public-key'],
			],
		]);
	});
}
