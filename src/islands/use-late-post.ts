import { useEffect, useState } from 'react';
import type { CleanDescription } from '../lib/blog/clean-description';
import { fetchBlogs } from '../lib/blog/fetch-blogs';
import { takeHandOver } from '../lib/blog/handover';
import { relatedTo, type SluggedPost } from '../lib/blog/published-posts';
import { slugFromPath, type BlogProps } from '../lib/blog/paths';

/** A post that was found, with its clean text and the posts related to it. */
export interface FoundPost {
	entry: SluggedPost;
	clean: CleanDescription;
	/** Empty if no list was fetched. */
	related: readonly SluggedPost[];
}

/** Finds the post at this address. If no card has stored the post, fetches the list of posts once and searches it. */
export function useLatePost({ listUrl, timeZone, website }: BlogProps, initial: 'loading' | 'unknown') {
	const [state, setState] = useState<'loading' | 'unknown' | FoundPost>(initial);

	useEffect(() => {
		const call = new AbortController();
		const findPost = async (slug: string): Promise<FoundPost | 'unknown'> => {
			const stored = takeHandOver(slug);
			const list = stored ? [] : await fetchBlogs({ listUrl, timeZone, website }, call.signal);
			const entry = stored ? { post: stored, slug } : list.find((other) => other.slug === slug);
			if (!entry) return 'unknown';
			const { cleanDescription } = await import('../lib/blog/clean-description');
			const clean = cleanDescription(entry.post.description, { listUrl });
			return { entry, clean, related: relatedTo(entry, list) };
		};
		const load = async () => {
			const slug = slugFromPath(window.location.pathname);
			if (slug !== undefined) setState('loading');
			try {
				setState(slug === undefined ? 'unknown' : await findPost(slug));
			} catch (error) {
				if (call.signal.aborted) return;
				console.error('Error fetching blog data', error);
				setState('unknown');
			}
		};
		void load();
		return () => call.abort();
	}, [listUrl, timeZone, website]);

	return state;
}
