import { formatDate } from '../lib/blog/dates.ts';
import { takeHandOver } from '../lib/blog/browser/handover.ts';
import { contentHash } from '../lib/blog/content-hash.ts';
import { pictureUrl } from '../lib/blog/image-url.ts';
import { sanitiseInBrowser } from '../lib/blog/browser/sanitise-browser.ts';

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
 * Shows the version of a post that a card handed over, on the post's pre-rendered page.
 * @param article the page's `[data-post]` with `data-slug`, `data-hash` (contentHash at build), `data-list-url` and
 *   `data-base`, and inside it `[data-post-title]`, `time[data-local-date]`, `[data-post-picture]`, `[data-post-body]`.
 *   Nothing changes where nothing was handed over, or what is no blog object.
 */
export function applyPost(article: HTMLElement): void {
	const { slug = '', listUrl = '/', base = '/' } = article.dataset;
	const post = takeHandOver(slug);
	const body = article.querySelector('[data-post-body]');
	if (!post || body === null) return;
	// TypeScript's own library knows innerHTML as text only; browsers with Trusted Types take what the sanitiser gives.
	Object.assign(body, { innerHTML: sanitiseInBrowser(post.description, { listUrl, base }) });
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
	article.dataset['hash'] = contentHash(post);
}

// Acts by itself when `refresh-post.ts` loads it.
document.querySelectorAll<HTMLElement>('[data-post]').forEach(applyPost);
