import { useEffect, useState } from 'react';
import { fetchBlogs } from '../lib/blog/browser/blog-client';
import { takeHandOver } from '../lib/blog/browser/handover';
import { slugFromPath } from '../lib/blog/post-path';
import type { SluggedPost } from '../lib/blog/slug';

/** A post that is newer than the build: looked for, found with its cleaned text, or not there. */
export type LatePostState =
	{ kind: 'loading' } | { kind: 'post'; entry: SluggedPost; html: TrustedHTML | string } | { kind: 'unknown' };

async function findPost(slug: string, listUrl: string, signal: AbortSignal): Promise<SluggedPost | undefined> {
	const post = takeHandOver(slug);
	if (post) return { post, slug };
	const list = await fetchBlogs(listUrl, signal);
	return list.find((entry) => entry.slug === slug);
}

/**
 * Looks for the post of this address: what a card handed over, else one fetch of the list (product: A post published after the build).
 * @param initial what the server wrote: `loading` on the page for late posts, `unknown` on the 404 page.
 */
export function useLatePost(listUrl: string, base: string, initial: 'loading' | 'unknown'): LatePostState {
	const [state, setState] = useState<LatePostState>({ kind: initial });

	useEffect(() => {
		const slug = slugFromPath(window.location.pathname, base);
		if (slug === undefined) {
			setState({ kind: 'unknown' });
			return;
		}
		const call = new AbortController();
		const load = async () => {
			setState({ kind: 'loading' });
			try {
				const [entry, { sanitiseInBrowser }] = await Promise.all([
					findPost(slug, listUrl, call.signal),
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
	}, [listUrl, base, initial]);

	return state;
}
