import { expect, test } from '../support/fixtures.ts';
import { knownPosts } from '../support/posts.ts';
import { baseOf, canonicalOrigin } from '../../scripts/lib/variants.ts';

/** What a reader takes from a feed, and the words of the pages; runs inside a browser. */
function readFeed({ xml, pages }: { xml: string; pages: readonly string[] }) {
	const feed = new DOMParser().parseFromString(xml, 'application/xml');
	const html = (text: string) => new DOMParser().parseFromString(text, 'text/html');
	const wordsOf = (element: Element | null) => element?.textContent.replace(/\s+/g, '');
	const field = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
	const items = [...feed.querySelectorAll('item')].map((item) => {
		const { body } = html(field(item, 'content:encoded'));
		const addresses = [...body.querySelectorAll('[href], [src]')].map(
			(found) => found.getAttribute('href') ?? found.getAttribute('src') ?? '',
		);
		const date = new Date(field(item, 'pubDate')).toISOString();
		return { title: field(item, 'title'), link: field(item, 'link'), date, words: wordsOf(body), addresses };
	});
	return { items, words: pages.map((page) => wordsOf(html(page).querySelector('[data-post-body]'))) };
}

for (const variant of ['backend', 'base'] as const) {
	test.describe(variant === 'base' ? 'under a sub-path' : 'at the root of a host', () => {
		test.use({ variant });
		const base = baseOf(variant).replace(/\/$/, '');

		test('Feed readers get every post, the newest first, with its whole text and whole addresses', async ({
			page,
			request,
		}) => {
			const text = async (path: string) => (await request.get(`${base}${path}`)).text();
			const pages = await Promise.all(knownPosts.map(({ slug }) => text(`/blog/${slug}`)));
			// The page that opens first is blank: it has no policy that forbids to parse a text.
			const { items, words } = await page.evaluate(readFeed, { xml: await text('/rss.xml'), pages });
			expect(items.map(({ title, link, date }) => ({ title, link, date }))).toEqual(
				knownPosts.map(({ post, slug }) => ({
					title: post.title,
					link: `${canonicalOrigin}${base}/blog/${slug}`,
					date: post.createdAt,
				})),
			);
			expect(items.map((item) => item.words)).toEqual(words);
			const addresses = items.flatMap((item) => item.addresses);
			expect(addresses.filter((address) => !/^(https?:\/\/[^/]|mailto:|tel:)/.test(address))).toEqual([]);
			for (const address of addresses.filter((found) => found.startsWith(canonicalOrigin))) {
				const { pathname } = new URL(address);
				expect(pathname.startsWith(`${base}/`), address).toBe(true);
				expect((await request.get(pathname)).status(), address).toBe(200);
			}
		});
	});
}
