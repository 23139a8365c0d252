// @vitest-environment jsdom
import { getRssString } from '@astrojs/rss';
import { expect, it } from 'vitest';
import { canonicalUrl } from '../../site/urls.ts';
import { ELEMENTS } from '../allow-list.ts';
import { FEED_SIZE, feedOptions } from './feed.ts';
import { previewOf } from '../preview.ts';
import { sanitiseAtBuild } from './sanitise-build.ts';
import { CASE_CONTEXT, SANITISE_CASES } from '../testing/sanitise-cases.ts';

const cases = Object.values(SANITISE_CASES).flat();

it('gives feed readers nothing of a hostile text but what the pages show, every address whole', async () => {
	const posts = cases.map(([name, html], index) => ({
		blog: { _id: String(index), title: name, createdAt: '2026-01-31T09:30:00.000Z' },
		slug: `post-${index}`,
		html: sanitiseAtBuild(html, CASE_CONTEXT),
		preview: previewOf(html),
	}));
	const url = (path: string) => canonicalUrl(path, 'https://www.example.com', CASE_CONTEXT.base);
	const texts: string[] = [];
	for (let start = 0; start < posts.length; start += FEED_SIZE) {
		const facts = { title: 'Blog', description: 'Posts', url };
		const xml = await getRssString(feedOptions(posts.slice(start), facts));
		const feed = new DOMParser().parseFromString(xml, 'application/xml');
		expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
		for (const item of feed.querySelectorAll('item'))
			for (const name of ['description', 'content:encoded'])
				texts.push(item.getElementsByTagName(name)[0]?.textContent ?? '');
	}
	expect(texts).toHaveLength(2 * cases.length);
	const allowed = new Set(['html', 'head', 'body', ...ELEMENTS]);
	for (const text of texts) {
		const elements = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')];
		expect(elements.map(({ localName }) => localName).filter((name) => !allowed.has(name))).toEqual([]);
		const attributes = elements.flatMap((element) => [...element.attributes]);
		expect(attributes.filter(({ name }) => /^(on|style|id|srcdoc)/.test(name))).toEqual([]);
		const addresses = attributes.filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value);
		expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address))).toEqual([]);
	}
});
