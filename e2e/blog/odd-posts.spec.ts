import type { Page } from '@playwright/test';
import { slugify } from '#lib/slugs.ts';
import attacks from '#testing/attacks.json' with { type: 'json' };
import { answerWith, blogPost, blogPosts, cards, heading, knownPosts, picture, postPath } from '../support/blog.ts';
import { expect, subPath, test, text } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';
import postsAsWritten from '../support/posts/as-written.json' with { type: 'json' };
import { oddPosts } from '../support/posts/odd-posts.ts';
import { servicesOrigin } from '../support/variants.ts';

/* Tests odd, hostile and pasted posts in a browser. Unit tests check what the sanitiser leaves of them. */

test.use({ builds: ['backend'], viewport: { width: 360, height: 800 } });

let dialogs = 0;

// Harmless pictures in the posts fail to load. The guard checks that no page violates its policy or calls another host.
test.beforeEach(({ page, guard }) => {
	dialogs = 0;
	page.on('dialog', (dialog) => {
		dialogs += 1;
		void dialog.dismiss();
	});
	guard.allowLog(/Failed to load resource/);
	guard.allowOrigin(...['a', 'pictures', 'backend', 'gone'].map((host) => `https://${host}.example`));
});

/** Checks that no attack has run in the page, not even one that waits for a visitor's action. */
async function expectNoAttack(page: Page, where: string): Promise<void> {
	const isMarked = await page.evaluate(() => {
		for (const element of document.querySelectorAll('[data-post-body] *, article *'))
			for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load'])
				if (!(element instanceof HTMLImageElement)) element.dispatchEvent(new Event(type));
		return Reflect.has(window, 'pwned');
	});
	expect({ isMarked, dialogs }, where).toEqual({ isMarked: false, dialogs: 0 });
}

/** The texts of the odd posts, by the titles that visitors see. */
const published = new Map(
	oddPosts.map(({ title, description }) => [title.replace('\u0000\u0008', '').replace('&amp;', '&'), description]),
);

/** Returns the picture addresses on a post's page; a missing picture keeps its address, an invalid one is left out. */
function picturesOf(title: string): string[] {
	if (title === 'A post with a picture that is gone') return ['https://gone.example/a.png'];
	if (title === 'A post with a picture of http') return ['https://pictures.example/a.png'];
	return title.startsWith('A post with a picture by a path') ? [picture] : [];
}

/** Reads a post's page as a visitor sees it. Runs in the browser. */
function readPost() {
	const article = document.querySelector('main article');
	const parts = [...document.querySelectorAll('[id^="post-"]')];
	return {
		title: article?.querySelector('h1')?.textContent,
		headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
		pictures: [...(article?.querySelectorAll('img.post-picture') ?? [])].map((image) => image.getAttribute('src')),
		text: article?.textContent ?? '',
		takenIds: parts.filter((part) => !part.closest('[data-post-body]')).length,
		hasFooter: document.querySelector('footer')?.checkVisibility(),
	};
}

test('The archive lists every valid post once, and each is whole on its own page', async ({ page }) => {
	test.setTimeout(300_000);
	const found: { title: string; href: string }[] = [];
	for (const path of ['/blog', '/blog/archive/2']) {
		await page.goto(subPath + path);
		const links = await page.locator('section[aria-labelledby="archive"] li a').all();
		for (const link of links)
			found.push({
				title: (await link.locator('span').textContent()) ?? '',
				href: (await link.getAttribute('href')) ?? '',
			});
		expect(await page.evaluate(overflow), path).toEqual([]);
		await expectNoAttack(page, path);
	}
	const titles = [...published.keys(), ...knownPosts.map(({ title }) => title)];
	expect(found.map(({ title }) => title).sort()).toEqual(titles.sort());
	expect(new Set(found.map(({ href }) => href)).size, 'each post has its own address').toBe(found.length);
	for (const { title, href } of found.filter((entry) => published.has(entry.title))) {
		await page.goto(href);
		const { text, ...rest } = await page.evaluate(readPost);
		expect(rest, title).toEqual({ title, headings: 1, pictures: picturesOf(title), takenIds: 0, hasFooter: true });
		if (published.get(title)?.includes('End of it')) expect(text, title).toContain('End of it');
		expect(await page.evaluate(overflow), title).toEqual([]);
		await expectNoAttack(page, title);
	}
});

test('A post about the elements of a page, and posts on which rules could hang, look as any other', async ({
	page,
}) => {
	test.slow();
	await page.goto(postPath);
	const look = () => heading(page).evaluate((found) => getComputedStyle(found).fontFamily);
	const usual = await look();
	const isHeavy = (title: string) => /^What a <style>|^A post with (a film|a picture of|many)/.test(title);
	const titles = [...published.keys()].filter(isHeavy);
	const late = titles.map((title) => ({ title: `${title} late`, description: published.get(title) }));
	await answerWith(page, blogPosts(late));
	for (const shown of [...titles, ...late.map(({ title }) => title)]) {
		await page.goto(`${subPath}/blog/${slugify(shown)}`);
		await expect(heading(page)).toHaveText(shown);
		await expect(page.locator('[data-post-body]')).toContainText('End of it');
		expect(await look(), shown).toBe(usual);
		await expectNoAttack(page, shown);
	}
});

test('No attack runs in the list or in a late post, and every title is shown as plain text', async ({ page }) => {
	const marked = Object.values(attacks.marked);
	const vectors = [...Object.values(attacks.byKind), marked].flat();
	const hostile = vectors.map((html) => ({
		title: html.replaceAll('&', ''),
		description: `<p>Before.</p>${html}`,
		service: '__proto__',
	}));
	const title = 'All of <img src=x onerror="window.pwned = 1">';
	const description = `<p>Before.</p><div>${marked.join('</div><div>')}</div><p>After.</p>`;
	await answerWith(page, blogPosts([...hostile, { title, description }]));
	await page.goto(`${subPath}/blog`);
	await page.getByRole('button', { name: text('words', 'blog.more') }).click();
	await expect(cards(page)).toHaveCount(vectors.length + 1);
	const titles = await cards(page)
		.getByRole('heading')
		.evaluateAll((found) => found.map(({ textContent }) => textContent));
	// HTML cannot contain null characters.
	const expected = [title, ...vectors.map((html) => html.replaceAll(/[&\u0000]/g, ''))];
	expect(titles.toSorted()).toEqual(expected.toSorted());
	await expectNoAttack(page, 'the list');

	await page.goto(`${subPath}/blog/${slugify(title)}`);
	const body = page.locator('[data-post-body]');
	for (const words of ['Before.', 'After.']) await expect(body.getByText(words)).toBeVisible();
	await expect(heading(page)).toHaveJSProperty('textContent', title);
	await expect(body.locator('script, iframe, object, input, style, [style], [onerror], [onload]')).toHaveCount(0);
	await expectNoAttack(page, 'the late post');
});

for (const [kind, { description, outline }] of Object.entries(postsAsWritten)) {
	test(`Visitors get ${kind} in a built post and in a late one`, async ({ page }) => {
		const title = `A post with ${kind}`;
		const snapshot = ['- /children: deep-equal', ...outline].join('\n').replaceAll('{services}', servicesOrigin);
		await answerWith(page, [blogPost({ title: `${title}, late`, description })]);
		for (const shown of [title, `${title}, late`]) {
			await page.goto(`${subPath}/blog/${slugify(shown)}`);
			await expect(heading(page)).toHaveText(shown);
			const body = page.locator('[data-post-body]');
			await expect(body).toMatchAriaSnapshot(snapshot);
			for (const image of await body.locator(`img[src^="${servicesOrigin}"]`).all())
				await expect(image).not.toHaveJSProperty('naturalWidth', 0);
			if (kind !== 'lists of Quill') continue;
			// The outline does not tell these apart.
			await expect(body.getByText('with stands')).toHaveCSS('list-style-type', /^(disc|circle|square)$/);
			await expect(body.getByText('Measure')).toHaveCSS('list-style-type', 'decimal');
		}
	});
}
