import { useEffect, useState } from 'react';
import { fetchBlogs } from '../../lib/browser/blog/blog-client';
import { takeHandOver } from '../../lib/browser/blog/handover';
import { type Heading, POST_IDS } from '../../lib/shared/blog/headings';
import { slugFromPath, type BlogProps } from '../../lib/shared/blog/paths';
import type { SluggedPost } from '../../lib/shared/blog/slug';

/** What the server has rendered: the loading text, or the fallback page. */
export type PostOnServer = 'loading' | 'unknown';

/** The state of a post: as the server rendered it, loading, found (with its sanitised text), or unknown. */
export type LatePostState =
	| { kind: PostOnServer }
	| {
			kind: 'post';
			entry: SluggedPost;
			html: TrustedHTML | string;
			headings: readonly Heading[];
			/** The related posts. Empty if no list was fetched, or if the related posts have not been found yet. */
			related: readonly SluggedPost[];
	  };

/**
 * Finds the post at this address. If no card has stored the post for this page, fetches the list of posts once and
 * searches it (product: A post published after the build).
 */
export function useLatePost({ listUrl, base, timeZone, website }: BlogProps, initial: PostOnServer): LatePostState {
	const [state, setState] = useState<LatePostState>({ kind: initial });

	useEffect(() => {
		const slug = slugFromPath(window.location.pathname, base);
		if (slug === undefined) {
			setState({ kind: 'unknown' });
			return;
		}
		const call = new AbortController();
		const findPost = async (): Promise<{ entry: SluggedPost | undefined; list: readonly SluggedPost[] }> => {
			const post = takeHandOver(slug);
			if (post) return { entry: { post, slug }, list: [] };
			const list = await fetchBlogs({ listUrl, timeZone, website }, call.signal);
			return { entry: list.find((other) => other.slug === slug), list };
		};
		const load = async () => {
			setState({ kind: 'loading' });
			try {
				const [{ entry, list }, { headingsIn, sanitiseInBrowser }] = await Promise.all([
					findPost(),
					import('../../lib/browser/blog/sanitise-browser'),
				]);
				if (call.signal.aborted) return;
				if (!entry) {
					setState({ kind: 'unknown' });
					return;
				}
				const html = sanitiseInBrowser(entry.post.description, { listUrl, base, ...POST_IDS });
				const found = { kind: 'post', entry, html, headings: headingsIn(html) } as const;
				setState({ ...found, related: [] });
				if (list.length === 0) return;
				const { postsLike } = await import('../../lib/browser/blog/posts-like');
				const related = await postsLike(entry, list);
				if (!call.signal.aborted) setState({ ...found, related });
			} catch (error) {
				if (call.signal.aborted) return;
				console.error('Error fetching blog data', error);
				// If the post is already shown, the failure affects only the related posts.
				setState((before) => (before.kind === 'loading' ? { kind: 'unknown' } : before));
			}
		};
		void load();
		return () => call.abort();
	}, [listUrl, base, timeZone, website]);

	return state;
}
