import { useEffect, useState } from 'react';
import { fetchBlogs } from '../../lib/blog/fetch-blogs';
import { takeHandOver } from '../../lib/blog/handover';
import type { CleanDescription } from '../../lib/blog/clean-description';
import { POST_IDS, slugFromPath, type BlogProps } from '../../lib/blog/paths';
import { relatedTo, type SluggedPost } from '../../lib/blog/slug';

/** What the server has rendered: the loading text, or the fallback page. */
export type PostOnServer = 'loading' | 'unknown';

/** The state of a post: as the server rendered it, loading, found (with its clean text), or unknown. */
export type LatePostState =
	| { kind: PostOnServer }
	| {
			kind: 'post';
			entry: SluggedPost;
			clean: CleanDescription;
			/** The related posts. Empty if no list was fetched. */
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
				const [{ entry, list }, { cleanDescription }] = await Promise.all([
					findPost(),
					import('../../lib/blog/clean-description'),
				]);
				if (call.signal.aborted) return;
				if (!entry) {
					setState({ kind: 'unknown' });
					return;
				}
				const clean = cleanDescription(entry.post.description, { listUrl, base, ...POST_IDS });
				setState({ kind: 'post', entry, clean, related: relatedTo(entry, list) });
			} catch (error) {
				if (call.signal.aborted) return;
				console.error('Error fetching blog data', error);
				setState({ kind: 'unknown' });
			}
		};
		void load();
		return () => call.abort();
	}, [listUrl, base, timeZone, website]);

	return state;
}
