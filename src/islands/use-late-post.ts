import { useEffect, useState } from 'react';
import { fetchBlogs } from '../lib/blog/browser/blog-client';
import { takeHandOver } from '../lib/blog/browser/handover';
import { slugFromPath, type BlogProps } from '../lib/blog/paths';
import type { SluggedPost } from '../lib/blog/slug';

/** A post that is newer than the build: being looked for, found with its sanitised text, or unknown. */
export type LatePostState =
	{ kind: 'loading' } | { kind: 'post'; entry: SluggedPost; html: TrustedHTML | string } | { kind: 'unknown' };

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
		const findPost = async (): Promise<SluggedPost | undefined> => {
			const post = takeHandOver(slug);
			if (post) return { post, slug };
			const list = await fetchBlogs({ listUrl, timeZone, website }, call.signal);
			return list.find((entry) => entry.slug === slug);
		};
		const load = async () => {
			setState({ kind: 'loading' });
			try {
				const [entry, { sanitiseInBrowser }] = await Promise.all([
					findPost(),
					import('../lib/blog/browser/sanitise-browser'),
				]);
				if (call.signal.aborted) return;
				if (entry)
					setState({ kind: 'post', entry, html: sanitiseInBrowser(entry.post.description, { listUrl, base }) });
				else setState({ kind: 'unknown' });
			} catch (error) {
				if (call.signal.aborted) return;
				console.error('Error fetching blog data', error);
				setState({ kind: 'unknown' });
			}
		};
		void load();
		return () => call.abort();
	}, [listUrl, base, timeZone, website, initial]);

	return state;
}
