import { expect, test } from '../support/fixtures.ts';
import { sitemapOf } from '../support/pages.ts';

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

/**
 * Returns the action of each visible form, and the form's note about other ways to reach the agency. Runs in the
 * browser.
 */
const formsOf = () =>
	[...document.querySelectorAll('form[method=post]')]
		.filter((form) => form.checkVisibility())
		.map(({ outerHTML, nextElementSibling: result }) => ({
			form: outerHTML.replace(/>.*/s, '>'),
			ways: [...(result?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility()).map(({ href }) => href),
		}));

/** Returns the paths of links that are visible or in the menu. Runs in the browser. */
const pathsFrom = () =>
	[...document.querySelectorAll('a')]
		.filter((link) => link.origin === location.origin && (link.checkVisibility() || link.closest('[popover]')))
		.map(({ pathname }) => pathname);

test('Without JavaScript, all text is readable, forms open a mail program, and links reach every page', async ({
	page,
}) => {
	test.slow();
	const ways = new Map<string, readonly string[]>();
	const sitemap = await sitemapOf('backend');
	for (const path of sitemap) {
		await page.goto(path);
		// Some text has no room on some screens, with or without JavaScript.
		let hidden: string[] | undefined;
		for (const width of [1440, 768, 390]) {
			await page.setViewportSize({ width, height: 844 });
			const here = new Set(await page.evaluate(hiddenTexts));
			hidden = hidden?.filter((text) => here.has(text)) ?? [...here];
		}
		expect(hidden, `text on ${path} that nobody can read`).toEqual([]);
		for (const { form, ways: others } of await page.evaluate(formsOf)) {
			expect(form, path).toMatch(/action="mailto:kiln@ember\.example".*enctype="text\/plain"/);
			expect(others, path).toEqual(['mailto:kiln@ember.example', 'tel:+351225550100']);
		}
		ways.set(path, await page.evaluate(pathsFrom));
	}
	const reached = new Set(['/']);
	// The loop also visits the paths that it adds.
	for (const path of reached) ways.get(path)?.forEach((next) => reached.add(next));
	// The site also links to campaign pages, although visitors usually reach those from advertisements.
	expect(sitemap.filter((path) => !reached.has(path))).toEqual([]);
});
