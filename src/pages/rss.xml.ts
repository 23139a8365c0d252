import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { BLOG_PATH, FEED_PATH, postPath } from '#lib/blog/paths.ts';
import { ourPosts, preparePost } from '#lib/blog/posts.ts';
import { record } from '#lib/content.ts';
import { canonicalUrl } from '#lib/urls.ts';

/** If all these posts are long, the feed is half a megabyte in size. */
const FEED_SIZE = 50;

const escapeText = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What an XML 1.0 document cannot contain, not even as references: control characters, unpaired surrogates. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The newest posts with their full text, for feed readers. It does not depend on the time of the build. */
export const GET: APIRoute = async ({ site }) => {
	const { head } = await record('blogPage');
	const { feed } = (await record('words')).blog;
	const url = (path: string) => canonicalUrl(path, site);
	const { origin } = new URL(url('/'));
	/** Completes the addresses in a post's text. Parts of the post are on its page. */
	const absolute = (html: string, page: string) =>
		html.replace(
			/(<(?:a|img) [^>]*?(?:href|src)=")([/#])/g,
			(_, tag: string, start: string) => `${tag}${start === '#' ? page : origin}${start}`,
		);
	const posts = await Array.fromAsync((await ourPosts()).slice(0, FEED_SIZE), preparePost);
	const items = posts.map(({ post, slug, html, preview }) => ({
		title: post.title,
		link: url(postPath(slug)),
		...(post.createdAt && { pubDate: new Date(post.createdAt) }),
		// The preview is plain text, but feed readers treat summaries as HTML.
		description: escapeText(preview),
		// @astrojs/rss would write an empty element with an undeclared prefix.
		...(html.trim() && { content: absolute(html, url(postPath(slug))) }),
		// The id stays the same if the address changes. Its prefix stops readers from mistaking it for a number.
		customData: `<guid isPermaLink="false">post-${escapeText(post._id)}</guid>`,
	}));
	const self = `<atom:link href="${escapeText(url(FEED_PATH))}" rel="self" type="application/rss+xml" />`;
	const xml = await getRssString({
		title: feed.title,
		description: head.description,
		site: url(BLOG_PATH),
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData: `<language>en-IN</language>${self}`,
		items,
	});
	return new Response(xml.replace(UNWRITABLE, ''), { headers: { 'content-type': 'application/xml' } });
};
