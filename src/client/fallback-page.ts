/*
 * The script of the fallback page and of the late-post page. Forwards `/industries`, whose page would replace
 * `/Industries` on disks that ignore case. At an address that could belong to a post, the page hides its text until the
 * island knows. If the island's file cannot be loaded, the page says so.
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
