import { check, LinkState } from 'linkinator';
import { expect, subPath, test, text, withoutScript } from '../support/fixtures.ts';
import { cutTexts, expectNoBarrier, htmlProblems, overflow } from '../support/page-problems.ts';
import { canonicalOrigin, isBelow, isPost, samplePaths, sitemapOf } from '../support/variants.ts';

const pages = async (): Promise<string[]> => [...(await samplePaths()), '/no-such-page'];

/** What the browser logs for the fallback page. In every test, the guard checks that nothing else is logged. */
const notFound = /status of 404/;

for (const [which, pattern] of Object.entries({
	'Pages about services': /^\/services/,
	'Pages about projects': /^\/portfolio/,
	'Other pages': /^\/(?!services|portfolio)/,
})) {
	test(`${which} are accessible and valid, have one main heading, and fit 320 pixels`, async ({ page, guard }) => {
		test.slow();
		guard.allowLog(notFound);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const path of (await pages()).filter((path) => pattern.test(path)))
			await test.step(path, async () => {
				await page.setViewportSize({ width: 1280, height: 720 });
				const answer = await page.goto(path);
				expect.soft(htmlProblems((await answer?.text()) ?? '')).toEqual([]);
				await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
				await expectNoBarrier(page);
				await page.setViewportSize({ width: 320, height: 640 });
				expect(await page.evaluate(overflow)).toEqual([]);
			});
	});
}

test('Every page tells others its address, a description and a picture', async ({ request }) => {
	const index = await (await request.get('/llms.txt')).text();
	const sitemap = await (await request.get('/sitemap-0.xml')).text();
	for (const path of await sitemapOf('root')) {
		const html = await (await request.get(path)).text();
		const address = canonicalOrigin + path;
		expect.soft(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(address);
		expect.soft(index).toContain(`(${address})`);
		const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
		const shown = await request.get(new URL(picture).pathname);
		expect.soft(shown.headers()['content-type'], path).toBe('image/png');
		expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{110,160}[.!?]"/);
		expect.soft(html, path).toContain('content="max-image-preview:large"');
		// Only posts say in the sitemap when they have changed.
		const lastmod = new RegExp(`<loc>${address}</loc><lastmod>`);
		expect.soft(lastmod.test(sitemap), path).toBe(isPost(path));
	}
});

test('Pages fit phones and laptops with large letters', { tag: '@chromium' }, async ({ page, guard }) => {
	test.slow();
	guard.allowLog(notFound);
	const browser = await page.context().newCDPSession(page);
	for (const path of await pages()) {
		await page.goto(path);
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 640 });
			for (const standard of [24, 32]) {
				await browser.send('Page.setFontSizes', { fontSizes: { standard } });
				await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
				const problems = [...(await page.evaluate(overflow)), ...(await page.evaluate(cutTexts))];
				expect.soft(problems, `${path} at ${width} px with letters of ${standard} px`).toEqual([]);
			}
		}
	}
});

for (const variant of ['root', 'backend'] as const) {
	test(`Links of the build ${variant} reach every page, and none leads to nothing`, async ({ origin }) => {
		const home = origin + (variant === 'backend' ? subPath : '');
		const { links } = await check({
			path: `${home}/`,
			recurse: true,
			checkFragments: true,
			urlRewriteExpressions: [{ pattern: new RegExp(`^${canonicalOrigin}`), replacement: origin }],
			// A backend's posts may contain any link, also to what does not exist.
			linksToSkip: (link) =>
				Promise.resolve(!link.startsWith(`${origin}/`) || /\/website\/blog\/(?!archive\/)./.test(link)),
		});
		const isHere = (url: string) => isBelow(url) === (variant === 'backend');
		const broken = links.filter(
			({ state, url }) => state === LinkState.BROKEN || (state === LinkState.OK && !isHere(url)),
		);
		expect(broken.map(({ url, parent }) => `${url} on ${parent}`)).toEqual([]);
		const reached = new Set(links.map(({ url }) => url));
		expect((await sitemapOf(variant)).filter((path) => !reached.has(home + path))).toEqual([]);
	});
}

/**
 * Returns text that visitors cannot reveal without JavaScript. Answers, the menu and select options open without
 * JavaScript, so their text counts as visible. Ignores buttons, searches, forms and what the answers of a brief show, which
 * may need JavaScript. Runs in the browser.
 */
function hiddenTexts(): string[] {
	const elsewhere =
		':is(script, style, rp, svg, details:not([open]), [popover], header, option, button, search, .form, .band-label, #brief [hidden])';
	const hasWords = (part: Element) =>
		Array.from(part.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
	return [...document.querySelectorAll(`body *:not(${elsewhere}, ${elsewhere} *)`)]
		.filter((part) => hasWords(part) && !part.checkVisibility({ visibilityProperty: true }))
		.map((part) => `${part.localName}: ${part.textContent.trim()}`);
}

withoutScript('Without JavaScript, all text of a page is readable', async ({ page }) => {
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

withoutScript('Without JavaScript, other ways to reach the agency take the place of each form', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const email = `mailto:${text('site', 'email.address')}`;
	const phone = `tel:${text('site', 'phone.display').replaceAll(' ', '')}`;
	const withForms = ['/about', '/contactus', '/landing-page', ...(await samplePaths()).filter(isPost)];
	for (const path of withForms) {
		await page.goto(path);
		await expect(page.getByRole('textbox'), path).toHaveCount(0);
		const places = await page.locator('astro-island:has(form)').filter({ visible: true }).all();
		expect(places, path).not.toEqual([]);
		for (const place of places) {
			const ways = place.getByRole('link');
			await expect(ways.and(page.locator(`[href="${email}"]`)), path).toBeVisible();
			await expect(ways.and(page.locator(`[href="${phone}"]`)), path).toBeVisible();
		}
	}
});
