import { formatDate } from './dates.ts';
import type { StoredBlog } from './handover-store.ts';
import { parseStoredBlog } from './handover.ts';
import { pictureUrl } from './image-url.ts';
import { sanitiseInBrowser } from './sanitise-browser.ts';

function replacePicture(place: Element | null, src: string | undefined): void {
	if (place === null) return;
	const current = place.querySelector('img');
	// Without a picture there stands a drawn cover, which is right for every version.
	if (src === undefined ? current === null : current?.getAttribute('src') === src) return;
	place.replaceChildren();
	if (src === undefined) return;
	const picture = place.ownerDocument.createElement('img');
	picture.alt = '';
	picture.className = 'post-picture';
	picture.addEventListener('error', () => picture.remove());
	picture.src = src;
	place.append(picture);
}

function replaceTitle(article: HTMLElement, title: string): void {
	const heading = article.querySelector('[data-post-title]');
	const old = heading?.textContent.trim();
	if (!heading || !old || old === title) return;
	heading.textContent = title;
	// The title of the page is cut where it is long.
	document.title = document.title.includes(old) ? document.title.replace(old, () => title) : title;
}

/**
 * Shows another version of a post on its pre-rendered page.
 * @param article the page's `[data-post]`, as `refreshPost` describes it.
 * @param stored the version that a card handed over; one that is no blog object changes nothing.
 */
export function applyPost(article: HTMLElement, { hash, json }: StoredBlog): void {
	const post = parseStoredBlog(json);
	const body = article.querySelector('[data-post-body]');
	if (post === undefined || body === null) return;
	const { listUrl = '/', base = '/' } = article.dataset;
	// Typed as text only in TypeScript's own library; browsers with Trusted Types take what the sanitiser gives.
	Reflect.set(body, 'innerHTML', sanitiseInBrowser(post.description, { listUrl, base }));
	replaceTitle(article, post.title);
	replacePicture(
		article.querySelector('[data-post-picture]'),
		post.imageUrl && pictureUrl(post.imageUrl, listUrl, base),
	);
	const time = article.querySelector<HTMLTimeElement>('time[data-local-date]');
	if (time) {
		time.dateTime = post.createdAt;
		time.textContent = formatDate(post.createdAt);
	}
	article.dataset['hash'] = hash;
}
