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

test('The feed holds the newest posts whole, as their writers meant, and leads back', async ({ page, request }) => {
	const source = await (await request.get(`${subPath}/rss.xml`)).text();
	const { error, channel, self, items } = await page.evaluate(readFeed, source);
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

	const itemOf = (title: string) => items.find((item) => item.title.endsWith(title));
	for (const title of ['A post with no heading', '</script><script>window.pwned=1</script><!--', '🪡🧵🧶']) {
		expect(itemOf(title)?.guid, title).toBe(`post-${oddPosts.find((post) => post.title === title)?._id}`);
		expect(itemOf(title)?.text, title).toContain('End of it');
	}
	expect(itemOf('Control characters')).toBeDefined();
	expect(itemOf('the marks of templates')?.summary).toBe('{{ 7 * 7 }} ${7} {7} <% 7 %> End of it');
	expect(itemOf('character block')?.text).toMatch(/^\]\]>\s*\]\]>/);
});
