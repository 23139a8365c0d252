import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/scripts.ts';

const { landing, site } = content;
const words = content.forms.lead;
const [firstType = '', otherType = firstType] = words.businessTypes;
const lead = { name: 'Kiran Desai', email: 'kiran@example.org', phone: '+91 98250 00000' };
const texts = ['name', 'email', 'phone'] as const;

/** The form as a visitor sees it: under its heading on the landing page. */
function leadForm(page: Page) {
	const section = page.getByRole('region', { name: landing.form.title });
	return {
		field: (name: keyof typeof lead) => section.getByRole('textbox', { name: words[name].label, exact: true }),
		type: section.getByRole('combobox', { name: words.businessType.label }),
		button: section.getByRole('button'),
		result: section.getByRole('status'),
		async fill() {
			for (const name of texts) await this.field(name).fill(lead[name]);
			await this.type.selectOption(firstType);
		},
	};
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The form starts without a business type, asks for all of its fields, and says how to reach the agency', async ({
		page,
	}) => {
		await page.goto('/landing-page');
		const { field, type, result } = leadForm(page);
		for (const control of [...texts.map(field), type]) await expect(control).toHaveJSProperty('required', true);
		await expect(field('email')).toHaveAttribute('type', 'email');
		await expect(field('phone')).toHaveAttribute('type', 'tel');
		await expect(type).toHaveValue('');
		await expect(type.getByRole('option')).toHaveText([words.businessType.placeholder ?? '', ...words.businessTypes]);
		await expect(result.getByRole('link', { name: site.email.address })).toBeVisible();
		await expect(result.getByRole('link', { name: site.phone.display })).toBeVisible();
	});
});

test('A choice that was made before the script came stays', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/landing-page');
	const { type } = leadForm(page);
	await type.focus();
	await type.selectOption(otherType);
	release();
	await expect(page.locator('[data-island=lead-form]')).toHaveAttribute('data-hydrated', '');
	await expect(type).toHaveValue(otherType);
});

test('It sends for two seconds and not less, then a tick and the thanks stand in its place; nothing leaves the page', async ({
	page,
	services,
}) => {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	const form = leadForm(page);
	await form.fill();
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET' || ['fetch', 'xhr', 'ping'].includes(request.resourceType()))
			sent.push(request.url());
	});
	await form.button.dblclick();
	await expect(form.button).toHaveText(words.sending);
	await expect(form.button).toBeDisabled();
	await page.clock.runFor(1_999);
	await expect(form.button).toHaveText(words.sending);
	await expect(form.result).toHaveText('');
	await page.clock.runFor(1);
	await expect(form.result).toHaveText(words.success);
	await expect(form.result.locator('svg')).toBeVisible();
	await expect(form.result.getByText(words.success)).toBeFocused();
	await expect(form.field('name')).toHaveCount(0);
	expect(sent).toEqual([]);
	expect((await services.received()).calls).toEqual([]);
});
