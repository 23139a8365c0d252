import type { Page } from '@playwright/test';
import { corpus } from '../support/corpus.ts';
import { expect, test } from '../support/fixtures.ts';

const WIDTHS = [360, 768, 1440, 1920];

/** What is wrong with a post as it stands; nothing where it reads well. */
const faultsOf = (page: Page) =>
	page.evaluate(() => {
		const faults: string[] = [];
		const say = (what: string, node: Node) => faults.push(`${what}: ${node.textContent?.trim().slice(0, 60)}`);
		if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
		const body = document.querySelector('[data-post-body]') ?? document.body;
		const column = body.getBoundingClientRect();
		const isOutside = ({ left, right }: DOMRect) => left < column.left - 1 || right > column.right + 1;
		const tables = [...body.querySelectorAll('table')];
		for (const table of tables) {
			if (isOutside(table.getBoundingClientRect())) say('a table stands out of the column', table);
			if (table.tabIndex !== 0) say('a table cannot be reached by keyboard', table);
		}
		const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode;
			if (!text.textContent?.trim() || text.parentElement?.closest('table')) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			if ([...range.getClientRects()].some(isOutside)) say('text stands out of the column', text);
		}
		for (const picture of body.querySelectorAll('img')) {
			const { width, height } = picture.getBoundingClientRect();
			if (isOutside(picture.getBoundingClientRect())) faults.push(`a picture stands out: ${picture.src}`);
			const ratio = picture.naturalWidth / picture.naturalHeight;
			if (picture.naturalWidth > 0 && Math.abs(width / height / ratio - 1) > 0.05)
				faults.push(`${picture.src} is distorted to ${width} by ${height}`);
		}
		return faults;
	});

/** Loads the pictures of a text at once; a visitor would scroll to them. */
const loadPictures = (page: Page) =>
	page.locator('[data-post-body] img').evaluateAll((pictures) =>
		Promise.all(
			pictures.map(async (picture) => {
				if (!(picture instanceof HTMLImageElement)) return;
				picture.loading = 'eager';
				// One that is gone cannot be decoded.
				await picture.decode().catch(() => undefined);
			}),
		),
	);

test('There are twenty posts of odd markup', () => {
	expect(corpus).toHaveLength(20);
});

for (const { post, slug } of corpus) {
	test(`“${post.title.slice(0, 60)}” reads well on a phone, a tablet, a laptop and a wide screen`, async ({
		page,
		services,
		guard,
	}) => {
		// Some of the pictures are missing on purpose.
		guard.allowLog(/status of 404/);
		await services.order({ blogs: { posts: [post] } });
		await page.goto(`/blog/${slug}`);
		const article = page.getByRole('main').getByRole('article');
		await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
		const words = (await article.innerText()).split(/\s+/).length;
		expect(words).toBeGreaterThan(400);
		await loadPictures(page);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			expect(await faultsOf(page), `${width} px`).toEqual([]);
		}
		await expect(article.locator('h1')).toHaveCount(1);
		await expect(article.locator('form, input, button, iframe, style, svg, [style], [class*=Mso], [id]')).toHaveCount(
			0,
		);
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
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`/blog/${first?.slug}`);
	const article = page.getByRole('main').getByRole('article');
	const sidebar = page.getByRole('main').getByRole('complementary');
	await expect(sidebar.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
	const right = async () => (await article.boundingBox())?.width ?? 0;
	expect((await sidebar.boundingBox())?.x).toBeGreaterThan(await right());
	await page.setViewportSize({ width: 360, height: 900 });
	await expect(sidebar.getByRole('heading', { name: 'Contact Us' })).not.toBeInViewport();
});
