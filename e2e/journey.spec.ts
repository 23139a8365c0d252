import type { Page } from '@playwright/test';
import { ContactForm, contactTexts, visitor } from './support/contact-form.ts';
import { content } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { Questions } from './support/questions.ts';

/** What has the focus: named so, in this role, and in sight. */
async function expectFocus(page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> {
	const focused = page.locator(':focus');
	await expect(focused).toHaveAccessibleName(name);
	await expect(focused).toHaveRole(role);
	await expect(focused).toBeInViewport();
}

test('with the keyboard alone, from the home page to a message that was sent', async ({ page, services }) => {
	const press = (key: string) => page.keyboard.press(key);
	const { navigation, site } = content;
	await page.goto('/');

	// Through the header, in the order of the page.
	await press('Tab');
	await expectFocus(page, 'link', navigation.labels.skip);
	await press('Tab');
	await expectFocus(page, 'link', navigation.labels.home);
	for (const { label } of navigation.header) {
		await press('Tab');
		await expectFocus(page, 'link', label);
	}
	await expectFocus(page, 'link', 'Contact Us');
	await press('Enter');
	await expect(page).toHaveURL(/\/contactus$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.hero.title);

	// Past the header, straight to the form.
	await press('Tab');
	await expectFocus(page, 'link', navigation.labels.skip);
	await press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
	await press('Tab');
	await expectFocus(page, 'textbox', 'Name');
	await page.keyboard.type(visitor.name);
	await press('Tab');
	await expectFocus(page, 'textbox', 'Email');
	await page.keyboard.type('meera@example');
	await press('Tab');
	await expectFocus(page, 'textbox', 'Message');
	await page.keyboard.type('A shop for sarees, please.');
	await press('Tab');
	await expectFocus(page, 'button', 'Submit');

	// The address has no dot: the alert, then back at the field with the reason beside it.
	const alert = page.waitForEvent('dialog');
	const pressed = press('Enter');
	await (await alert).accept();
	await pressed;
	expect((await alert).message()).toBe(contactTexts.invalid);
	await expectFocus(page, 'textbox', 'Email');
	await expect(page.locator(':focus')).toHaveAccessibleDescription(contactTexts.invalid);

	// Mended, and sent from the field itself.
	await press('End');
	await page.keyboard.type('.org');
	await press('Enter');
	const form = new ContactForm(page);
	await expect(form.result.getByText(contactTexts.thanks)).toBeFocused();
	const { messages } = await services.received();
	expect(messages).toHaveLength(1);
	expect(messages[0]?.fields).toEqual(
		expect.arrayContaining([
			['name', visitor.name],
			['email', 'meera@example.org'],
			['message', 'A shop for sarees, please.'],
		]),
	);

	// The page goes on from there.
	await press('Tab');
	await expectFocus(page, 'link', site.email.address);
});

test('with the keyboard alone, to an answer and a subscription on the About page', async ({ page, services }) => {
	await page.goto('/about');
	const faq = new Questions(page, '/about');
	await faq.question(0).focus();
	await page.keyboard.press('Enter');
	await faq.expectOpen(0);
	// Past the other questions, and all that stands before the footer's form.
	for (let step = 0; step < 20; step += 1) {
		await page.keyboard.press('Tab');
		if (await page.locator(':focus').evaluate((element) => element instanceof HTMLInputElement)) break;
	}
	await expectFocus(page, 'textbox', 'Email address');
	await page.keyboard.type('reader@example.org');
	await page.keyboard.press('Tab');
	await expectFocus(page, 'button', 'Subscribe');
	await page.keyboard.press('Space');
	await expect(page.getByRole('contentinfo').getByText('Thank you for subscribing.')).toBeFocused();
	expect((await services.received()).subscribers.map(({ email }) => email)).toEqual(['reader@example.org']);
});
