import { expect, test, text } from '../support/fixtures.ts';
import { isPost, samplePaths, sitemapOf } from '../support/variants.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/**
 * Returns text that visitors cannot reveal without JavaScript. Answers, the menu and select options open without
 * JavaScript, so their text counts as visible. Ignores buttons and searches, which may need JavaScript. Runs in the
 * browser.
 */
function hiddenTexts(): string[] {
	const elsewhere =
		'script, style, template, rp, svg title, details:not([open]), [popover], header, option, button, search';
	const found: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		const { parentElement: parent } = text;
		if (parent === null || !text.textContent?.trim() || parent.closest(elsewhere)) continue;
		if (!parent.checkVisibility({ visibilityProperty: true }))
			found.push(`${parent.localName}: ${text.textContent.trim()}`);
	}
	return found;
}

test('Without JavaScript, all text of a page is readable', async ({ page }) => {
	test.slow();
	for (const path of await samplePaths()) {
		await page.goto(path);
		// Some text has no room on some screens, with or without JavaScript.
		let hidden: string[] | undefined;
		for (const width of [1440, 768, 390]) {
			await page.setViewportSize({ width, height: 844 });
			const here = new Set(await page.evaluate(hiddenTexts));
			hidden = hidden?.filter((text) => here.has(text)) ?? [...here];
		}
		expect.soft(hidden, path).toEqual([]);
	}
});

test('Without JavaScript, each form says how else to reach the agency', async ({ page }) => {
	const email = `mailto:${text('site', 'email.address')}`;
	const phone = `tel:${text('site', 'phone.display').replaceAll(' ', '')}`;
	const withForms = ['/about', '/contactus', '/landing-page', ...(await samplePaths()).filter(isPost)];
	for (const path of withForms) {
		await page.goto(path);
		const visible = page.locator('form').filter({ visible: true });
		const forms = await visible.filter({ has: page.getByRole('textbox') }).all();
		expect(forms, path).not.toEqual([]);
		for (const form of forms) {
			const ways = form.locator('xpath=following-sibling::*').getByRole('link');
			await expect(ways.and(page.locator(`[href="${email}"]`)), path).toBeVisible();
			await expect(ways.and(page.locator(`[href="${phone}"]`)), path).toBeVisible();
		}
	}
});

test('Without JavaScript, links reach every page', async ({ request }) => {
	const reached = new Set(['/']);
	// The loop also visits the paths that it adds.
	for (const path of reached) {
		const html = await (await request.get(path)).text();
		for (const [, next = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) reached.add(next);
	}
	expect((await sitemapOf('root')).filter((path) => !reached.has(path))).toEqual([]);
});
