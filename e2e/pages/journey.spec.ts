import { ContactForm, contactTexts, visitor } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectHeard } from '../support/heard.ts';
import { Questions } from '../support/questions.ts';

test('with the keyboard alone, from the home page to a message that was sent, each step as a screen reader says it', async ({
	page,
	services,
}) => {
	const press = (key: string) => page.keyboard.press(key);
	const { navigation, site, contact } = content;
	await page.goto('/');
	await expect(page).toHaveTitle(content.home.head.title);

	// Through the header, in the order of the page.
	await press('Tab');
	await expectHeard(page, { role: 'link', name: navigation.labels.skip });
	await press('Tab');
	await expectHeard(page, { role: 'link', name: navigation.labels.home });
	for (const { label } of navigation.header) {
		await press('Tab');
		await expectHeard(page, { role: 'link', name: label });
	}
	await expectHeard(page, { role: 'link', name: 'Contact Us' });
	await press('Enter');
	await expect(page).toHaveURL(/\/contactus$/);
	await expect(page).toHaveTitle(contact.head.title);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.hero.title);
	await expect(page.locator('header [aria-current=page]').filter({ visible: true })).toHaveText(['Contact Us']);

	// Past the header, straight to the form.
	await press('Tab');
	await expectHeard(page, { role: 'link', name: navigation.labels.skip });
	await press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
	await press('Tab');
	const field = { role: 'textbox', states: { required: '' } } as const;
	await expectHeard(page, { ...field, name: 'Name' });
	await page.keyboard.type(visitor.name);
	await press('Tab');
	await expectHeard(page, { ...field, name: 'Email' });
	await expect(page.locator(':focus')).not.toHaveAttribute('aria-invalid');
	await page.keyboard.type('meera@example');
	await press('Tab');
	await expectHeard(page, { ...field, name: 'Message' });
	await page.keyboard.type('A shop for sarees, please.');
	await press('Tab');
	await expectHeard(page, { role: 'button', name: 'Submit' });

	// The address has no dot: the alert, then back at the field, which is called wrong and says why.
	const alert = page.waitForEvent('dialog');
	const pressed = press('Enter');
	await (await alert).accept();
	await pressed;
	expect((await alert).message()).toBe(contactTexts.invalid);
	const wrong = { required: '', 'aria-invalid': 'true' };
	await expectHeard(page, { role: 'textbox', name: 'Email', description: contactTexts.invalid, states: wrong });
	await expect(page.getByRole('alert')).toHaveText(contactTexts.invalid);
	const form = new ContactForm(page);

	// Mended, and sent from the field itself: the button says that it is busy, the result is read out and has the focus.
	await services.order({ mail: { delayMs: 1_500 } });
	await press('End');
	await page.keyboard.type('.org');
	await press('Enter');
	await expect(page.getByRole('button', { name: 'Sending...', disabled: true })).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(form.result).toHaveText(contactTexts.thanks);
	await expect(form.result.getByText(contactTexts.thanks)).toBeFocused();
	await expect(form.name).toHaveCount(0);
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
	await expectHeard(page, { role: 'link', name: site.email.address });
});

test('with the keyboard alone on a phone, through the menu, as a screen reader says it', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/');
	const press = (key: string) => page.keyboard.press(key);
	const { labels, mobile } = content.navigation;
	for (let stop = 0; stop < 3; stop += 1) await press('Tab');
	await expectHeard(page, { role: 'button', name: labels.menu, states: { 'aria-expanded': 'false' } });
	await press('Enter');
	await expectHeard(page, { role: 'button', name: labels.menu, states: { 'aria-expanded': 'true' } });
	await expect(page.getByRole('navigation', { name: labels.menu })).toBeVisible();
	const walkThroughItems = async () => {
		for (const { label } of mobile) {
			await press('Tab');
			await expectHeard(page, { role: 'link', name: label });
		}
	};
	await walkThroughItems();
	await press('Escape');
	await expectHeard(page, { role: 'button', name: labels.menu, states: { 'aria-expanded': 'false' } });
	await press('Space');
	await walkThroughItems();
	await press('Enter');
	await expect(page).toHaveURL(/\/contactus$/);
	await expect(page.getByRole('navigation', { name: labels.menu })).toHaveCount(0);
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
	await expectHeard(page, { role: 'textbox', name: 'Email address', states: { required: '' } });
	await page.keyboard.type('reader@example.org');
	await page.keyboard.press('Tab');
	await expectHeard(page, { role: 'button', name: 'Subscribe' });
	await page.keyboard.press('Space');
	await expect(page.getByRole('contentinfo').getByText('Thank you for subscribing.')).toBeFocused();
	expect((await services.received()).subscribers.map(({ email }) => email)).toEqual(['reader@example.org']);
});
