/*
 * The script of the fallback page and of the late-post page. Forwards `/industries`, which has no page of its own: on
 * disks that ignore case, that page would replace `/Industries`. At an address that could belong to a post, the page
 * hides its text until it knows whether a late post has this address. If the island's file cannot be loaded, nobody
 * knows, and the page says so. Astro writes this script into the page.
 */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const path = location.pathname.replace(/\/$/, '');
if (path === `${base}/industries`) location.replace(`${base}/Industries`);

const view = document.querySelector<HTMLElement>('.late-post');
const island = view?.querySelector<HTMLElement>('astro-island');
if (view && island && path.startsWith(`${base}/blog/`)) {
	const fail = () => (view.dataset['state'] = 'failed');
	view.dataset['mayBePost'] = '';
	if (view.dataset['state'] === 'unknown') view.dataset['state'] = '';
	if ('failed' in island.dataset) fail();
	island.addEventListener('astro:hydration-error', fail);
}
