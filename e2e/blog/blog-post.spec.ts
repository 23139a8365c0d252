import { relatedPosts } from '../../src/lib/blog/build/related-posts.ts';
import { backendPosts, heading, knownPosts, picture, readMore } from '../support/blog.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchScripts } from '../support/scripts.ts';

const { post: words } = content.blog;
const illustrated = knownPosts.find(({ post }) => post.imageUrl);
const known = knownPosts.at(-1);
if (known === undefined || illustrated === undefined) throw new Error('The samples have too few posts.');
const { post: builtPost, slug: builtSlug } = known;

/** The list as it is now, with one post edited since the build. */
const edited = (changes: object) => backendPosts.map((post) => (post === builtPost ? { ...post, ...changes } : post));

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('From the newest post a visitor walks to the oldest, one step back, and to the list', async ({ page }) => {
		const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
		await page.goto(`/blog/${knownPosts[0]?.slug}`);
		for (const [index, { post }] of knownPosts.entries()) {
			if (index > 0) await page.getByRole('link', { name: `${words.previous} ${post.title}` }).click();
			await expect(heading(page)).toHaveText(post.title);
			const date = page.getByRole('main').getByRole('article').getByRole('time').first();
			await expect(date).toHaveText(dates.format(new Date(post.createdAt)));
			await expect(date).toHaveAttribute('datetime', post.createdAt);
		}
		const before = knownPosts.at(-2)?.post.title ?? '';
		await expect(page.getByRole('link', { name: words.previous })).toHaveCount(0);
		await page.getByRole('link', { name: `${words.next} ${before}` }).click();
		await expect(heading(page)).toHaveText(before);
		await page.getByRole('main').getByRole('link', { name: words.back }).click();
		await expect(page).toHaveURL('/blog');
	});
});

test('A post ends with others about the same, as far as there are any', async ({ page }) => {
	const [[slug, related] = ['', []]] = [...relatedPosts(knownPosts)].filter(([, others]) => others.length > 0);
	await page.goto(`/blog/${slug}`);
	const links = page.getByRole('region', { name: words.relatedTitle }).getByRole('link');
	const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
	expect(paths).toEqual(related.map((other) => `/blog/${other}`));
});

test('A post’s picture is at most 400 pixels high; where it is dead, title and text stay', async ({ page, guard }) => {
	guard.allowLog(/Failed to load resource/);
	await page.goto(`/blog/${illustrated.slug}`);
	const image = page.getByRole('article').locator('img').first();
	await expect(image).toHaveAttribute('src', picture);
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		const { height = 0 } = (await image.boundingBox()) ?? {};
		expect(height).toBeGreaterThan(100);
		expect(height).toBeLessThanOrEqual(400);
	}
	await page.route('**/images/blog/*', (route) => route.abort());
	await page.reload();
	await expect(heading(page)).toHaveText(illustrated.post.title);
	await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
});

test('A post edited after the build shows its new version, reached from the list', async ({ page, services }) => {
	const title = `${builtPost.title}!`;
	const description = '<h2>Edited</h2><p>Put right since.</p>';
	const createdAt = '2025-03-13T05:00:00.000Z';
	await services.order({ blogs: { posts: edited({ title, description, imageUrl: picture, createdAt }) } });
	await page.goto('/blog');
	await readMore(page, title).click();
	await expect(page).toHaveURL(`/blog/${builtSlug}`);
	await expect(heading(page)).toHaveText(title);
	const article = page.getByRole('main').getByRole('article');
	await expect(article.getByText('Put right since.')).toBeVisible();
	await expect(article.getByRole('heading', { level: 2 })).toHaveText(['Edited']);
	await expect(article.locator('img')).toHaveAttribute('src', picture);
	await expect(article.getByRole('time')).toHaveText('13 March 2025');
	await expect(page.getByRole('region', { name: words.bottomTitle })).toHaveCount(content.site.newsletter ? 1 : 0);
});

test('A post that is as it was built is not written anew', async ({ page }) => {
	await page.goto('/blog');
	await expect(readMore(page, builtPost.title)).toBeVisible();
	const scripts = watchScripts(page);
	await readMore(page, builtPost.title).click();
	await expect(heading(page)).toHaveText(builtPost.title);
	await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
	expect(scripts.filter((file) => file.includes('apply-post'))).toEqual([]);
});

/** Where a post leaves its column, and tables that the keyboard does not reach; runs inside a browser. */
function strayParts(): string[] {
	const faults: string[] = [];
	const say = (what: string, node: Node) => faults.push(`${what}: ${node.textContent?.trim().slice(0, 60)}`);
	const body = document.querySelector('[data-post-body]') ?? document.body;
	const column = body.getBoundingClientRect();
	const isOutside = ({ left, right }: DOMRect) => left < column.left - 1 || right > column.right + 1;
	for (const part of body.querySelectorAll('table, img')) {
		if (isOutside(part.getBoundingClientRect())) say(`a ${part.tagName} stands out of the column`, part);
		if (part instanceof HTMLTableElement && part.tabIndex !== 0) say('a table cannot be reached by keyboard', part);
	}
	const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const text = texts.currentNode;
		if (!text.textContent?.trim() || text.parentElement?.closest('table')) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		if ([...range.getClientRects()].some(isOutside)) say('text stands out of the column', text);
	}
	return faults;
}

// That the samples fit small screens and have no barrier is seen in every-page.
test('Whatever a post holds stays in its column, and nothing foreign is left', async ({ page }) => {
	for (const { slug } of knownPosts) {
		await page.goto(`/blog/${slug}`);
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await page.evaluate(strayParts), `${slug} at ${width} px`).toEqual([]);
		}
		const foreign = page
			.locator('[data-post-body]')
			.locator(
				'h1, form, input, button:not(pre > button), iframe, style, svg, [style], [class*=Mso], [id]:not([id^=post-])',
			);
		await expect(foreign, slug).toHaveCount(0);
	}
});

test('A table too wide for its column scrolls in a box of its own, by keyboard too', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(`/blog/${knownPosts.find(({ post }) => post.description.includes('<tfoot>'))?.slug}`);
	const table = page.getByRole('article').getByRole('table').first();
	await table.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
