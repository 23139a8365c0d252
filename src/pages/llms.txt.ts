import type { APIRoute } from 'astro';
import { ARCHIVE_SIZE, archivePages } from '../lib/render/site/archive-pages';
import { postPath } from '../lib/shared/blog/paths';
import { record } from '../lib/render/site/content';
import { llmsText, type LlmsEntry } from '../lib/build/seo/llms-text';
import { postHead } from '../lib/render/seo/heads';
import { ourPosts } from '../lib/render/site/blog-posts';
import { sitePages, type SitePage } from '../lib/render/site/site-pages';
import { canonicalUrl, markdownPath } from '../lib/shared/site/urls';

/**
 * The heading of the list that language models with a short context may skip; https://llmstxt.org prescribes this
 * heading.
 */
const SKIPPABLE = 'Optional';

/** A text file for language models, with facts about the agency and links to the Markdown copies of pages. */
export const GET: APIRoute = async ({ site }) => {
	const agency = await record('site');
	const words = await record('llms');
	const entry = ({ path, head }: Pick<SitePage, 'path' | 'head'>): LlmsEntry => ({
		...head,
		url: canonicalUrl(markdownPath(path), site),
	});
	const pages = await sitePages();
	const below = (folder: string) => pages.filter(({ path }) => `${path}/`.startsWith(folder));
	const apart = new Set([...below('/services/'), ...below('/portfolio/'), ...below('/blog/')]);
	const around = { brand: agency.name, list: (await record('blogPage')).head };
	const home = canonicalUrl('/', site);
	const [, ...furtherPages] = await archivePages();
	const posts = (await ourPosts()).slice(0, ARCHIVE_SIZE).map((post) => {
		const { description } = postHead(post, around, home).head;
		return entry({ path: postPath(post.slug), head: { title: post.title, description } });
	});
	const lists = [
		{ title: words.pages, entries: pages.filter((page) => !apart.has(page)).map(entry) },
		{ title: words.services, entries: below('/services/').map(entry) },
		{ title: words.projects, entries: below('/portfolio/').map(entry) },
		{ title: words.posts, entries: [...below('/blog/').map(entry), ...posts] },
		{ title: SKIPPABLE, entries: furtherPages.map(entry) },
	];
	return new Response(llmsText({ ...agency, text: words.text, lists }));
};
