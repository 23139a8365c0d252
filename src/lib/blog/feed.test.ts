// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '../urls.ts';
import { feedXml } from './feed.ts';
import type { SluggedPost } from './published-posts.ts';

const post = (changes: Partial<SluggedPost['post']> = {}): SluggedPost => ({
	post: {
		_id: '65f0c0ffee',
		title: 'A title',
		createdAt: '2026-01-31T09:30:00.000Z',
		description: '<p>Text</p>',
		website: 'infotech',
		...changes,
	},
	slug: 'a-title',
});

/** Parses the feed as a feed reader does. Fails if the feed is not well-formed XML. */
async function read(...posts: readonly SluggedPost[]) {
	const base = '/website';
	const url = (path: string) => canonicalUrl(path, 'https://www.example.com', base);
	const facts = { title: 'Blog & more', description: 'What we do', url, base, listUrl: '/website/api/blogs/allblogs' };
	const feed = new DOMParser().parseFromString(await feedXml(posts, facts), 'application/xml');
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
	return { feed, items };
}

describe('feedXml', () => {
	it('names the blog, its language and the address of the feed, but no build time', async () => {
		const { feed } = await read();
		const channel = (name: string) => feed.querySelector(`channel > ${name}`)?.textContent;
		expect(['title', 'description', 'link', 'language', 'lastBuildDate'].map(channel)).toEqual([
			'Blog & more',
			'What we do',
			'https://www.example.com/website/blog',
			'en-IN',
			undefined,
		]);
		const self = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
		expect(self?.getAttribute('href')).toBe('https://www.example.com/website/rss.xml');
	});

	it('lists a post with its address below the sub-path, its date and its full text', async () => {
		expect((await read(post())).items).toEqual([
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

	it('cleans a post’s text and makes its links and pictures absolute', async () => {
		const description =
			'<p onclick="x()"><a href="/about">a</a><a href="mailto:a@b.in">c</a></p><img src="/a.png"><video src="/film.mp4" title="Film"></video>';
		const [item] = (await read(post({ description }))).items;
		expect(item?.text).toBe(
			'<p><a href="https://www.example.com/website/about">a</a><a href="mailto:a@b.in">c</a></p>' +
				'<img src="https://www.example.com/website/a.png" alt="" loading="lazy" decoding="async">' +
				'<p><a href="https://www.example.com/website/film.mp4">Video file: Film</a></p>',
		);
	});

	it.each([
		'સુરતનું રેશમ 🪡🧵✨',
		'<img src=x onerror="alert(1)"> & more',
		'a ]]> b <![CDATA[ c',
		'&lt;b&gt; &#0; &nope;',
		'007',
	])('keeps the title %s readable', async (title) => {
		const description = `<p>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
		const [item] = (await read(post({ title, description }))).items;
		const text = (markup = '') => new DOMParser().parseFromString(markup, 'text/html').body.textContent;
		expect([item?.title, text(item?.summary), text(item?.text)]).toEqual([title, title, title]);
	});

	it('leaves out characters that would make the whole feed unreadable', async () => {
		const [item] = (await read(post({ description: '<p>Be&#8;fore\u001b\ufffe after</p>' }))).items;
		expect(item).toMatchObject({ summary: 'Before after', text: '<p>Before after</p>' });
	});

	it.each(['000000000000000000000001', '5e1', 'a & <b>', ']]>'])('keeps the _id %s unchanged', async (_id) => {
		expect((await read(post({ _id, description: '' }))).items).toMatchObject([{ guid: `post-${_id}` }]);
	});

	it('limits the number of posts and keeps their order', async () => {
		const posts = Array.from({ length: 55 }, (_, index) => post({ _id: `${index}` }));
		const { items } = await read(...posts);
		expect(items.map(({ guid }) => guid)).toEqual(posts.slice(0, 50).map((entry) => `post-${entry.post._id}`));
	});
});
