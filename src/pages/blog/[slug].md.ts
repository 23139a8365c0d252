import type { APIRoute, GetStaticPaths } from 'astro';
import { postCopy } from '../../lib/build/blog/post-copy';
import { buildDateIn } from '../../lib/shared/blog/dates';
import { postPath } from '../../lib/shared/blog/paths';
import { postHead } from '../../lib/render/seo/heads';
import { linksOf, ourPosts, wholePost, type Post } from '../../lib/render/site/blog-posts';
import { record } from '../../lib/render/site/content';
import { canonicalUrl, href } from '../../lib/shared/site/urls';

export const getStaticPaths = (async () =>
	(await ourPosts()).map((post) => ({ params: { slug: post.slug }, props: { post } }))) satisfies GetStaticPaths;

/** The Markdown copy of a post. */
export const GET: APIRoute<{ post: Post }> = async ({ props, site }) => {
	const built = wholePost(props.post);
	const words = await record('blogPage');
	const { name, hours } = await record('site');
	const { head } = postHead(props.post, { brand: name, list: words.head }, canonicalUrl('/', site));
	const links = (await linksOf(built.post)).map((link) => ({ ...link, path: href(link.path) }));
	const facts = { ...head, url: canonicalUrl(postPath(props.post.slug), site) };
	return new Response(postCopy(built, { facts, links, words, formatDate: buildDateIn(hours.timeZone) }));
};
