import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const thanks = 'Thank you! Our team will get back to you as soon as possible.';
const lead = { Name: 'Kiran Desai', Email: 'kiran@example.org', Phone: '+91 98250 00000' };

/** The form as a visitor sees it: under its heading on the landing page. */
function leadForm(page: Page) {
	const section = page.getByRole('region', { name: content.landing.form.title });
	return {
		field: (name: keyof typeof lead) => section.getByRole('textbox', { name, exact: true }),
		type: section.getByRole('combobox', { name: 'Business type' }),
		button: section.getByRole('button'),
		result: section.getByRole('status'),
		async fill() {
			for (const name of ['Name', 'Email', 'Phone'] as const) await this.field(name).fill(lead[name]);
			await this.type.selectOption('Retail');
		},
	};
}

test("'Get Free Quote' leads to the form", async ({ page }) => {
	await page.goto('/landing-page');
	await expect(leadForm(page).button).not.toBeInViewport();
	await page.getByRole('link', { name: 'Get Free Quote' }).click();
	await expect(leadForm(page).field('Name')).toBeInViewport();
});

test('the business type starts empty and offers Retail, Service and Startup', async ({ page }) => {
	await page.goto('/landing-page');
	const { type } = leadForm(page);
	await expect(type).toHaveValue('');
	await expect(type.getByRole('option')).toHaveText(['Select Business Type', 'Retail', 'Service', 'Startup']);
});

test('every field is required, and the browser checks the e-mail address', async ({ page }) => {
	await page.goto('/landing-page');
	const form = leadForm(page);
	await form.fill();
	for (const name of ['Name', 'Email', 'Phone'] as const) {
		await form.field(name).fill('');
		await form.button.click();
		await expect(form.field(name)).toBeFocused();
		await form.field(name).fill(lead[name]);
	}
	await form.type.selectOption('');
	await form.button.click();
	await expect(form.type).toBeFocused();
	await form.type.selectOption('Startup');

	await form.field('Email').fill('kiran');
	await form.button.click();
	await expect(form.field('Email')).toBeFocused();
	expect(await form.field('Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
	await expect(form.field('Phone')).toHaveAttribute('type', 'tel');
	await expect(form.button).toHaveText('Submit');
	await expect(form.result).toHaveText('', { useInnerText: true });

	await form.field('Email').fill(lead.Email);
	await form.button.click();
	await expect(form.button).toHaveText('Sending...');
});

test("it says 'Sending...' for two seconds and not less, then a tick and the thanks stand in its place", async ({
	page,
}) => {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	const form = leadForm(page);
	await form.fill();
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	await form.button.click();
	await expect(form.button).toHaveText('Sending...');
	await expect(form.button).toBeDisabled();
	await page.clock.runFor(1_999);
	await expect(form.button).toHaveText('Sending...');
	await expect(form.result).toHaveText('');
	await page.clock.runFor(1);
	await expect(form.result).toHaveText(thanks);
	await expect(form.result.locator('svg')).toBeVisible();
	await expect(form.result.getByText(thanks)).toBeFocused();
	await expect(form.field('Name')).toHaveCount(0);
});

test('nothing is sent, neither at the click nor with the thanks', async ({ page, services }) => {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET' || ['fetch', 'xhr', 'ping'].includes(request.resourceType()))
			sent.push(request.url());
	});
	await page.goto('/landing-page');
	const form = leadForm(page);
	await form.fill();
	await form.button.dblclick();
	await expect(form.result).toHaveText(thanks);
	expect(sent).toEqual([]);
	expect((await services.received()).calls).toEqual([]);
});
