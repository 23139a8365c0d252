import { expect, test } from '../support/fixtures.ts';
import { ContactFormDriver } from '../support/forms.ts';

test('The contact details are below the form on phones and beside it on wide screens', async ({ page }) => {
	await page.goto('/contactus');
	const details = page.getByRole('region', { name: 'Or find us' });
	await expect(details.getByRole('link', { name: 'On the map' })).toHaveAttribute('href', 'https://maps.example/porto');
	await expect(details.getByRole('link', { name: 'kiln@ember.example' })).toHaveAttribute(
		'href',
		'mailto:kiln@ember.example',
	);
	await expect(details.getByRole('link', { name: '+351 22 555 01 00' })).toHaveAttribute('href', 'tel:+351225550100');
	const chat = details.getByRole('link', { name: 'Ask the kiln' });
	await expect(chat).toHaveAttribute('href', 'https://chat.example/ember?text=Hello');
	await expect(chat).toHaveAttribute('target', '_blank');
	await expect(details.getByRole('term').filter({ hasText: 'Kilngram' })).toBeVisible();
	await expect(details.getByText('Western European Time', { exact: true })).toBeVisible();
	await expect(details).toContainText('Rua do Forno 7');
	for (const hours of ['Tuesday-Friday 10:00 AM-6:30 PM', 'Saturday 9:30 AM-1:00 PM'])
		await expect(details.getByText(hours)).toBeVisible();
	await expect(details.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
		'href',
		'https://social.example/@ember',
	);
	const boxes = () => Promise.all([new ContactFormDriver(page).section.boundingBox(), details.boundingBox()]);
	await page.setViewportSize({ width: 390, height: 844 });
	const [above, below] = await boxes();
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
	await page.setViewportSize({ width: 1440, height: 900 });
	const [left, right] = await boxes();
	expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});
