import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ContactFormDriver } from '../support/forms.ts';

test('On phones, the contact details are below the form', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/contactus');
	const form = await new ContactFormDriver(page).section.boundingBox();
	const details = page.getByRole('region', { name: text('words', 'details.title') });
	const { y = 0 } = (await details.boundingBox()) ?? {};
	expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(y);
});

test('The contact details link to e-mail, phone and a map, which opens in a new tab', async ({ page }) => {
	await page.goto('/contactus');
	const details = page.getByRole('region', { name: text('words', 'details.title') });
	await expect(details.locator(`a[href="mailto:${text('site', 'email.address')}"]`)).toBeVisible();
	await expect(details.locator('a[href^="tel:"]')).toBeVisible();
	const map = details.getByRole('link', { name: text('words', 'details.map') });
	await expect(map).toHaveAttribute('href', text('site', 'address.mapUrl'));
	await expect(map).toHaveAttribute('target', '_blank');
	await expect(details).toContainText(text('site', 'address.street'));
});
