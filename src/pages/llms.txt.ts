import type { APIRoute } from 'astro';
import { postPath } from '#lib/blog/paths.ts';
import { record } from '#lib/content.ts';
import { oneSpace } from '#lib/text.ts';
import { canonicalUrl } from '#lib/urls.ts';
import { postHead } from '#lib/seo/heads.ts';
import { ARCHIVE_SIZE, ourPosts, preparePost } from '#lib/blog/posts.ts';
import { sitePages, type SitePage } from '#lib/seo/site-pages.ts';

/** A list of the pages and of the newest posts for language models (https://llmstxt.org). */
export const GET: APIRoute = async ({ site }) => {
	const { name, summary } = await record('site');
	const around = { brand: name, about: (await record('blogPage')).head.description };
	const link = ({ path, head }: Pick<SitePage, 'path' | 'head'>): string =>
		`- [${head.title.replace(/[[\]\\]/g, '\\$&')}](${canonicalUrl(path, site)}): ${head.description}`;
	const { pages = [], optional = [] } = Object.groupBy(await sitePages(), ({ isLegal }) =>
		isLegal ? 'optional' : 'pages',
	);
	const newest = await Array.fromAsync((await ourPosts()).slice(0, ARCHIVE_SIZE), preparePost);
	const posts = newest.map((post) => {
		const { description } = postHead(post, around, canonicalUrl('/', site)).head;
		return link({ path: postPath(post.slug), head: { title: oneSpace(post.post.title), description } });
	});
	const parts = [`# ${name}`, `> ${summary}`, '## Pages', pages.map(link).join('\n')];
	if (posts.length > 0) parts.push('## Posts', posts.join('\n'));
	if (optional.length > 0) parts.push('## Optional', optional.map(link).join('\n'));
	return new Response(`${parts.join('\n\n')}\n`);
};
