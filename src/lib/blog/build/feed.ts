import type { RSSFeedItem, RSSOptions } from '@astrojs/rss';
import { withAbsoluteAddresses } from './absolute-addresses.ts';
import type { BlogObject } from '../blog-object.ts';
import { FEED_PATH } from '../feed-path.ts';
import { postPath } from '../post-path.ts';
import { xmlText } from '../xml-text.ts';

/** How many posts the feed holds, each with its whole text: half a megabyte where posts are long. */
export const FEED_SIZE = 50;

/** What the feed says of a post: a part of the record that the pages print. */
export interface FeedPost {
	blog: Pick<BlogObject, '_id' | 'title' | 'createdAt'>;
	slug: string;
	html: string;
	preview: string;
}

export interface FeedFacts {
	title: string;
	description: string;
	/** Gives the full address of a path of the route table. */
	url: (path: string) => string;
}

const escapeText = (text: string): string =>
	xmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function feedItem({ blog, slug, html, preview }: FeedPost, url: FeedFacts['url']): RSSFeedItem {
	const content = xmlText(withAbsoluteAddresses(html, url('/'))).trim();
	return {
		title: xmlText(blog.title),
		link: url(postPath(slug)),
		pubDate: new Date(blog.createdAt),
		// Readers take a summary for HTML, and the preview is text.
		description: escapeText(preview),
		// An empty one would be written with a prefix that nothing declares.
		...(content && { content }),
		// Unlike the address it stays when a post gets another title; the word keeps it from being read as a number.
		customData: `<guid isPermaLink="false">post-${escapeText(blog._id)}</guid>`,
	};
}

/**
 * The feed of the newest posts, for `@astrojs/rss`. Nothing in it depends on the time of the build.
 * @param posts the newest first.
 */
export function feedOptions(posts: readonly FeedPost[], { title, description, url }: FeedFacts): RSSOptions {
	return {
		title,
		description,
		site: url('/blog'),
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData:
			'<language>en-IN</language>' +
			`<atom:link href="${escapeText(url(FEED_PATH))}" rel="self" type="application/rss+xml" />`,
		items: posts.slice(0, FEED_SIZE).map((post) => feedItem(post, url)),
	};
}
