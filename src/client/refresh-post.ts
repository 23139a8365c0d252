// Bundled separately, like a worker, because Astro does not inline a script that contains an import().
import applyUrl from './apply-post.ts?worker&url';

/**
 * Shows the newer text of a pre-rendered post if the list has handed one over (product: A post edited after the build).
 * Only then is the sanitiser loaded. Expects the page's `[data-post]` as `apply-post.ts` describes it.
 * @throws where storage is forbidden; the text of the build stays then.
 */
export async function refreshPost(article: HTMLElement): Promise<void> {
	const { handOver = '', hash } = article.dataset;
	const isNewer = sessionStorage.getItem(handOver)?.startsWith(`${hash} `) === false;
	if (isNewer) await import(/* @vite-ignore */ applyUrl);
}
