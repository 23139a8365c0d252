import { formatDate } from './dates.ts';
import { readStoredBlog } from './handover-store.ts';

/** Writes the dates of a pre-rendered page in the visitor's own locale and time zone. */
export function localiseDates(root: ParentNode = document): void {
	for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-local-date]')) {
		const text = formatDate(time.dateTime);
		if (time.textContent !== text) time.textContent = text;
	}
}

/**
 * Puts a pre-rendered post page right in the browser: its dates, and its text where the list has a newer one
 * (product: A post edited after the build). The sanitiser is loaded in that case only.
 *
 * Expects `[data-post]` with `data-slug`, `data-hash` (contentHash at build), `data-list-url` and `data-base`, and inside
 * it `[data-post-title]`, `time[data-local-date]`, `[data-post-picture]` and `[data-post-body]`.
 */
export async function refreshPost(root: ParentNode = document): Promise<void> {
	localiseDates(root);
	const article = root.querySelector<HTMLElement>('[data-post]');
	const stored = article && readStoredBlog(article.dataset['slug'] ?? '');
	if (!article || !stored || stored.hash === article.dataset['hash']) return;
	try {
		const { applyPost } = await import('./apply-post.ts');
		applyPost(article, stored);
	} catch {
		// The text of the build stays; it is whole in itself.
	}
}
