import { subPath } from '../support/variants.ts';
import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ContactFormDriver, NewsletterFormDriver, subscribed } from '../support/forms.ts';
import { withoutMessage } from '../support/guard.ts';
import { holdScripts } from '../support/scripts.ts';
import { newAddress, receivedFrom } from '../support/services.ts';

test.use({ variant: 'backend' });

const contactPage = `${subPath}/contactus`;
const thanks = text('words', 'contact.success');

test('What a visitor does before React arrives takes effect once', async ({ page }) => {
	const email = newAddress();
	const release = await holdScripts(page);
	await page.goto(contactPage);
	const [question, newsletter, form] = [
		page.getByRole('main').locator('details').first(),
		NewsletterFormDriver.inFooter(page),
		new ContactFormDriver(page),
	];
	await question.locator('summary').click();
	await newsletter.subscribe(email);
	await form.fill(email);
	for (let press = 0; press < 3; press += 1) await form.button.click();
	release();
	await expect(newsletter.result).toHaveText(subscribed);
	await expect(form.result).toHaveText(thanks);
	await expect(question.getByRole('paragraph').first()).toBeVisible();
	const { messages, subscriptions } = await receivedFrom(email);
	expect([messages.length, subscriptions]).toEqual([1, 1]);
});

test('An island that throws shows the fallback words in its place, and the rest works', async ({ page, guard }) => {
	guard.allowLog(/Cannot read properties of undefined/, withoutMessage);
	await page.goto(contactPage);
	const form = new ContactFormDriver(page);
	// Imitates a page from one deployment that loads a script from another deployment.
	await form.section.locator('astro-island').evaluate((island) => island.setAttribute('props', '{}'));
	await form.button.hover();
	const place = form.section.getByRole('alert');
	await expect(place).toContainText(text('pages/fallback', 'title'));
	// Each engine words the error differently.
	await expect(place).toContainText(/undefined/);
	await expect(place).toContainText(text('pages/fallback', 'island'));
	const newsletter = NewsletterFormDriver.inFooter(page);
	await newsletter.subscribe(newAddress());
	await expect(newsletter.result).toHaveText(subscribed);
});
