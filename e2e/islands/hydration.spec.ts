import type { Page } from '@playwright/test';
import { ContactForm, visitor } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { answers, NewsletterForm } from '../support/newsletter-form.ts';
import { Questions } from '../support/questions.ts';
import { failScripts, holdScripts, watchScripts } from '../support/scripts.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const reader = 'reader@example.org';
const { success } = content.forms.contact;

/** Opens answers, subscribes and sends a message, one right after the other. */
async function doEverything(page: Page) {
	const [faq, newsletter, form] = [new Questions(page), NewsletterForm.inFooter(page), new ContactForm(page)];
	await faq.question(0).click();
	await faq.question(1).click();
	await newsletter.subscribe(reader);
	await form.fill();
	await form.button.click();
	return { faq, newsletter, form };
}

test('What a visitor does in several parts of a page before any script has come happens once each', async ({
	page,
	services,
}) => {
	const release = await holdScripts(page);
	await page.goto('/contactus');
	const { faq, newsletter, form } = await doEverything(page);
	await faq.expectOpen(1);
	release();
	await expect(newsletter.result).toHaveText(answers.done);
	await expect(form.result).toHaveText(success);
	const { messages, subscribers, calls } = await services.received();
	const posted = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
	expect(posted.sort()).toEqual([servicePaths.mail, servicePaths.newsletter].sort());
	expect(subscribers.map(({ email }) => email)).toEqual([reader]);
	expect(messages[0]?.fields).toEqual(
		expect.arrayContaining([
			['name', visitor.name],
			['email', visitor.email],
			['message', visitor.message.replace('\n', '\r\n')],
		]),
	);
	await faq.expectOpen(1);
});

test(
	'When every script fails the first time, what was submitted is sent all the same, each once',
	{ tag: '@second-try' },
	async ({ page, services, guard }) => {
		guard.allowLog(/net::ERR_CONNECTION_RESET/);
		await failScripts(page, { times: 1 });
		await page.goto('/contactus');
		const { newsletter, form } = await doEverything(page);
		await expect(newsletter.result).toHaveText(answers.done);
		await expect(form.result).toHaveText(success);
		expect(await services.calls(servicePaths.newsletter)).toBe(1);
		expect(await services.calls(servicePaths.mail)).toBe(1);
	},
);

test.describe('reaching for an island loads it and React side by side, and no other island', () => {
	test.use({ hasTouch: true });

	for (const [how, reach] of [
		['with a mouse', ({ email }: NewsletterForm) => email.hover()],
		['with the keyboard', ({ email }: NewsletterForm) => email.focus()],
		['with a finger', ({ email }: NewsletterForm) => email.tap()],
	] as const) {
		test(how, async ({ page }) => {
			const scripts = watchScripts(page);
			const release = await holdScripts(page);
			await page.goto('/contactus');
			expect(scripts).toEqual([]);
			await reach(NewsletterForm.inFooter(page));
			// Both are on their way before anything has arrived.
			await expect.poll(() => scripts.length).toBeGreaterThan(1);
			expect(scripts).toContainEqual(expect.stringMatching(/^NewsletterForm\./));
			release();
			await expect(page.getByRole('contentinfo').locator('[data-hydrated]')).toHaveCount(1);
			expect(scripts.filter((file) => /^(ContactForm|FaqAccordion)\./.test(file))).toEqual([]);
			expect(new Set(scripts).size, 'nothing is asked for twice').toBe(scripts.length);
		});
	}
});
