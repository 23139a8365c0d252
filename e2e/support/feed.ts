import type { Page } from '@playwright/test';

interface FeedItem {
	title: string;
	link: string;
	date: string;
	/** The words of the text, without white space. */
	words: string;
	headings: number;
	addresses: string[];
}

/** The feed as a reader takes it; a blank page has no policy that forbids to parse it. */
export async function readFeed(page: Page, xml: string): Promise<{ fault: string | null; items: FeedItem[] }> {
	const blank = await page.context().newPage();
	return blank.evaluate((text) => {
		const feed = new DOMParser().parseFromString(text, 'application/xml');
		const field = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
		const items = [...feed.querySelectorAll('item')].map((item) => {
			const post = new DOMParser().parseFromString(field(item, 'content:encoded'), 'text/html');
			const found = [...post.querySelectorAll('[href], [src]')];
			return {
				title: field(item, 'title'),
				link: field(item, 'link'),
				date: new Date(field(item, 'pubDate')).toISOString(),
				words: post.body.textContent.replace(/\s+/g, ''),
				headings: post.querySelectorAll('h2').length,
				addresses: found.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
			};
		});
		return { fault: feed.querySelector('parsererror')?.textContent ?? null, items };
	}, xml);
}

/** The words of each post as its page has them. */
export async function wordsOfPosts(page: Page, pages: readonly string[]): Promise<(string | undefined)[]> {
	const blank = await page.context().newPage();
	return blank.evaluate(
		(texts) =>
			texts.map((html) => {
				const post = new DOMParser().parseFromString(html, 'text/html');
				return post.querySelector('[data-post-body]')?.textContent.replace(/\s+/g, '');
			}),
		pages,
	);
}
