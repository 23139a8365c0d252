import { content } from '../support/content.ts';
import { ContactForm } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';

const { contact, forms, navigation, site } = content;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test.beforeEach(({ page }) => page.goto('/contactus'));

	test('E-mail, phone, address, map, hours and profiles stand in plain sight, as links where they can be', async ({
		page,
	}) => {
		const details = page.getByRole('region', { name: contact.details.title });
		for (const [name, href] of [
			[site.email.address, `mailto:${site.email.address}`],
			[site.phone.display, `tel:${site.phone.number}`],
			[contact.details.map, site.address.mapUrl],
			...site.socials.map(({ label, url }) => [`${label} ${navigation.labels.newTab}`, url] as const),
		] as const) {
			await expect(details.getByRole('link', { name }).first()).toHaveAttribute('href', href);
		}
		for (const line of [site.address.street, site.address.locality, site.address.region, site.address.postalCode]) {
			await expect(details.locator('address')).toContainText(line);
		}
		await expect(details.getByText(site.hours.label)).toBeVisible();
	});

	test('On phones the form comes first, on wide screens it stands beside the details', async ({ page }) => {
		const form = page.getByRole('region', { name: contact.form.title });
		const details = page.getByRole('region', { name: contact.details.title });
		await page.setViewportSize({ width: 390, height: 844 });
		const [above, below] = [await form.boundingBox(), await details.boundingBox()];
		expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
		await page.setViewportSize({ width: 1440, height: 900 });
		const [left, right] = [await form.boundingBox(), await details.boundingBox()];
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
	});
});

test.describe('for a visitor in New York', () => {
	test.use({ timezoneId: 'America/New_York' });

	test('The hours are marked by the day that it is at the agency, all week long', async ({ page }) => {
		const dayThere = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: site.hours.timeZone });
		const { openToday, closedToday } = contact.details;
		for (let day = 9; day < 16; day += 1) {
			// A moment at which it is already tomorrow in Asia.
			const now = new Date(`2026-02-${String(day).padStart(2, '0')}T16:00:00-05:00`);
			const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(dayThere.format(now));
			await page.clock.setFixedTime(now);
			await page.goto('/contactus');
			const words = site.hours.days.includes(weekday) ? openToday : closedToday;
			const details = page.getByRole('region', { name: contact.details.title });
			await expect(details.getByText(words, { exact: true }), dayThere.format(now)).toBeVisible();
		}
	});
});

test('Once the message is sent, its card thanks and asks for nothing more', async ({ page }) => {
	await page.goto('/contactus');
	await expect(page.getByText(contact.form.text)).toBeVisible();
	const form = new ContactForm(page);
	await form.fill();
	await form.button.click();
	await expect(form.result).toHaveText(forms.contact.success);
	await expect(page.getByText(contact.form.text)).toBeHidden();
});
