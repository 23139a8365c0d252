import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { NewsletterForm } from '../support/newsletter-form.ts';
import { everyPage } from '../support/visited.ts';
import { holdScripts, watchScripts } from '../support/scripts.ts';

/** Whatever a page starts by itself has been started: it is loaded, was painted twice and has nothing left to do. */
async function atRest(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
		await frame();
		await frame();
		await new Promise((resolve) => requestIdleCallback(resolve));
	});
}

for (const path of everyPage.filter((known) => known !== '/blog')) {
	test(`${path} asks for no script before a visitor reaches for something`, async ({ page, guard }) => {
		if (path === '/no-such-page') guard.allowLog(/status of 404/);
		const scripts = watchScripts(page);
		await page.goto(path);
		await atRest(page);
		expect(scripts).toEqual([]);
		// The same page does load scripts once it is reached for, so the line above can fail.
		await page.getByRole('textbox').filter({ visible: true }).first().focus();
		await expect.poll(() => scripts.length).toBeGreaterThan(0);
	});
}

test('the blog list alone starts by itself', async ({ page }) => {
	const scripts = watchScripts(page);
	await page.goto('/blog');
	await expect(page.getByRole('link', { name: 'Read More' }).first()).toBeVisible();
	expect(scripts.filter((file) => file.startsWith('BlogList.'))).toHaveLength(1);
});

test.describe('reaching for an island loads its code and React side by side, and nothing else', () => {
	const expected = [/^NewsletterForm\./, /^client\./];

	async function expectOneWave(page: Page, reach: () => Promise<void>): Promise<void> {
		const scripts = watchScripts(page);
		const release = await holdScripts(page);
		await page.goto('/about');
		await reach();
		// All that is needed is on its way before anything of it has arrived.
		await expect.poll(() => scripts.toSorted()).toEqual(expected.map((file) => expect.stringMatching(file)));
		release();
		await expect(page.getByRole('contentinfo').locator('[data-hydrated]')).toHaveCount(1);
		expect(scripts).toHaveLength(expected.length);
	}

	test('with a mouse', async ({ page }) => {
		await expectOneWave(page, () => NewsletterForm.inFooter(page).email.hover());
	});

	test('with the keyboard', async ({ page }) => {
		await expectOneWave(page, () => NewsletterForm.inFooter(page).email.focus());
	});

	test.describe('with a finger', () => {
		test.use({ hasTouch: true });

		test('that touches it', async ({ page }) => {
			await expectOneWave(page, () => NewsletterForm.inFooter(page).email.tap());
		});
	});
});

test('the carousels start shortly before they come into view, and not before, in one wave of two files', async ({
	page,
}) => {
	const scripts = watchScripts(page);
	const release = await holdScripts(page);
	await page.goto('/landing-page');
	await atRest(page);
	expect(scripts).toEqual([]);
	await page.getByRole('region', { name: 'Our Work' }).scrollIntoViewIfNeeded();
	const expected = [/^carousels\./, /^client\./].map((file) => expect.stringMatching(file));
	await expect.poll(() => scripts.toSorted()).toEqual(expected);
	release();
	await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
	expect(scripts.toSorted()).toEqual(expected);
});
