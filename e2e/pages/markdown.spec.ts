import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { plainText } from '../../src/lib/blog/plain-text.ts';
import { canonicalUrl, href, markdownPath } from '../../src/lib/site/urls.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { questions } from '../support/island-content.ts';
import { sitemap } from '../support/pages.ts';
import { knownPosts } from '../support/posts.ts';
import { baseOf, canonicalOrigin } from '../../scripts/lib/variants.ts';

/** The Markdown that a page announces, with the title and the heading of the page. */
async function markdownOf(request: APIRequestContext, path: string) {
	const page = await (await request.get(path)).text();
	const announced = [...page.matchAll(/<link rel="alternate" type="text\/markdown" href="([^"]+)"/g)];
	expect(announced, path).toHaveLength(1);
	const link = announced[0]?.[1] ?? '';
	const $ = load(page);
	const heading = $('h1').text().trim().replace(/\s+/g, ' ');
	expect(heading, path).not.toBe('');
	const answer = await request.get(link, { maxRedirects: 0 });
	return { link, headers: answer.headers(), text: await answer.text(), title: $('title').text(), heading };
}

/** The text without its code, in which angle brackets are meant. */
const prose = (text: string): string => text.replace(/^```[^]*?^```|`[^`\n]+`/gm, '');
const targets = (text: string): string[] => [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

for (const variant of ['backend', 'base'] as const) {
	const base = baseOf(variant);
	const address = (path: string) => canonicalUrl(path, canonicalOrigin, base);

	test.describe(variant === 'base' ? 'under a sub-path' : 'at the root of a host', () => {
		test.use({ variant });

		test('Each page has its text as Markdown beside it, kept out of search results', async ({ request }) => {
			for (const path of sitemap) {
				const { link, headers, text, heading } = await markdownOf(request, href(path, base));
				expect(link).toBe(href(markdownPath(path), base));
				expect(headers).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' });
				expect(text, path).toMatch(/^---\ntitle: .{10,}\ndescription: .{10,}\nurl: /);
				expect(text, path).toContain(`\nurl: ${address(path)}\n`);
				expect(text, path).toContain(`\n# ${heading}\n`);
			}
		});

		test('Markdown has whole addresses, and nothing of scripts, styles, elements or forms', async ({ request }) => {
			for (const path of sitemap) {
				const { text } = await markdownOf(request, href(path, base));
				const own = targets(text).filter((url) => !/^(https?:\/\/|mailto:|tel:)./.test(url));
				expect(own, path).toEqual([]);
				const lost = targets(text).filter((url) => url.startsWith(canonicalOrigin) && !url.startsWith(address('/')));
				expect(lost, path).toEqual([]);
				expect(prose(text), path).not.toMatch(/(?<!\\)<\/?[a-z]|[{};]\s*$|&#x|undefined|\[object|opens in a new tab/im);
				expect(text, path).not.toMatch(/JavaScript\. Without it|Leave this field empty|Loading blogs|Select Business/);
			}
		});

		test('llms.txt says what the agency is and lists each page once, with a line on it', async ({ request }) => {
			const answer = await request.get(href('/llms.txt', base));
			expect(answer.headers()['content-type']).toContain('text/plain');
			const text = await answer.text();
			expect(text.startsWith(`# ${content.site.name}\n\n> ${content.site.summary}\n`)).toBe(true);
			const listed = [...text.matchAll(/^- \[(.+)\]\((\S+)\): .{10,}$/gm)].map(([, title, url]) => ({ title, url }));
			expect(listed.map(({ url }) => url).sort()).toEqual(sitemap.map((path) => address(markdownPath(path))).sort());
			for (const path of sitemap) {
				const { title, heading } = await markdownOf(request, href(path, base));
				const entry = listed.find(({ url }) => url === address(markdownPath(path)));
				// Long titles of posts are cut to what a search result shows.
				expect([title, heading], path).toContain(entry?.title);
			}
			expect(listed.length).toBe(text.match(/^- /gm)?.length);
		});
	});
}

test('Every question and its answer stand in Markdown', async ({ request }) => {
	for (const [path, items] of Object.entries(questions)) {
		const { text } = await markdownOf(request, path);
		for (const { question, answer } of items) expect(text).toContain(`### ${question}\n\n${answer}\n`);
	}
});

test('The tools of every tab, every project and every tile stand in Markdown', async ({ request }) => {
	const home = (await markdownOf(request, '/')).text;
	for (const { name, items } of content.technologies) {
		const tools = items.map((item) => `- [${item.name}](${item.link})`).join('\n');
		expect(home).toContain(`### ${name}\n\n${tools}\n`);
	}
	const portfolio = (await markdownOf(request, '/portfolio')).text;
	for (const { name, location, text } of content.projects) {
		expect(portfolio).toMatch(
			new RegExp(`^## \\[?${RegExp.escape(name)}[^]*?\\n${location}\\n\\n${RegExp.escape(text)}$`, 'm'),
		);
	}
});

test('Every word of every post stands in its Markdown, in its order, and nothing that surrounds the post', async ({
	request,
}) => {
	for (const { post, slug } of knownPosts) {
		const { text } = await markdownOf(request, `/blog/${slug}`);
		const found = wordsOf(text.replace(/\]\([^)]*\)/g, ']'));
		let at = 0;
		const lost = wordsOf(plainText(post.description)).find((word) => (at = found.indexOf(word, at) + 1) === 0);
		expect(lost, slug).toBeUndefined();
		expect(text, slug).toContain(`\ndate: ${post.createdAt}\n`);
		expect(text, slug).not.toContain(content.blog.post.bottomTitle);
		expect(text, slug).not.toContain(content.blog.post.followTitle);
	}
});

test.describe('on a host without rules', () => {
	test.use({ hosting: 'plain' });

	test('Pages that are no destination announce no Markdown', async ({ request }) => {
		for (const path of ['/solutions', '/no-such-page', '/post-shell']) {
			const page = await (await request.get(path)).text();
			expect(page, path).toContain('noindex');
			expect(page, path).not.toContain('text/markdown');
		}
	});
});
