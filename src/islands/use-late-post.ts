import { useEffect, useState } from 'react';
import { fetchBlogs } from '../lib/blog/browser/blog-client';
import { takeHandOver } from '../lib/blog/browser/handover';
import { POST_IDS } from '../lib/blog/headings';
import { slugFromPath, type BlogProps } from '../lib/blog/paths';
import type { SluggedPost } from '../lib/blog/slug';

/** A post that is newer than the build: being looked for, found with its sanitised text, or unknown. */
export type LatePostState =
	| { kind: 'loading' }
	| {
			kind: 'post';
			entry: SluggedPost;
			html: TrustedHTML | string;
			/** Posts about the same: none before they are found, and none where no list was fetched. */
			related: readonly SluggedPost[];
	  }
	| { kind: 'unknown' };

/**
 * Finds the post of this address: the one that a card has handed over, or one in the list, which it fetches once (product:
 * A post published after the build).
 * @param initial what the server has rendered: `loading` on the page for late posts, `unknown` on the 404 page.
 */
export function useLatePost(
	{ listUrl, base, timeZone, website }: BlogProps,
	initial: 'loading' | 'unknown',
): LatePostState {
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
				const [{ entry, list }, { sanitiseInBrowser }] = await Promise.all([
					findPost(),
					import('../lib/blog/browser/sanitise-browser'),
				]);
				if (call.signal.aborted) return;
				if (!entry) {
					setState({ kind: 'unknown' });
					return;
				}
				const html = sanitiseInBrowser(entry.post.description, { listUrl, base, ...POST_IDS });
				setState({ kind: 'post', entry, html, related: [] });
				if (list.length === 0) return;
				const { postsLike } = await import('../lib/blog/browser/post-search');
				const related = await postsLike(entry, list);
				if (!call.signal.aborted) setState({ kind: 'post', entry, html, related });
			} catch (error) {
				if (call.signal.aborted) return;
				console.error('Error fetching blog data', error);
				// A post that is shown already stays where only those about the same could not be found.
				setState((before) => (before.kind === 'post' ? before : { kind: 'unknown' }));
			}
		};
		void load();
		return () => call.abort();
	}, [listUrl, base, timeZone, website, initial]);

	return state;
}
