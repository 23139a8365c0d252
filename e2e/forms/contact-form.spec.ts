import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';
import { postPath } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { ContactFormDriver, visitor } from '../support/forms.ts';
import { failScripts, holdScripts, scriptFailureLogs } from '../support/scripts.ts';

const success = 'Thank you! The kiln has your message.';

test('Text typed before the script loads is kept, and so is the focus', async ({ page, services }) => {
	const release = await holdScripts(page);
	await page.goto('/contactus');
	const form = new ContactFormDriver(page);
	await form.fill({ message: 'A shop for ' });
	await form.message.press('End');
	release();
	await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
	await expect(form.name).toHaveValue(visitor.name);
	await expect(form.message).toBeFocused();
	await page.keyboard.type('sarees');
	await form.button.click();
	await expect(form.result).toHaveText(success);
	expect((await services.received()).messages[0]?.fields).toContainEqual(['message', 'A shop for sarees']);
});

test('If the scripts fail, sending the form shows an email address and a phone number', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/contactus');
	const form = new ContactFormDriver(page);
	await form.fill();
	await form.button.click();
	await expect(form.result.getByRole('link', { name: 'kiln@ember.example' })).toBeInViewport();
	await expect(form.result.getByRole('link', { name: '+351 22 555 01 00' })).toBeVisible();
	await expect(form.message).toHaveValue(visitor.message);
	await expect(form.button).toBeEnabled();
});

for (const { place, path, heading } of [
	{ place: 'the contact page', path: '/contactus', heading: 'Write to the kiln' },
	{ place: 'a blog post', path: postPath, heading: 'Ask about it' },
]) {
	test(`On ${place}, the form sends what was entered and shows thanks in its place`, async ({ page, services }) => {
		await services.order({ mail: { hold: true } });
		await page.clock.setFixedTime('2026-03-09T02:00:00Z');
		await page.goto(path);
		const form = new ContactFormDriver(page, heading);
		await expect(form.name).toHaveAttribute('autocomplete', 'name');
		await expect(form.email).toHaveAttribute('autocomplete', 'email');
		for (const field of [form.name, form.email, form.message]) await expect(field).toHaveJSProperty('required', true);
		// Phones add a space when they autocomplete an address.
		await form.fill({ email: `${visitor.email} ` });
		// The form sends the time of submission, not the time at which the page was opened.
		await page.clock.setFixedTime('2026-03-09T08:35:06Z');
		const sending = page.waitForRequest((request) => request.url().endsWith(servicePaths.mail));
		await form.button.click();
		expect(new URL((await sending).url()).origin).toBe(servicesOrigin);
		expect((await sending).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		await expect(form.button).toHaveText('On its way...');
		await expect(form.button).toBeDisabled();
		await services.order({ mail: {} });
		await expect(form.result).toHaveText(success);
		await expect(form.result.getByText(success)).toBeFocused();
		await expect(form.name).toHaveCount(0);
		await expect(page.getByText('A line is enough.')).not.toBeVisible();
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

/** Returns whether an element's text is red. Runs in the browser. */
function isRed(text: Element): boolean {
	const canvas = document.createElement('canvas').getContext('2d');
	if (canvas === null) return false;
	canvas.fillStyle = getComputedStyle(text).color;
	canvas.fillRect(0, 0, 1, 1);
	const [red = 0, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data;
	return red > 2 * Math.max(green, blue);
}

// Unit tests cover every status that the provider may return, and the time limit of 20 seconds (spec §8).
test('A failure is shown in red and keeps the text, and a second try succeeds', async ({ page, services, guard }) => {
	guard.allowLog(/status of 451/);
	await services.order({ mail: { status: 451, body: 'Unavailable For Headless Browser' } });
	await page.goto('/contactus');
	const form = new ContactFormDriver(page);
	await form.fill();
	await form.button.click();
	const failure = form.result.getByText('That did not leave the kiln. Please try again.');
	await expect(failure).toBeFocused();
	expect(await failure.evaluate(isRed)).toBe(true);
	await expect(form.message).toHaveValue(visitor.message);
	await expect(form.button).toHaveText('Send it');
	await services.order({ mail: {} });
	await form.button.click();
	await expect(form.result).toHaveText(success);
	expect((await services.received()).messages).toHaveLength(1);
});

test('A wrong address raises an alert and is named at the field, and nothing is sent', async ({ page, services }) => {
	const invalid = 'Please enter a valid email address.';
	const alerts: string[] = [];
	page.on('dialog', async (dialog) => {
		alerts.push(dialog.message());
		await dialog.accept();
	});
	await page.goto('/contactus');
	const form = new ContactFormDriver(page);
	const wrong = ['foo', 'a@b', '@b.c', 'a@b.', 'a b@c.d'];
	for (const email of wrong) {
		await form.fill({ email });
		await form.button.click();
		await expect(form.email).toBeFocused();
		await expect(form.email).toHaveAccessibleDescription(invalid);
	}
	expect(alerts).toEqual(wrong.map(() => invalid));
	expect((await services.received()).messages).toEqual([]);
});

test('A robot that fills in the hidden field is thanked, and nothing is sent', async ({ page, services }) => {
	await page.goto('/contactus');
	const form = new ContactFormDriver(page);
	await form.fill();
	await page.locator('main form [inert] input').evaluate((trap: HTMLInputElement) => (trap.value = 'spam'));
	await form.button.click();
	await expect(form.result).toHaveText(success);
	expect((await services.received()).messages).toEqual([]);
});
