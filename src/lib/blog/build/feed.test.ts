// @vitest-environment jsdom
import { getRssString } from '@astrojs/rss';
import { describe, expect, it, test } from 'vitest';
import { canonicalUrl } from '../../site/urls.ts';
import { FEED_SIZE, feedOptions, type FeedPost } from './feed.ts';

const post = (changes: Partial<FeedPost['blog']> = {}, more: Partial<FeedPost> = {}): FeedPost => ({
	blog: { _id: '65f0c0ffee', title: 'A title', createdAt: '2026-01-31T09:30:00.000Z', ...changes },
	slug: 'a-title',
	html: '<p>Text</p>',
	preview: 'Text',
	...more,
});

/** The feed as a reader's XML parser gives it; a document that is not well-formed fails the test. */
async function read(posts: readonly FeedPost[], base = '/') {
	const url = (path: string) => canonicalUrl(path, 'https://www.example.com', base);
	const xml = await getRssString(feedOptions(posts, { title: 'Blog & more', description: 'What we do', url }));
	const feed = new DOMParser().parseFromString(xml, 'application/xml');
	expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
	const field = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent;
	const items = Array.from(feed.querySelectorAll('item'), (item) => ({
		title: field(item, 'title'),
		link: field(item, 'link'),
		guid: field(item, 'guid'),
		date: field(item, 'pubDate'),
		summary: field(item, 'description'),
		text: field(item, 'content:encoded'),
	}));
	return { xml, feed, items };
}

describe('feedOptions', () => {
	it('names the blog, its language and its own address', async () => {
		const { feed } = await read([post()], '/website');
		const channel = (selector: string) => feed.querySelector(`channel > ${selector}`)?.textContent;
		expect(channel('title')).toBe('Blog & more');
		expect(channel('description')).toBe('What we do');
		expect(channel('link')).toBe('https://www.example.com/website/blog');
		expect(channel('language')).toBe('en-IN');
		const self = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
		expect(self?.getAttribute('href')).toBe('https://www.example.com/website/rss.xml');
		expect(self?.getAttribute('rel')).toBe('self');
	});

	it('gives a post with its address below the sub-path, its date and its whole text', async () => {
		const { items } = await read([post()], '/website');
		expect(items).toEqual([
			{
				title: 'A title',
				link: 'https://www.example.com/website/blog/a-title',
				guid: 'post-65f0c0ffee',
				date: 'Sat, 31 Jan 2026 09:30:00 GMT',
				summary: 'Text',
				text: '<p>Text</p>',
			},
		]);
	});

	it('writes the links and pictures of a text with the host of the site', async () => {
		const html =
			'<p><a href="/website/about">a</a><a href="https://other.example/" rel="noopener">b</a><a>c</a>' +
			'<a href="mailto:a@b.in">d</a></p><img src="/website/images/a.png" alt="" loading="lazy">';
		const [item] = (await read([post({}, { html })], '/website')).items;
		expect(item?.text).toBe(
			'<p><a href="https://www.example.com/website/about">a</a>' +
				'<a href="https://other.example/" rel="noopener">b</a><a>c</a><a href="mailto:a@b.in">d</a></p>' +
				'<img src="https://www.example.com/website/images/a.png" alt="" loading="lazy">',
		);
	});

	test.each([
		['of emoji', '🪡🧵✨', '🪡🧵✨'],
		['in Gujarati', 'સુરતનું રેશમ', 'સુરતનું રેશમ'],
		['of HTML', '<img src=x onerror="alert(1)"> & more', '<img src=x onerror="alert(1)"> & more'],
		['that ends a CDATA section', 'a ]]> b <![CDATA[ c', 'a ]]> b <![CDATA[ c'],
		['of a reference', '&lt;b&gt; &#0; &nope;', '&lt;b&gt; &#0; &nope;'],
		['with control characters', 'Before\u0000\u0008\u001b\ufffe\uffff after', 'Before after'],
		['with half a surrogate pair', 'Half \ud83e of one', 'Half  of one'],
		['of digits', '007', '007'],
	])('keeps a title %s readable', async (_what, title, expected) => {
		const html = `<p>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
		const [item] = (await read([post({ title }, { html, preview: title })])).items;
		expect(item?.title).toBe(expected);
		const text = (markup = '') => new DOMParser().parseFromString(markup, 'text/html').body.textContent;
		expect(text(item?.summary)).toBe(expected);
		expect(text(item?.text)).toBe(expected);
	});

	it.each(['000000000000000000000001', '5e1', '0x1f', 'a & <b>', ']]>'])('keeps the _id %s whole', async (_id) => {
		expect((await read([post({ _id })])).items[0]?.guid).toBe(`post-${_id}`);
	});

	it('takes a post without a text, and a blog without a post', async () => {
		expect((await read([post({}, { html: '', preview: '' })])).items).toMatchObject([{ title: 'A title' }]);
		expect((await read([])).items).toEqual([]);
	});

	it('holds the newest posts only, in the order given', async () => {
		const posts = Array.from({ length: FEED_SIZE + 5 }, (_, index) => post({ _id: `${index}` }));
		const { items } = await read(posts);
		expect(items.map(({ guid }) => guid)).toEqual(posts.slice(0, FEED_SIZE).map(({ blog }) => `post-${blog._id}`));
	});

	it('says the same whenever it is built', async () => {
		expect((await read([post()])).xml).toBe((await read([post()])).xml);
		expect((await read([post()])).xml).not.toMatch(/lastBuildDate/);
	});
});
