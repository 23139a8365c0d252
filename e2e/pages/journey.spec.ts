import { ContactForm, visitor } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectHeard } from '../support/heard.ts';

const { navigation, contact } = content;
const words = content.forms.contact;
const { labels } = navigation;

test('with the keyboard alone, from the home page to a message that was sent, each step as a screen reader says it', async ({
	page,
	services,
}) => {
	const press = (key: string) => page.keyboard.press(key);
	await page.goto('/');
	await expect(page).toHaveTitle(content.home.head.title);

	// Through the header, in the order of the page.
	await press('Tab');
	await expectHeard(page, { role: 'link', name: labels.skip });
	await press('Tab');
	await expectHeard(page, { role: 'link', name: labels.home });
	for (const { label, path } of navigation.header) {
		await press('Tab');
		await expectHeard(page, { role: 'link', name: label });
		if (path === '/contactus') break;
	}
	await press('Enter');
	await expect(page).toHaveURL(/\/contactus$/);
	await expect(page).toHaveTitle(contact.head.title);

	// Past the header, straight to the form.
	await press('Tab');
	await expectHeard(page, { role: 'link', name: labels.skip });
	await press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
	for (const [field, typed] of [
		['name', visitor.name],
		['email', 'meera@example'],
		['message', 'A shop for sarees, please.'],
	] as const) {
		await press('Tab');
		await expectHeard(page, { role: 'textbox', name: words[field].label, states: { required: '' } });
		await expect(page.locator(':focus')).not.toHaveAttribute('aria-invalid');
		await page.keyboard.type(typed);
	}
	await press('Tab');
	await expectHeard(page, { role: 'button', name: words.submit });

	// The address has no dot: the alert, then back at the field, which is called wrong and says why.
	const alert = page.waitForEvent('dialog');
	const pressed = press('Enter');
	await (await alert).accept();
	await pressed;
	expect((await alert).message()).toBe(words.invalidEmail);
	const wrong = { required: '', 'aria-invalid': 'true' };
	const description = words.invalidEmail;
	await expectHeard(page, { role: 'textbox', name: words.email.label, description, states: wrong });
	await expect(page.getByRole('alert')).toHaveText(words.invalidEmail);

	// Mended, and sent from the field itself: the button says that it is busy, the result is read out and has the focus.
	await services.order({ mail: { hold: true } });
	await press('End');
	await page.keyboard.type('.org');
	await press('Enter');
	await expect(page.getByRole('button', { name: words.sending, disabled: true })).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await services.order({ mail: {} });
	const { result } = new ContactForm(page);
	await expect(result.getByText(words.success)).toBeFocused();
	const { messages } = await services.received();
	expect(messages[0]?.fields).toContainEqual(['email', 'meera@example.org']);

	// The page goes on from there.
	await press('Tab');
	await expectHeard(page, { role: 'link', name: content.site.email.address });
});
