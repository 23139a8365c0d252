import type { APIRoute } from 'astro';
import { feedXml } from '../lib/blog/feed';
import { record } from '../lib/content';
import { blogSource, ourPosts } from '../lib/blog/posts';
import { canonicalUrl } from '../lib/urls';

/** The newest posts with their full text, for feed readers. */
export const GET: APIRoute = async ({ site }) => {
	const { head, feed } = await record('blogPage');
	const url = (path: string) => canonicalUrl(path, site);
	const facts = { title: feed.title, description: head.description, url, ...blogSource };
	return new Response(await feedXml(await ourPosts(), facts), { headers: { 'content-type': 'application/xml' } });
};
