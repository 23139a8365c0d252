import { useEffect, useState } from 'react';
import { fetchBlogs } from '../lib/blog/browser/blog-client';
import type { BlogObject } from '../lib/blog/blog-object';
import { takeHandOver } from '../lib/blog/browser/handover';
import { slugFromPath } from '../lib/blog/post-path';

/** A post that is newer than the build: looked for, found with its cleaned text, or not there. */
export type LatePostState =
	| { kind: 'loading' }
	| { kind: 'post'; post: BlogObject; slug: string; html: TrustedHTML | string }
	| { kind: 'unknown' };

async function findPost(slug: string, listUrl: string, signal: AbortSignal): Promise<BlogObject | undefined> {
	const handedOver = takeHandOver(slug);
	if (handedOver) return handedOver;
	const list = await fetchBlogs(listUrl, signal);
	return list.find((entry) => entry.slug === slug)?.post;
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
				const [post, { sanitiseInBrowser }] = await Promise.all([
					findPost(slug, listUrl, call.signal),
					import('../lib/blog/browser/sanitise-browser'),
				]);
				if (call.signal.aborted) return;
				const html = post && sanitiseInBrowser(post.description, { listUrl, base });
				setState(post && html !== undefined ? { kind: 'post', post, slug, html } : { kind: 'unknown' });
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
