import type { Page } from '@playwright/test';
import { Carousel, carousels } from '../support/carousel.ts';
import { ContactForm } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutMessage } from '../support/log-wording.ts';
import { NewsletterForm } from '../support/newsletter-form.ts';
import { Questions } from '../support/questions.ts';
import { failScripts, scriptFailureLogs } from '../support/scripts.ts';

const { fallback, forms, site } = content;

async function expectMessageSent(page: Page): Promise<void> {
	const form = new ContactForm(page);
	await form.fill();
	await form.button.click();
	await expect(form.result).toHaveText(forms.contact.success);
}

/** Takes one of its properties from an island, as a page of one deploy does that meets the script of another. */
async function breakIsland(page: Page, name: string, property: string): Promise<void> {
	const island = page.locator('astro-island').filter({ has: page.locator(`[data-island=${name}]`) });
	await island.evaluate((element, taken) => {
		const properties: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
		if (typeof properties !== 'object' || properties === null || !(taken in properties)) {
			throw new Error(`The island has no property ${taken}.`);
		}
		element.setAttribute('props', JSON.stringify({ ...properties, [taken]: undefined }));
	}, property);
}

test('One island whose file is gone leaves the others at work', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page, { names: ['NewsletterForm'] });
	await page.goto('/contactus');
	const newsletter = NewsletterForm.inFooter(page);
	await newsletter.subscribe('reader@example.org');
	await expect(newsletter.result.getByRole('link', { name: site.email.address })).toBeVisible();
	await expectMessageSent(page);
});

test('Questions that throw show the fallback screen in their own place, and the form beside them still sends', async ({
	page,
	guard,
}) => {
	guard.allowLog(/Cannot read properties of undefined/, withoutMessage);
	await page.goto('/contactus');
	await breakIsland(page, 'faq-accordion', 'items');
	await new Questions(page).question(0).hover();
	const place = page.getByRole('region', { name: content.contact.faq.title }).getByRole('alert');
	await expect(place).toContainText(fallback.title);
	// Each engine says it in its own words.
	await expect(place).toContainText(/undefined/);
	await expect(place).toContainText(fallback.island);
	await expect(page.getByText(fallback.title)).toHaveCount(1);
	await expect(page.getByRole('heading', { level: 1, name: content.contact.hero.title })).toBeVisible();
	await expectMessageSent(page);
});

test('Carousels that meet a browser without what they need give way to the fallback screen, and the form above works', async ({
	page,
	guard,
}) => {
	guard.allowLog(/no media queries here/, withoutMessage);
	await page.addInitScript(() => {
		window.matchMedia = () => {
			throw new Error('There are no media queries here.');
		};
	});
	await page.goto('/landing-page');
	const alerts = page.getByRole('alert').filter({ hasText: fallback.title });
	for (const which of [carousels.work, carousels.voices]) {
		await page.getByRole('region', { name: which.name }).scrollIntoViewIfNeeded();
	}
	await expect(alerts).toHaveCount(2);
	await expect(alerts.first()).toContainText('There are no media queries here.');
	await expect(new Carousel(page, carousels.work).slides).toHaveCount(0);
	const quote = page.getByRole('region', { name: content.landing.form.title });
	await quote.getByRole('button').click();
	await expect(quote.getByRole('textbox').first()).toBeFocused();
});
