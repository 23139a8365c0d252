import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { FEED_SIZE, feedOptions } from '../lib/blog/feed';
import { record } from '../lib/content';
import { ourPosts, textOf } from '../lib/posts';
import { canonicalUrl } from '../lib/urls';

/** The newest posts with their whole text, for feed readers. */
export const GET: APIRoute = async ({ site }) => {
	const { head, feed } = await record('blogPage');
	const url = (path: string) => canonicalUrl(path, site);
	const posts = (await ourPosts()).slice(0, FEED_SIZE).map((post) => ({ ...post, ...textOf(post) }));
	return rss(feedOptions(posts, { title: feed.title, description: head.description, url }));
};
