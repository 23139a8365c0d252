import type { Page } from '@playwright/test';
import { servicePaths } from '../../scripts/services/client.ts';
import { expect, test } from '../support/fixtures.ts';
import { answers, ContactFormDriver, LeadFormDriver, NewsletterFormDriver } from '../support/forms.ts';
import { withoutMessage } from '../support/guard.ts';
import { Carousel, carousels } from '../support/islands.ts';
import { Questions } from '../support/questions.ts';
import { failScripts, holdScripts, scriptFailureLogs, watchScripts } from '../support/scripts.ts';

const success = 'Thank you! The kiln has your message.';
const reader = 'reader@example.org';

async function sendMessage(page: Page, presses = 1): Promise<ContactFormDriver> {
	const form = new ContactFormDriver(page);
	await form.fill();
	for (let press = 0; press < presses; press += 1) await form.button.click();
	return form;
}

/** Opens two answers, subscribes to the newsletter and sends a message, all in quick succession. */
async function doEverything(page: Page, presses: number) {
	const [faq, newsletter] = [new Questions(page), NewsletterFormDriver.inFooter(page)];
	await faq.question(0).click();
	await faq.question(1).click();
	await newsletter.subscribe(reader);
	const form = await sendMessage(page, presses);
	return { faq, newsletter, form };
}

for (const { when, prepare, presses, tag } of [
	{ when: 'before the scripts it needs have loaded', prepare: holdScripts, presses: 3, tag: [] },
	{
		when: 'while the scripts it needs fail the first time',
		prepare: (page: Page) => failScripts(page, { times: 1 }),
		presses: 1,
		tag: ['@second-try'],
	},
]) {
	test(`Each action ${when} takes effect once`, { tag }, async ({ page, services, guard }) => {
		guard.allowLog(/net::ERR_CONNECTION_RESET/);
		const release = await prepare(page);
		await page.goto('/contactus');
		await page.evaluate(() => document.body.setAttribute('data-opened', 'once'));
		const { faq, newsletter, form } = await doEverything(page, presses);
		await faq.expectOpen(1);
		if (typeof release === 'function') release();
		await expect(newsletter.result).toHaveText(answers.done);
		await expect(form.result).toHaveText(success);
		const { messages, subscribers, calls } = await services.received();
		const posted = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
		expect(posted.sort()).toEqual([servicePaths.mail, servicePaths.newsletter].sort());
		expect(subscribers.map(({ email }) => email)).toEqual([reader]);
		expect(messages).toHaveLength(1);
		await faq.expectOpen(1);
		await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
	});
}

// The unit test for client:intent covers pointer, touch and focus.
test('Focusing an island loads its script and React in parallel', async ({ page }) => {
	const scripts = watchScripts(page);
	const release = await holdScripts(page);
	await page.goto('/contactus');
	expect(scripts).toEqual([]);
	await new ContactFormDriver(page).email.focus();
	// Both files are requested before either has arrived.
	await expect.poll(() => scripts.length).toBeGreaterThan(1);
	expect(scripts).toContainEqual(expect.stringMatching(/^ContactForm\./));
	release();
	await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
	expect(new Set(scripts).size, 'no script is requested twice').toBe(scripts.length);
});

test('An island whose file is missing does not stop the others', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page, { names: ['LeadForm'] });
	await page.goto('/landing-page');
	const form = new LeadFormDriver(page);
	await form.fill();
	await form.button.click();
	await expect(form.result.getByRole('link', { name: 'kiln@ember.example' })).toBeVisible();
	const carousel = new Carousel(page, carousels.work);
	await carousel.start();
	await carousel.button('next').click();
	await carousel.expectShown(2);
});

test('A form that throws shows the fallback message, and the newsletter form still works', async ({ page, guard }) => {
	guard.allowLog(/Cannot read properties of undefined/, withoutMessage);
	await page.goto('/contactus');
	// Imitates a page from one deployment that loads a script from another deployment.
	await page.locator('astro-island').evaluate((element) => element.setAttribute('props', '{}'));
	await new ContactFormDriver(page).button.hover();
	const place = page.getByRole('region', { name: 'Write to the kiln' }).getByRole('alert');
	await expect(place).toContainText('No such shelf!');
	// Each engine words the error differently.
	await expect(place).toContainText(/undefined/);
	await expect(place).toContainText('This part cracked in the fire.');
	await expect(page.getByText('No such shelf!')).toHaveCount(1);
	const newsletter = NewsletterFormDriver.inFooter(page);
	await newsletter.subscribe(reader);
	await expect(newsletter.result).toHaveText(answers.done);
});
