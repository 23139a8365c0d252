import type { Page } from '@playwright/test';
import { parseBlogList } from '../../src/lib/blog/blog-object.ts';
import { sanitiseAtBuild } from '../../src/lib/blog/build/sanitise-build.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { cards } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { attacks, LEAVE_A_MARK, watchAttacks } from '../support/hostile.ts';
import { blogPost, idOf, knownPosts, listUrl } from '../support/posts.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

/** Posts whose text and title are both hostile. */
const hostilePosts = (vectors: readonly (readonly [name: string, html: string])[]) =>
	vectors.map(([name, html], index) =>
		blogPost({ _id: idOf(index), title: html, description: `<p>Before ${name}.</p>${html}` }),
	);

/** HTML as a browser writes it; a blank page has no policy that forbids to parse it. */
async function normaliser(page: Page): Promise<(html: string) => Promise<string>> {
	const blank = await page.context().newPage();
	return (html) =>
		blank.evaluate((text) => {
			const template = document.createElement('template');
			template.innerHTML = text;
			template.content.normalize();
			return template.innerHTML;
		}, html);
}

test('There are sixty attacks or more', () => {
	expect(Object.values(attacks).flat().length).toBeGreaterThanOrEqual(60);
});

test('In the list no attack runs, and every title stands as text', async ({ page, context, services, guard }) => {
	const executed = await watchAttacks(context, guard);
	const posts = hostilePosts(Object.values(attacks).flat());
	await services.order({ blogs: { posts } });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(posts.length);
	const titles = await cards(page)
		.getByRole('heading')
		.evaluateAll((found) => found.map(({ textContent }) => textContent));
	// Without characters that no page can hold.
	const expected = parseBlogList(posts).posts.map(({ title }) => title);
	expect(titles.toSorted()).toEqual(expected.toSorted());
	await expect(cards(page).locator('script, iframe, style, form, [onerror], [onload]')).toHaveCount(0);
	expect(await executed(page)).toBe(0);
});

for (const [group, vectors] of Object.entries(attacks)) {
	test(`In an opened post none of these runs, and what is harmless stays: ${group}`, async ({
		page,
		context,
		services,
		guard,
	}) => {
		const executed = await watchAttacks(context, guard);
		const normalise = await normaliser(page);
		const posts = hostilePosts(vectors);
		await services.order({ blogs: { posts } });
		for (const { post, slug } of arrangePosts(parseBlogList(posts).posts)) {
			await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
			const body = page.locator('[data-post-body]');
			await expect(body.getByText('Before').first()).toBeVisible();
			await expect(page.locator('[data-post-title]')).toHaveJSProperty('textContent', post.title);
			const cleaned = sanitiseAtBuild(post.description, { listUrl, base: '/' });
			const shown = await body.evaluate(({ innerHTML }) => innerHTML);
			expect(await normalise(shown), post.description).toBe(await normalise(cleaned));
			expect(await executed(page), post.description).toBe(0);
		}
	});
}

test('In a post edited since the build no attack runs', async ({ page, context, guard }) => {
	const executed = await watchAttacks(context, guard);
	const normalise = await normaliser(page);
	const [known] = knownPosts;
	await page.goto('/blog');
	for (const [name, html] of attacks[LEAVE_A_MARK] ?? []) {
		const description = `<p>Before ${name}.</p>${html}`;
		// As a card would hand it over.
		const json = JSON.stringify({ ...known?.post, title: `${known?.post.title} ${html}`, description });
		await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
			`blog:${known?.slug}`,
			`edited ${json}`,
		] as const);
		await page.goto(`/blog/${known?.slug}`);
		const body = page.locator('[data-post-body]');
		await expect(body.getByText(`Before ${name}.`)).toBeVisible();
		await expect(page.locator('[data-post-title]')).toHaveJSProperty('textContent', `${known?.post.title} ${html}`);
		const cleaned = sanitiseAtBuild(description, { listUrl, base: '/' });
		expect(await normalise(await body.innerHTML()), html).toBe(await normalise(cleaned));
		expect(await executed(page), html).toBe(0);
	}
});

test('A hand-over that was tampered with is no way in either', async ({ page, context, services, guard }) => {
	const executed = await watchAttacks(context, guard);
	await services.order({ blogs: { posts: [] } });
	await page.goto('/blog');
	const stored = [
		'null',
		'{}',
		'{"_id":"a"}',
		'{',
		JSON.stringify(blogPost({ description: 5 })),
		JSON.stringify(blogPost({ title: { toString: 1 } })),
	];
	for (const json of stored) {
		await page.evaluate((text) => sessionStorage.setItem('blog:tampered', `x ${text}`), json);
		await page.goto('/blog/tampered');
		await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
			'Unexpected Application Error!',
		);
		expect(await executed(page)).toBe(0);
	}
});

const webp = '/images/blog/core-web-vitals-on-a-mid-range-phone-in-india.webp';

/** What the backend may write as a picture, and the address that a visitor's browser asks for, if any. */
const pictures: [what: string, imageUrl: string | null | undefined, src: string | undefined][] = [
	['a whole address', `${servicesOrigin}${webp}`, `${servicesOrigin}${webp}`],
	['an https address of another host', 'https://pictures.example/a.png', 'https://pictures.example/a.png'],
	['a path from the root of the backend', webp, `${servicesOrigin}${webp}`],
	['a path beside the list', `../..${webp}`, `${servicesOrigin}${webp}`],
	['nothing', undefined, undefined],
	['null', null, undefined],
	['an http address of another host', 'http://pictures.example/a.png', undefined],
	['a javascript address', 'javascript:window.pwned=1', undefined],
	['a javascript address with a tab', 'java\tscript:window.pwned=1', undefined],
	['a data address', 'data:image/svg+xml,<svg onload="window.pwned=1"/>', undefined],
	['a blob address', `blob:${servicesOrigin}/1`, undefined],
	['a file address', 'file:///etc/passwd', undefined],
	['an address that is none', 'https://', undefined],
];

test('Of all that a backend writes as a picture only what is safe is shown, in list and post', async ({
	page,
	context,
	services,
	guard,
}) => {
	const executed = await watchAttacks(context, guard);
	const posts = pictures.map(([what, imageUrl], index) =>
		blogPost({ _id: idOf(index), title: `Picture: ${what}`, imageUrl }),
	);
	await services.order({ blogs: { posts } });
	for (const [what, , src] of pictures) {
		await page.goto('/blog');
		const card = cards(page).filter({ has: page.getByRole('heading', { name: `Picture: ${what}`, exact: true }) });
		const expectPicture = async (place: typeof card) => {
			await expect(place.locator('img'), what).toHaveCount(src === undefined ? 0 : 1);
			if (src !== undefined) await expect(place.locator('img'), what).toHaveAttribute('src', src);
		};
		await expect(card).toBeVisible();
		await expectPicture(card);
		expect(await executed(page), what).toBe(0);
		await card.getByRole('link').click();
		await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(`Picture: ${what}`);
		await expectPicture(page.getByRole('main').getByRole('article'));
		expect(await executed(page), what).toBe(0);
	}
	expect(await services.calls(servicePaths.blogs)).toBe(pictures.length);
});
