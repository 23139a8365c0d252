import type { Page } from '@playwright/test';
import { ContactForm, contactPlaces, contactTexts, visitor } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { servicePaths } from '../../scripts/services/client.ts';

async function submitted(page: Page, path = '/contactus', heading?: string): Promise<ContactForm> {
	await page.goto(path);
	const form = new ContactForm(page, heading);
	await form.fill();
	await form.button.click();
	return form;
}

/** The failure is told once and in focus, and all that was typed stands in a form that can be sent again. */
async function expectFailure(form: ContactForm): Promise<void> {
	await expect(form.result).toHaveText(contactTexts.failure);
	await expect(form.result.getByText(contactTexts.failure)).toBeFocused();
	await expect(form.name).toHaveValue(visitor.name);
	await expect(form.email).toHaveValue(visitor.email);
	await expect(form.message).toHaveValue(visitor.message);
	await expect(form.button).toHaveText('Submit');
	await expect(form.button).toBeEnabled();
}

const refusals = [
	{ status: 451, text: 'Unavailable For Headless Browser' },
	{ status: 403, text: 'Forbidden' },
	{ status: 429, text: 'Too Many Requests' },
	{ status: 500, text: 'Internal Server Error' },
];

for (const { status, text } of refusals) {
	test(`a message refused with ${status} '${text}' shows the generic failure, and a second try goes through`, async ({
		page,
		services,
		guard,
	}) => {
		guard.allowLog(new RegExp(`status of ${status}`));
		await services.order({ mail: { status, text } });
		const form = await submitted(page);
		await expectFailure(form);
		await services.order({ mail: {} });
		await form.button.click();
		await expect(form.result).toHaveText(contactTexts.thanks);
		expect(await services.calls(servicePaths.mail)).toBe(2);
	});
}

for (const { place, path, heading } of contactPlaces) {
	test(`a failure on ${place} is shown in red`, async ({ page, services, guard }) => {
		guard.allowLog(/status of 500/);
		await services.order({ mail: { status: 500 } });
		const form = await submitted(page, path, heading);
		await expectFailure(form);
		const colour = await form.result.getByText(contactTexts.failure).evaluate((text) => {
			const canvas = document.createElement('canvas').getContext('2d');
			if (!canvas) return [];
			canvas.fillStyle = getComputedStyle(text).color;
			canvas.fillRect(0, 0, 1, 1);
			return [...canvas.getImageData(0, 0, 1, 1).data];
		});
		const [red = 0, green = 255, blue = 255] = colour;
		expect(red).toBeGreaterThan(2 * Math.max(green, blue));
	});
}

test('a connection that breaks off shows the generic failure', async ({ page, services, guard }) => {
	guard.allowLog(/net::ERR_/);
	await services.order({ mail: { drop: true } });
	await expectFailure(await submitted(page));
});

test('a visitor who is off-line keeps the text and sends it once the connection is back', async ({
	page,
	context,
	services,
	guard,
}) => {
	guard.allowLog(/net::ERR_/);
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill({ email: 'foo' });
	// The form has started when it finds the address wrong.
	page.once('dialog', (dialog) => void dialog.accept());
	await form.button.click();
	await form.email.fill(visitor.email);
	await context.setOffline(true);
	await form.button.click();
	await expectFailure(form);
	await context.setOffline(false);
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	expect(await services.calls(servicePaths.mail)).toBe(1);
});

test.describe('a provider that does not answer', () => {
	/** Submits with the page's clock stopped, so that only the test moves it. */
	async function submittedInStoppedTime(page: Page, arrived: () => Promise<number>): Promise<ContactForm> {
		await page.clock.install({ time: '2026-03-09T08:00:00Z' });
		await page.goto('/contactus');
		const form = new ContactForm(page);
		await form.fill();
		await page.clock.pauseAt('2026-03-09T09:00:00Z');
		await form.button.click();
		await expect.poll(arrived).toBe(1);
		return form;
	}

	test('is given up after 20 seconds and not before', async ({ page, services }) => {
		await services.order({ mail: { hold: true } });
		const form = await submittedInStoppedTime(page, () => services.calls(servicePaths.mail));
		await page.clock.runFor(19_999);
		await expect(form.button).toHaveText('Sending...');
		await expect(form.result).toHaveText('');
		await page.clock.runFor(1);
		await expectFailure(form);
	});

	test('but takes the message after all replaces the failure with the thanks', async ({ page, services }) => {
		await services.order({ mail: { hold: true } });
		const form = await submittedInStoppedTime(page, () => services.calls(servicePaths.mail));
		await page.clock.runFor(20_000);
		await expectFailure(form);
		await services.order({ mail: {} });
		await expect(form.result).toHaveText(contactTexts.thanks);
		await expect(form.result.getByText(contactTexts.thanks)).toBeFocused();
		await expect(form.name).toHaveCount(0);
		expect(await services.calls(servicePaths.mail)).toBe(1);
	});
});
