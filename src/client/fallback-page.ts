/*
 * Forwards `/industries`, which has no page of its own: on disks that ignore case, that page would replace `/Industries`.
 * If the address could belong to a post, marks the root element. The page then hides its text until it knows whether a
 * late post has this address. Astro writes this script into the page.
 */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const path = location.pathname.replace(/\/$/, '');
if (path === `${base}/industries`) location.replace(`${base}/Industries`);
if (path.startsWith(`${base}/blog/`)) document.documentElement.dataset['latePost'] = '';
