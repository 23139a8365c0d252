import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ContactFormDriver } from '../support/forms.ts';

test('The contact details are below the form on phones and beside it on wide screens', async ({ page }) => {
	await page.goto('/contactus');
	const details = page.getByRole('region', { name: text('pages/contact', 'details.title') });
	const boxes = () => Promise.all([new ContactFormDriver(page).section.boundingBox(), details.boundingBox()]);
	await page.setViewportSize({ width: 390, height: 844 });
	const [above, below] = await boxes();
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
	await page.setViewportSize({ width: 1440, height: 900 });
	const [left, right] = await boxes();
	expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('The contact details link to e-mail, phone and a map, which opens in a new tab', async ({ page }) => {
	await page.goto('/contactus');
	const details = page.getByRole('region', { name: text('pages/contact', 'details.title') });
	const email = text('site', 'email.address');
	await expect(details.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
	await expect(details.getByRole('link', { name: text('site', 'phone.display') })).toHaveAttribute(
		'href',
		`tel:${text('site', 'phone.display').replaceAll(' ', '')}`,
	);
	const map = details.getByRole('link', { name: text('pages/contact', 'details.map') });
	await expect(map).toHaveAttribute('href', text('site', 'address.mapUrl'));
	await expect(map).toHaveAttribute('target', '_blank');
	await expect(details).toContainText(text('site', 'address.street'));
});
