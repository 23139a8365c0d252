import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/lib/build.ts';
import { variants } from '../../scripts/lib/variants.ts';
import type * as SanitiseBrowser from '../../src/lib/browser/blog/sanitise-browser.ts';
import { attacks, markedAttacks } from '../../src/lib/shared/blog/testing/attack-cases.ts';
import { CASE_CONTEXT, SANITISE_CASES } from '../../src/lib/shared/blog/testing/sanitise-cases.ts';
import { blogPost, cards, idOf } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchAttacks } from '../support/hostile.ts';

const vectors = Object.values(attacks).flat();
/** These attacks set `window.pwned` if they run; a single post contains all of them. */
const marked = Object.values(markedAttacks).map((html) => `<div>${html}</div>`);
const description = `<p>Before.</p>${marked.join('')}<p>After.</p>`;
const title = '<img src=x onerror="window.pwned = 1">';

test('No attack runs in the list, and every title is shown as plain text', async ({
	page,
	context,
	services,
	guard,
}) => {
	const executed = await watchAttacks(context, guard);
	const posts = vectors.map((html, index) =>
		blogPost({ _id: idOf(index), title: html, description: `<p>Before.</p>${html}`, service: '__proto__' }),
	);
	await services.order({ blogs: { posts } });
	await page.goto('/blog');
	await page.getByRole('button', { name: 'More from the shelf' }).click();
	await expect(cards(page)).toHaveCount(posts.length);
	const titles = await cards(page)
		.getByRole('heading')
		.evaluateAll((found) => found.map(({ textContent }) => textContent));
	// HTML cannot contain null characters.
	const expected = vectors.map((html) => html.replaceAll('\u0000', ''));
	expect(titles.toSorted()).toEqual(expected.toSorted());
	await expect(cards(page).locator('script, iframe, style, form, [onerror], [onload]')).toHaveCount(0);
	expect(await executed(page)).toBe(0);
});

test('No attack runs in late or edited posts', async ({ page, context, services, guard }) => {
	const executed = await watchAttacks(context, guard);
	const late = blogPost({ title, description });
	await services.order({ blogs: { posts: [late] } });
	const known = { _id: 'c00000000000000000000001', slug: 'what-each-hosting-plan-costs-over-three-years' };
	for (const path of ['/blog/img-src-x-onerror-window-pwned-1', `/blog/${known.slug}`]) {
		await page.goto(path);
		const body = page.locator('[data-post-body]');
		await expect(body.getByText('Before.')).toBeVisible();
		await expect(body.getByText('After.')).toBeVisible();
		await expect(page.locator('[data-post-title]')).toHaveJSProperty('textContent', title);
		await expect(body.locator('script, iframe, object, input, style, [style], [onerror], [onload]')).toHaveCount(0);
		expect(await executed(page), path).toBe(0);
		// Stores an edited version of the post in the tab, as a click on the post's card would.
		const edited = `edited ${JSON.stringify(blogPost({ _id: known._id, title, description }))}`;
		await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [`blog:${known.slug}`, edited] as const);
	}
});

/** Returns the file name of the sanitiser that visitors load. */
function shippedModule(): string {
	const files = readdirSync(join(buildFolder(variants.backend.name), '_astro'));
	const file = files.find((name) => /^sanitise-browser\..*\.js$/.test(name));
	if (file === undefined) throw new Error('the build has no file sanitise-browser.*.js');
	return `/_astro/${file}`;
}

/** Parses and serialises HTML, so that equivalent markup compares as equal. */
const normalise = (markup: readonly string[]) =>
	markup.map((text) => {
		const template = document.createElement('template');
		template.innerHTML = text;
		template.content.normalize();
		return template.innerHTML;
	});

// A unit test checks that the build's sanitiser gives the same results.
test('The sanitiser in the browser gives the expected result for every case in the table', async ({
	page,
	context,
}) => {
	const table = Object.entries(SANITISE_CASES).flatMap(([group, cases]) =>
		cases.map(([name, html, expected]) => ({ name: `${group}: ${name}`, html, expected })),
	);
	await page.goto('/about');
	const found = await page.evaluate(
		async ({ url, given, caseContext }) => {
			const { sanitiseInBrowser } = (await import(url)) as typeof SanitiseBrowser;
			return given
				.map((html) => sanitiseInBrowser(html, caseContext))
				.map((cleaned) => ({
					html: String(cleaned),
					isTrusted: typeof cleaned === 'object',
				}));
		},
		{ url: shippedModule(), given: table.map(({ html }) => html), caseContext: CASE_CONTEXT },
	);
	expect(found.filter(({ isTrusted }) => !isTrusted)).toEqual([]);
	// A blank page has no security policy, so the test can parse HTML there.
	const blank = await context.newPage();
	const cleaned = await blank.evaluate(
		normalise,
		found.map(({ html }) => html),
	);
	const expected = await blank.evaluate(
		normalise,
		table.map((row) => row.expected),
	);
	const named = (results: readonly string[]) =>
		Object.fromEntries(table.map(({ name }, index) => [name, results[index]]));
	expect(named(cleaned)).toEqual(named(expected));
});
