import { expect, test } from '../support/fixtures.ts';
import { sitemapOf } from '../support/pages.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/**
 * The texts of a page that nobody can bring into sight without a script; runs inside a browser. What opens by itself
 * (answers, the menu with the links of the header, choices) counts as reachable; buttons and searches that need a script
 * are no text.
 */
function hiddenTexts(): string[] {
	const elsewhere =
		'script, style, template, rp, svg title, details:not([open]), [popover], header, option, button, search';
	const found: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		const { parentElement: parent } = text;
		if (parent === null || !text.textContent?.trim() || parent.closest(elsewhere)) continue;
		if (!parent.checkVisibility({ visibilityProperty: true })) found.push(text.textContent.trim());
	}
	return found;
}

/** Each form of a page with the action, and what it says of other ways; runs inside a browser. */
const formsOf = () =>
	[...document.querySelectorAll('astro-island:has(form[method=post])')].map((island) => ({
		form: island.querySelector('form')?.outerHTML.replace(/>.*/s, '>'),
		ways: [...island.querySelectorAll('a')].filter((link) => link.checkVisibility()).map(({ href }) => href),
	}));

/** Where links lead that are in sight or in the menu; runs inside a browser. */
const pathsFrom = () =>
	[...document.querySelectorAll('a')]
		.filter((link) => link.origin === location.origin && (link.checkVisibility() || link.closest('[popover]')))
		.map(({ pathname }) => pathname);

test('Without a script pages are whole, forms lead to the agency and links everywhere', async ({ page, guard }) => {
	test.slow();
	// Files are fetched early for scripts that never come; Chromium notes that after some seconds.
	guard.allowLog(/preloaded using link preload but not used/);
	const ways = new Map<string, readonly string[]>();
	const sitemap = await sitemapOf('backend');
	for (const path of sitemap) {
		await page.goto(path);
		expect(await page.evaluate(hiddenTexts), `texts of ${path} that nobody can read`).toEqual([]);
		for (const { form, ways: others } of await page.evaluate(formsOf)) {
			expect(form, path).toMatch(/action="mailto:kiln@ember\.example".*enctype="text\/plain"/);
			expect(others, path).toEqual(['mailto:kiln@ember.example', 'tel:+351225550100']);
		}
		ways.set(path, await page.evaluate(pathsFrom));
	}
	const reached = new Set(['/']);
	// What is added on the way is visited, too.
	for (const path of reached) ways.get(path)?.forEach((next) => reached.add(next));
	// A campaign is reached from advertisements; a button of the lessons leads there all the same.
	expect(sitemap.filter((path) => !reached.has(path))).toEqual([]);
});
