import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Carousel } from './support/carousel.ts';
import { ContactForm, contactTexts } from './support/contact-form.ts';
import { content } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { slides } from './support/island-content.ts';
import { NewsletterForm } from './support/newsletter-form.ts';
import { Questions } from './support/questions.ts';
import { postPath } from './support/visited.ts';

/** No rule of axe is broken, in the light scheme or the dark one. */
async function expectNoViolations(page: Page): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		// Colours on their way from one scheme to the other belong to neither.
		await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
		const { violations } = await new AxeBuilder({ page }).analyze();
		const found = violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ target }) => target.join(' ')) }));
		expect(found, `in the ${colorScheme} scheme`).toEqual([]);
	}
}

test('another tab is chosen', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('tab', { name: 'DevOps' }).click();
	await expect(page.getByRole('tabpanel', { name: 'DevOps' })).toBeVisible();
	await expectNoViolations(page);
});

test('an answer is open', async ({ page }) => {
	await page.goto('/about');
	const faq = new Questions(page, '/about');
	await faq.question(0).click();
	await faq.expectOpen(0);
	await expectNoViolations(page);
});

test('an address is refused', async ({ page }) => {
	page.once('dialog', (dialog) => void dialog.accept());
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill({ email: 'foo' });
	await form.button.click();
	await expect(page.getByRole('alert')).toHaveText(contactTexts.invalid);
	await expectNoViolations(page);
});

test('a message could not be sent, then was', async ({ page, services, guard }) => {
	guard.allowLog(/status of 500/);
	await services.order({ mail: { status: 500 } });
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.failure);
	await expectNoViolations(page);
	await services.order({ mail: {} });
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	await expectNoViolations(page);
});

test('a subscription beside a post succeeds and one below it is refused', async ({ page, guard }) => {
	guard.allowLog(/status of 409/, /Newsletter subscription failed/);
	await page.goto(postPath);
	await NewsletterForm.besidePost(page).subscribe('reader@example.org');
	await expect(NewsletterForm.besidePost(page).result).toHaveText('Thank you for subscribing.');
	await NewsletterForm.belowPost(page).subscribe('reader@example.org');
	await expect(NewsletterForm.belowPost(page).result).toHaveText('This address is already subscribed.');
	await expectNoViolations(page);
});

test('the landing page has its carousels started and its lead sent', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/landing-page');
	const quote = page.getByRole('region', { name: content.landing.form.title });
	await quote.getByRole('textbox', { name: 'Name' }).fill('Kiran Desai');
	await quote.getByRole('textbox', { name: 'Email' }).fill('kiran@example.org');
	await quote.getByRole('textbox', { name: 'Phone' }).fill('+91 98250 00000');
	await quote.getByRole('combobox').selectOption('Retail');
	await quote.getByRole('button').click();
	await expect(quote.getByRole('status')).toHaveText(contactTexts.thanks);
	const work = new Carousel(page, 'Our Work', slides.length);
	await work.start();
	await work.button('Next').click();
	await work.expectShown(2);
	await expectNoViolations(page);
});

test('a part of the page has failed', async ({ page, guard }) => {
	guard.allowLog(/no media queries here/);
	await page.addInitScript(() => {
		window.matchMedia = () => {
			throw new Error('There are no media queries here.');
		};
	});
	await page.goto('/landing-page');
	await page.getByRole('region', { name: 'Our Work' }).scrollIntoViewIfNeeded();
	await expect(page.getByRole('alert').first()).toContainText('Unexpected Application Error!');
	await expectNoViolations(page);
});
