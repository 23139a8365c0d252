import { hoursLine } from '../../src/lib/site/opening-hours.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ContactForm } from '../support/forms.ts';

const { contact, site } = content;

// That e-mail, phone, address and profiles stand on every page is seen by the launch check.
test('The details stand below the form on phones and beside it on wide screens', async ({ page }) => {
	await page.goto('/contactus');
	const details = page.getByRole('region', { name: contact.details.title });
	await expect(details.locator(`a[href="${site.address.mapUrl}"]`)).toBeVisible();
	for (const hours of site.hours.open) await expect(details.getByText(hoursLine(hours))).toBeVisible();
	const boxes = () => Promise.all([new ContactForm(page).section.boundingBox(), details.boundingBox()]);
	await page.setViewportSize({ width: 390, height: 844 });
	const [above, below] = await boxes();
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
	await page.setViewportSize({ width: 1440, height: 900 });
	const [left, right] = await boxes();
	expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test.describe('for a visitor in New York', () => {
	test.use({ timezoneId: 'America/New_York' });

	// The rest of the week is seen by the unit test.
	test('The hours are marked by the day that it is at the agency', async ({ page }) => {
		const { openToday, closedToday } = contact.details;
		const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: site.hours.timeZone });
		// In the afternoon it is already tomorrow in Asia.
		for (const day of ['2026-02-13', '2026-02-14', '2026-02-15']) {
			const now = new Date(`${day}T16:00:00-05:00`);
			const number = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(weekday.format(now));
			await page.clock.setFixedTime(now);
			await page.goto('/contactus');
			const isOpen = site.hours.open.some(({ days }) => days.includes(number || 7));
			// Behind these words stand the day and the time of the next opening.
			const [mark = ''] = (isOpen ? openToday : closedToday).split('{');
			await expect(page.getByRole('main').getByText(mark), day).toBeVisible();
		}
	});
});
