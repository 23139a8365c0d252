import { expect, test, text } from '../support/fixtures.ts';
import { ContactFormDriver } from '../support/forms.ts';

test('The contact details are below the form on phones, and open a map in a new tab', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/contactus');
	const form = await new ContactFormDriver(page).section.boundingBox();
	const details = page.getByRole('region', { name: text('words', 'details.title') });
	const { y = 0 } = (await details.boundingBox()) ?? {};
	expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(y);
	const map = details.getByRole('link', { name: text('words', 'details.map') });
	await expect(map).toHaveAttribute('href', text('site', 'address.mapUrl'));
	await expect(map).toHaveAttribute('target', '_blank');
});
