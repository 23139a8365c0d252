import type { RSSFeedItem, RSSOptions } from '@astrojs/rss';
import { xmlText } from './blog-object.ts';
import { FEED_PATH, postPath } from './paths.ts';
import { cleanAtBuild } from './clean-at-build.ts';
import type { CleanContext } from './dom.ts';
import type { SluggedPost } from './published-posts.ts';

/** The number of posts in the feed. If all these posts are long, the feed is half a megabyte in size. */
const FEED_SIZE = 50;

interface FeedFacts extends CleanContext {
	title: string;
	description: string;
	/** Returns the absolute address of a path. */
	url: (path: string) => string;
}

const escapeText = (text: string): string =>
	xmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function feedItem({ post, slug }: SluggedPost, facts: FeedFacts): RSSFeedItem {
	const { _id, title, description, createdAt } = post;
	const { listUrl, base, url } = facts;
	const { html, preview } = cleanAtBuild(description, { listUrl, base, site: new URL(url('/')).origin });
	const content = xmlText(html).trim();
	return {
		title,
		link: url(postPath(slug)),
		pubDate: new Date(createdAt),
		// Escapes the preview, because the preview is plain text, but feed readers treat summaries as HTML.
		description: escapeText(preview),
		// Empty content is left out, because @astrojs/rss would write an empty element with an undeclared prefix.
		...(content && { content }),
		// If a post gets a new title, its address changes, but its id stays the same. The prefix stops feed readers from
		// mistaking the id for a number.
		customData: `<guid isPermaLink="false">post-${escapeText(_id)}</guid>`,
	};
}

/**
 * Returns the options with which `@astrojs/rss` writes the feed of the newest posts. The feed does not depend on the
 * time of the build.
 * @param posts newest first.
 */
export function feedOptions(posts: readonly SluggedPost[], facts: FeedFacts): RSSOptions {
	const { title, description, url } = facts;
	return {
		title,
		description,
		site: url('/blog'),
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData:
			'<language>en-IN</language>' +
			`<atom:link href="${escapeText(url(FEED_PATH))}" rel="self" type="application/rss+xml" />`,
		items: posts.slice(0, FEED_SIZE).map((entry) => feedItem(entry, facts)),
	};
}
