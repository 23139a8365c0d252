// Bundled by itself, as a worker would be: Astro leaves no script inline that has an import() of its own.
import applyUrl from './apply-post.ts?worker&url';

/**
 * Shows the newer text of a pre-rendered post where the list handed one over (product: A post edited after the build).
 * The sanitiser is loaded in that case only. Expects the page's `[data-post]` as `apply-post.ts` describes it.
 * Storage may be forbidden; the text of the build stays then, and the error is nobody's.
 */
export async function refreshPost(article: HTMLElement): Promise<void> {
	const { handOver = '', hash } = article.dataset;
	const isNewer = sessionStorage.getItem(handOver)?.startsWith(`${hash} `) === false;
	if (isNewer) await import(/* @vite-ignore */ applyUrl);
}
