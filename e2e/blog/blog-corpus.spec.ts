import { join } from 'node:path';
import { root } from '../../scripts/lib/root.ts';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { heading } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflow, spoiltPictures } from '../support/layout.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

/** Posts of varied real-world HTML, as the backend would give them. */
const corpus = arrangePosts(
	(await readLocalPosts(join(import.meta.dirname, '../support/corpus'), join(root, 'public'))).map((post) =>
		post.imageUrl === undefined ? post : { ...post, imageUrl: new URL(post.imageUrl, servicesOrigin).href },
	),
);

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

for (const { post, slug } of corpus) {
	test(`“${post.title.slice(0, 60)}” reads well on a phone, a tablet and a wide screen`, async ({
		page,
		services,
		guard,
	}) => {
		guard.allowLog(/status of 404/);
		await services.order({ blogs: { posts: [post] } });
		await page.goto(`/blog/${slug}`);
		await expect(heading(page)).toHaveText(post.title);
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await page.evaluate(strayParts), `${width} px`).toEqual([]);
			expect(await page.evaluate(overflow), `${width} px`).toEqual([]);
		}
		const article = page.getByRole('main').getByRole('article');
		await expect(article.locator('h1')).toHaveCount(1);
		const foreign = article
			.locator('[data-post-body]')
			.locator('form, input, button, iframe, style, svg, [style], [class*=Mso], [id]');
		await expect(foreign).toHaveCount(0);
		const spoilt = await page.evaluate(spoiltPictures);
		// Some of the pictures are missing on purpose.
		expect(spoilt.filter((fault) => !fault.endsWith('does not load'))).toEqual([]);
	});
}

test('A table too wide for its column scrolls in a box of its own, by keyboard too', async ({ page, services }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	const wide = corpus.find(({ slug }) => slug.startsWith('what-each-hosting-plan'));
	await services.order({ blogs: { posts: [wide?.post] } });
	await page.goto(`/blog/${wide?.slug}`);
	const table = page.getByRole('article').getByRole('table').first();
	await table.focus();
	await expect(table).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('On a wide screen the sidebar stands beside a late post, on a phone below it', async ({ page, services }) => {
	const [first] = corpus;
	await services.order({ blogs: { posts: [first?.post] } });
	await page.goto(`/blog/${first?.slug}`);
	const article = page.getByRole('main').getByRole('article');
	const sidebar = page.getByRole('main').getByRole('complementary');
	await page.setViewportSize({ width: 1440, height: 900 });
	const [left, right] = [await article.boundingBox(), await sidebar.boundingBox()];
	expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
	await page.setViewportSize({ width: 360, height: 900 });
	const [above, below] = [await article.boundingBox(), await sidebar.boundingBox()];
	expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
});
