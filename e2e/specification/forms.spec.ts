import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const thanks = 'Thank you! Our team will get back to you as soon as possible.';
const failure = 'Something went wrong. Please try again.';

/** Fills in each field by its name and presses the button. */
async function send(form: Locator, fields: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(fields))
		await form.getByRole('textbox', { name, exact: true }).fill(value);
	await form.getByRole('button').click();
}

const message = { Name: 'Meera Shah', Email: 'meera@example.org', Message: 'A shop for sarees.' };
const contactForm = (page: Page) => page.getByRole('region', { name: 'Send Us a Message', exact: true });

test('The contact form says ‘Sending...’, then thanks, with the library version 4.4.1', async ({ page, services }) => {
	await services.order({ mail: { hold: true } });
	await page.goto('/contactus');
	await expect(contactForm(page).getByRole('button')).toHaveText('Submit');
	await send(contactForm(page), message);
	await expect(contactForm(page).getByRole('button', { name: 'Sending...', disabled: true })).toBeVisible();
	await services.order({ mail: {} });
	await expect(contactForm(page).getByRole('status')).toHaveText(thanks);
	const { messages } = await services.received();
	expect(messages[0]?.fields).toContainEqual(['lib_version', '4.4.1']);
});

test('The contact form refuses a wrong address in the words of the specification', async ({ page }) => {
	await page.goto('/contactus');
	const alert = page.waitForEvent('dialog');
	const sent = send(contactForm(page), { ...message, Email: 'foo' });
	expect((await alert).message()).toBe('Please enter a valid email address.');
	await (await alert).accept();
	await sent;
});

test('The contact form fails in the words of the specification', async ({ page, services, guard }) => {
	guard.allowLog(/status of 500/);
	await services.order({ mail: { status: 500 } });
	await page.goto('/contactus');
	await send(contactForm(page), message);
	await expect(contactForm(page).getByRole('status')).toHaveText(failure);
});

test('The newsletter form fails with ‘Subscription failed’', async ({ page, services, guard }) => {
	guard.allowLog(/status of 500/, /Newsletter subscription failed/);
	await services.order({ newsletter: { status: 500, body: '{}' } });
	await page.goto('/about');
	const footer = page.getByRole('contentinfo');
	await footer.getByPlaceholder('Your email', { exact: true }).fill('reader@example.org');
	await footer.getByRole('button', { name: 'Subscribe', exact: true }).click();
	await expect(footer.getByRole('status')).toHaveText('Subscription failed');
});

test('The lead form thanks after two seconds in the same words', async ({ page }) => {
	await page.goto('/landing-page');
	const form = page.locator('form');
	const type = form.getByRole('combobox');
	await expect(type.getByRole('option')).toHaveText(['Select Business Type', 'Retail', 'Service', 'Startup']);
	await type.selectOption('Retail');
	await send(form, { Name: 'Kiran Desai', Email: 'kiran@example.org', Phone: '+91 98250 00000' });
	await expect(form.getByRole('button')).toHaveText('Sending...');
	await expect(page.getByText(thanks, { exact: true })).toBeVisible();
});
