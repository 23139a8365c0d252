import { useEffect, useState } from 'react';
import type { CleanDescription } from '../lib/blog/clean-description';
import { fetchBlogs } from '../lib/blog/fetch-blogs';
import { findHandOver } from '../lib/blog/handover';
import { relatedTo, type SluggedPost } from '../lib/blog/published-posts';
import { slugFromPath, type BlogProps } from '../lib/blog/paths';

/** A post that was found, with its clean text and the posts related to it. */
export interface FoundPost {
	entry: SluggedPost;
	clean: CleanDescription;
	/** Empty if no list was fetched. */
	related: readonly SluggedPost[];
}

/** `failed` means that nobody knows whether the post exists, because its file or the list could not be loaded. */
type State = 'loading' | 'unknown' | 'failed' | FoundPost;

async function findPost(slug: string, { listUrl, website }: BlogProps): Promise<State> {
	const stored = findHandOver(slug);
	const list = stored ? [] : await fetchBlogs({ listUrl, website });
	const entry = stored ? { post: stored, slug } : list.find((other) => other.slug === slug);
	if (!entry) return 'unknown';
	const { cleanDescription } = await import('../lib/blog/clean-description');
	const clean = cleanDescription(entry.post.description, { listUrl });
	return { entry, clean, related: relatedTo(entry, list) };
}

/**
 * Finds the post at this address. If no card has stored the post, fetches the list of posts once and searches it. Tells
 * the element around the island what it has found, because the page's own HTML says so if there is no post. A post takes
 * the place of that HTML.
 */
export function useLatePost({ listUrl, website }: BlogProps, initial: 'loading' | 'unknown'): State {
	const [state, setState] = useState<State>(initial);

	useEffect(() => {
		const show = (next: State) => {
			const name = typeof next === 'object' ? 'found' : next;
			document.querySelector('.late-post')?.setAttribute('data-state', name);
			if (name === 'found') document.querySelector('.fallback-page')?.remove();
			setState(next);
		};
		const slug = slugFromPath(window.location.pathname);
		if (slug === undefined) return show('unknown');
		show('loading');
		findPost(slug, { listUrl, website }).then(show, (error: unknown) => {
			console.error('Error fetching blog data', error);
			show('failed');
		});
	}, [listUrl, website]);

	return state;
}
