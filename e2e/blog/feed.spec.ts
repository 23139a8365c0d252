import type { APIRequestContext } from '@playwright/test';
import { oddPosts } from '../support/posts/odd-posts.ts';
import { expect, test, text } from '../support/fixtures.ts';
import { canonicalOrigin, subPath } from '../support/variants.ts';

test.use({ builds: ['backend'] });

/** Reads a feed as a feed reader does. Runs in the browser, on an empty page. */
function readFeed(source: string) {
	const xml = new DOMParser().parseFromString(source, 'application/xml');
	const field = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent ?? '';
	const html = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body;
	const address = (part: Element) => part.getAttribute('href') ?? part.getAttribute('src') ?? '';
	return {
		error: xml.querySelector('parsererror')?.textContent,
		channel: ['title', 'description', 'link', 'language', 'lastBuildDate'].map(
			(name) => xml.querySelector(`channel > ${name}`)?.textContent,
		),
		self: xml.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
		items: [...xml.querySelectorAll('item')].map((item) => ({
			title: field(item, 'title'),
			link: field(item, 'link'),
			guid: field(item, 'guid'),
			date: field(item, 'pubDate'),
			summary: html(field(item, 'description')).textContent,
			text: html(field(item, 'content:encoded')).textContent.trim(),
			addresses: [...html(field(item, 'content:encoded')).querySelectorAll('[href], [src]')].map(address),
		})),
	};
}

const feed = async (request: APIRequestContext) => (await request.get(`${subPath}/rss.xml`)).text();

test('The feed holds the newest posts whole, with addresses that lead back', async ({ page, request }) => {
	const { error, channel, self, items } = await page.evaluate(readFeed, await feed(request));
	expect(error).toBeUndefined();
	const named = (file: string, field: string) => text(file, field).replace('{name}', text('site', 'name'));
	const blog = `${canonicalOrigin}${subPath}/blog`;
	const about = [named('words', 'blog.feed.title'), named('pages/blog', 'head.description'), blog, 'en-IN'];
	expect(channel, 'and no time of the build').toEqual([...about, undefined]);
	expect(self).toBe(`${canonicalOrigin}${subPath}/rss.xml`);
	expect(items.length).toBe(50);
	const dates = items.map(({ date }) => Date.parse(date));
	expect(dates).toEqual(dates.toSorted((one, other) => other - one));
	expect(items.flatMap(({ addresses }) => addresses).join(' ')).toContain(`${canonicalOrigin}/`);
	for (const { link, addresses, title } of items) {
		expect(link).toContain(`${blog}/`);
		for (const address of addresses) expect(address, title).toMatch(/^(https?:|mailto:|tel:)/);
	}
});

test('Titles, texts and ids of odd posts arrive in the feed as their writers meant them', async ({ page, request }) => {
	const { items } = await page.evaluate(readFeed, await feed(request));
	const known = (title: string) => oddPosts.find((post) => post.title === title);
	for (const title of ['A post with no heading', '</script><script>window.pwned=1</script><!--', '🪡🧵🧶']) {
		const item = items.find((entry) => entry.title === title);
		expect(item?.guid, title).toBe(`post-${known(title)?._id}`);
		expect(item?.text, title).toContain('End of it');
	}
	expect(items.map(({ title }) => title)).toContain('Control characters');
	const templates = items.find(({ title }) => title.endsWith('the marks of templates'));
	expect(templates?.summary).toBe('{{ 7 * 7 }} ${7} {7} <% 7 %> End of it');
	expect(items.find(({ title }) => title.endsWith('character block'))?.text).toMatch(/^\]\]>\s*\]\]>/);
});
