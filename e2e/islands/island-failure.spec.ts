import type { Page } from '@playwright/test';
import { ContactForm, contactTexts } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutMessage } from '../support/log-wording.ts';
import { Questions } from '../support/questions.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const { fallback } = content;

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

test('questions that throw show the fallback screen in their own place, and the form beside them still sends', async ({
	page,
	services,
	guard,
}) => {
	guard.allowLog(/Cannot read properties of undefined/, withoutMessage);
	await page.goto('/contactus');
	await breakIsland(page, 'faq-accordion', 'items');
	await new Questions(page, '/contactus').question(0).hover();
	const place = page.getByRole('region', { name: content.contact.faq.title }).getByRole('alert');
	await expect(place).toContainText('Unexpected Application Error!');
	// Each engine says it in its own words.
	await expect(place).toContainText(/undefined/);
	await expect(place).toContainText(fallback.island);
	await expect(page.getByText('Unexpected Application Error!')).toHaveCount(1);

	await expect(page.getByRole('heading', { level: 1, name: content.contact.hero.title })).toBeVisible();
	const form = new ContactForm(page);
	await form.fill();
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	expect(await services.calls(servicePaths.mail)).toBe(1);
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
	await expect(page).toHaveURL(/\/about$/);
});

test('a carousel that meets a browser without what it needs gives way to the fallback screen, and the form above works', async ({
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
	const alerts = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
	await page.getByRole('region', { name: 'Our Work' }).scrollIntoViewIfNeeded();
	await expect(alerts.first()).toContainText('There are no media queries here.');
	await page.getByRole('region', { name: content.landing.testimonials.title }).scrollIntoViewIfNeeded();
	await expect(alerts).toHaveCount(2);

	const quote = page.getByRole('region', { name: content.landing.form.title });
	await quote.getByRole('textbox', { name: 'Name' }).fill('Kiran');
	await quote.getByRole('button').click();
	await expect(quote.getByRole('textbox', { name: 'Email' })).toBeFocused();
	await expect(page.getByRole('link', { name: 'Have questions? Chat with us now!' })).toBeVisible();
});

test('tabs that throw leave the page around them whole', async ({ page, guard }) => {
	guard.allowLog(/Cannot read properties of undefined/, withoutMessage);
	await page.goto('/');
	await breakIsland(page, 'technology-tabs', 'names');
	await page.getByRole('tab', { name: 'Backend' }).click();
	const place = page.getByRole('region', { name: 'Technologies We Utilise' }).getByRole('alert');
	await expect(place).toContainText('Unexpected Application Error!');
	await expect(page.getByRole('tab')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeVisible();
	await expect(page.getByText("Now that's what I call amazing!")).toBeVisible();
});
