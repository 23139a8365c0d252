import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { buildFolder, buildLog } from '../../scripts/lib/build.ts';
import { htmlFaults } from '../../scripts/lib/html-validator.ts';
import { builtDocuments } from '../support/built-pages.ts';
import { readFeed, wordsOfPosts } from '../support/feed.ts';
import { expect, test } from '../support/fixtures.ts';
import { LAST_WORDS, oddKnown, pictureOf } from '../support/odd-build.ts';
import { malformed, oddPosts } from '../../scripts/services/odd-posts.ts';
import { readFacts } from '../support/page-facts.ts';
import { canonicalOrigin, variants } from '../../scripts/lib/variants.ts';

const { name } = variants.odd;
const folder = buildFolder(name);
const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
const addressOf = (slug: string): string => `${canonicalOrigin}/blog/${slug}`;

test('The build makes a page of every odd post, and names each record that is none and each picture that is left out', async () => {
	const warnings = (await readFile(buildLog(name), 'utf8')).split('\n').filter((line) => line.includes('[blog]'));
	const leftOut = warnings.filter((line) => line.includes('Left out of the blog: '));
	expect(leftOut).toEqual(malformed.map(([id]) => expect.stringContaining(`Left out of the blog: ${id} (record `)));
	const unseen = oddKnown.filter(({ post }) => post.imageUrl && pictureOf(post) === undefined);
	expect(unseen).toHaveLength(2);
	for (const { post } of unseen)
		expect(warnings.filter((line) => line.includes(`Shown without its picture: ${post._id}: `))).toHaveLength(1);
	expect(warnings).toHaveLength(leftOut.length + unseen.length);

	expect(oddKnown).toHaveLength(oddPosts.length);
	const paths = (await builtDocuments(folder)).map(({ path }) => path);
	const posts = paths.filter((path) => /^\/blog\/[^/]+$/.test(path));
	expect(posts.sort()).toEqual(oddKnown.map(({ slug }) => `/blog/${slug}`).sort());
});

test('The pages of odd posts are valid HTML, but for what their authors have put where it may not stand', async () => {
	const pages = (await builtDocuments(folder)).filter(({ path }) => path.startsWith('/blog'));
	const faults = pages.flatMap(({ path, html }) => htmlFaults(html).map((fault) => `${path}: ${fault}`));
	// The validator counts the characters of `&lt;`; a test below counts those that are shown.
	const known = /, (element-permitted-content|long-title)\)$/;
	expect(faults.filter((fault) => !known.test(fault))).toEqual([]);
});

test('Search engines get a title, a description, an address and data for each odd post', async ({ page }) => {
	const graph = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });
	const sources = (await builtDocuments(folder)).filter(({ path }) => path.startsWith('/blog/'));
	const facts = new Map((await page.evaluate(readFacts, sources)).map((found) => [found.path, found]));
	for (const { post, slug } of oddKnown) {
		const { title = '', description = '', canonical, meta, data = [] } = facts.get(`/blog/${slug}`) ?? {};
		expect(title.length, title).toBeGreaterThanOrEqual(30);
		expect(title.length, title).toBeLessThanOrEqual(60);
		expect(description.length, description).toBeGreaterThanOrEqual(110);
		expect(description.length, description).toBeLessThanOrEqual(155);
		expect(canonical).toBe(addressOf(slug));
		expect(meta?.['og:image'], slug).toMatch(/^https?:\/\/[^/]/);
		expect(data, slug).toHaveLength(1);
		const things = graph.parse(JSON.parse(data[0] ?? ''))['@graph'];
		const posting = things.find((thing) => thing['@type'] === 'BlogPosting');
		expect(posting, slug).toMatchObject({ headline: post.title, datePublished: post.createdAt, url: addressOf(slug) });
		expect(posting?.['image'], slug).toBe(pictureOf(post));
	}
});

test('The sitemap has each odd post once, with its own date', async () => {
	const sitemap = await read('sitemap-0.xml');
	const entries = [...sitemap.matchAll(/<loc>([^<]*\/blog\/(?!archive\/)[^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
	expect(entries.map(([, url, date]) => `${url} ${date}`).sort()).toEqual(
		oddKnown.map(({ post, slug }) => `${addressOf(slug)} ${post.createdAt}`).sort(),
	);
});

test('Feed readers get the newest odd posts, each with the words of its page', async ({ page }) => {
	const { fault, items } = await readFeed(page, await read('rss.xml'));
	const newest = oddKnown.slice(0, 50);
	expect(fault).toBeNull();
	expect(items.map(({ title, link, date }) => ({ title, link, date }))).toEqual(
		newest.map(({ post, slug }) => ({ title: post.title, link: addressOf(slug), date: post.createdAt })),
	);
	const pages = await Promise.all(newest.map(({ slug }) => read(`blog/${slug}.html`)));
	expect(items.map(({ words }) => words)).toEqual(await wordsOfPosts(page, pages));
});

test('Each odd post has its Markdown, with a head that can be read and its last words', async () => {
	for (const { post, slug } of oddKnown) {
		const [, head = '', text = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(await read(`blog/${slug}.md`)) ?? [];
		expect(parse(head), slug).toMatchObject({ url: addressOf(slug), date: post.createdAt });
		// The title is one heading, whatever stands in it.
		expect(text, slug).toMatch(/^# \S/);
		expect(text.match(/^# /gm), slug).toHaveLength(1);
		if (post.description.includes(LAST_WORDS)) expect(text, slug).toContain(LAST_WORDS);
		expect(text.replace(/^```[^]*?^```|`[^`\n]+`/gm, ''), slug).not.toMatch(/(?<!\\)<\/?[a-z]/i);
	}
});
