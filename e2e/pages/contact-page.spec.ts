import { content } from '../support/content.ts';
import { ContactForm, contactTexts } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';

const { contact, contactFaqs, navigation, site } = content;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test.beforeEach(({ page }) => page.goto('/contactus'));

	test('The page introduces itself and asks for a message', async ({ page }) => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.hero.title);
		await expect(page.getByText(contact.hero.lead, { exact: true })).toBeVisible();
		const form = page.getByRole('region', { name: 'Send Us a Message', exact: true });
		await expect(form.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
	});

	test('E-mail, phone and postal address stand in plain sight, as links where they can be', async ({ page }) => {
		const details = page.getByRole('region', { name: contact.details.title });
		const mail = details.getByRole('link', { name: site.email.address, exact: true });
		await expect(mail).toHaveAttribute('href', `mailto:${site.email.address}`);
		const phone = details.getByRole('link', { name: site.phone.display, exact: true });
		await expect(phone).toHaveAttribute('href', `tel:${site.phone.number}`);
		for (const line of [site.address.street, 'Surat, Gujarat', site.address.postalCode]) {
			await expect(details.locator('address')).toContainText(line);
		}
		const map = details.getByRole('link', { name: contact.details.map });
		await expect(map).toHaveAttribute('href', site.address.mapUrl);
		await expect(map).toHaveAttribute('target', '_blank');
	});

	test('The business hours are Monday to Saturday, 9 to 7', async ({ page }) => {
		const details = page.getByRole('region', { name: contact.details.title });
		await expect(details.getByText('Monday-Saturday 9:00 AM-7:00 PM')).toBeVisible();
	});

	test('Five profiles elsewhere open in a new tab', async ({ page }) => {
		const details = page.getByRole('region', { name: contact.details.title });
		const profiles = details.getByRole('list').getByRole('link');
		await expect(profiles).toHaveCount(5);
		for (const [index, { label, url }] of site.socials.entries()) {
			await expect(profiles.nth(index)).toHaveAccessibleName(`${label} ${navigation.labels.newTab}`);
			await expect(profiles.nth(index)).toHaveAttribute('href', url);
			await expect(profiles.nth(index)).toHaveAttribute('target', '_blank');
		}
	});

	test('Three questions are answered: services, response within 24 hours, a free consultation', async ({ page }) => {
		const section = page.getByRole('region', { name: contact.faq.title });
		await expect(section.locator('summary')).toHaveText(contactFaqs.map(({ question }) => question));
		expect(contactFaqs).toHaveLength(3);
		for (const [index, about] of [/web development/i, /24 hours on business days/i, /30 minutes, free/i].entries()) {
			await section.locator('summary').nth(index).click();
			const answer = section.locator('details').nth(index).getByRole('paragraph');
			await expect(answer).toBeVisible();
			await expect(answer).toHaveText(about);
		}
		await expect(section.locator('details[open]')).toHaveCount(1);
	});

	test('The closing banner offers to e-mail and to call', async ({ page }) => {
		const banner = page.getByRole('main').getByRole('region').last();
		const email = banner.getByRole('link', { name: 'Email Us Now', exact: true });
		await expect(email).toHaveAttribute('href', `mailto:${site.email.address}`);
		const call = banner.getByRole('link', { name: 'Call Us Now', exact: true });
		await expect(call).toHaveAttribute('href', `tel:${site.phone.number}`);
	});

	test('Search engines are asked to index the page and to follow its links', async ({ page }) => {
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
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
		expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(100);
	});
});

test.describe('for a visitor in New York', () => {
	test.use({ timezoneId: 'America/New_York' });

	for (const { now, day, words } of [
		{ now: '2026-02-14T10:00:00-05:00', day: 'Saturday evening in Surat', words: contact.details.openToday },
		{ now: '2026-02-14T16:00:00-05:00', day: 'Saturday at home, Sunday in Surat', words: contact.details.closedToday },
	]) {
		test(`The hours are marked by the day that it is in Surat: ${day}`, async ({ page }) => {
			await page.clock.setFixedTime(new Date(now));
			await page.goto('/contactus');
			const details = page.getByRole('region', { name: contact.details.title });
			await expect(details.getByText(words, { exact: true })).toBeVisible();
		});
	}
});

test('Once the message is sent, its card thanks and asks for nothing more', async ({ page }) => {
	await page.goto('/contactus');
	await expect(page.getByText(contact.form.text)).toBeVisible();
	const form = new ContactForm(page, contact.form.title);
	await form.fill();
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	await expect(page.getByText(contact.form.text)).toBeHidden();
});
