import { getRssString } from '@astrojs/rss';
import { xmlText } from './blog-object.ts';
import { cleanAtBuild } from './clean-at-build.ts';
import { FEED_PATH, postPath, type BlogSource } from './paths.ts';
import type { SluggedPost } from './published-posts.ts';

/** If all these posts are long, the feed is half a megabyte in size. */
const FEED_SIZE = 50;

type FeedFacts = BlogSource & { title: string; description: string; url: (path: string) => string };

const escapeText = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns the feed of the newest posts. It does not depend on the time of the build. @param posts newest first. */
export async function feedXml(posts: readonly SluggedPost[], facts: FeedFacts): Promise<string> {
	const { title, description, url, ...source } = facts;
	const site = new URL(url('/')).origin;
	const items = posts.slice(0, FEED_SIZE).map(({ post, slug }) => {
		const { html, preview } = cleanAtBuild(post.description, { ...source, site, title: post.title });
		return {
			title: post.title,
			link: url(postPath(slug)),
			pubDate: new Date(post.createdAt),
			// The preview is plain text, but feed readers treat summaries as HTML.
			description: escapeText(preview),
			// @astrojs/rss would write an empty element with an undeclared prefix.
			...(html.trim() && { content: html }),
			// The id stays the same if the address changes. Its prefix stops readers from mistaking it for a number.
			customData: `<guid isPermaLink="false">post-${escapeText(post._id)}</guid>`,
		};
	});
	const self = `<atom:link href="${escapeText(url(FEED_PATH))}" rel="self" type="application/rss+xml" />`;
	const xmlns = { atom: 'http://www.w3.org/2005/Atom' };
	const customData = `<language>en-IN</language>${self}`;
	const about = { title, description, site: url('/blog'), trailingSlash: false };
	return xmlText(await getRssString({ ...about, xmlns, customData, items }));
}
