import { formatDate } from '../lib/blog/dates.ts';
import { contentHash, takeHandOver } from '../lib/blog/browser/handover.ts';
import { pictureUrl } from '../lib/blog/image-url.ts';
import { headingsIn, POST_IDS, type Heading } from '../lib/blog/headings.ts';
import { sanitiseInBrowser } from '../lib/blog/browser/sanitise-browser.ts';

function replacePicture(place: Element | null, src: string | undefined): void {
	if (place === null) return;
	const current = place.querySelector('img');
	// A drawn cover, which stands in place of a picture, suits every version.
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

/** Leads to the headings that the post has now; one that had no contents gets them with the next build. */
function replaceContents(contents: Element | null, headings: readonly Heading[]): void {
	const pattern = contents?.querySelector('li');
	if (!pattern) return;
	const items = headings.map(({ id, text, level }) => {
		const item = pattern.cloneNode(true) as HTMLLIElement;
		item.dataset['level'] = String(level);
		const link = item.querySelector('a');
		if (link) [link.href, link.textContent] = [`#${id}`, text];
		return item;
	});
	pattern.parentElement?.replaceChildren(...items);
	if (items.length === 0) contents?.remove();
}

function replaceTitle(article: HTMLElement, title: string): void {
	const heading = article.querySelector('[data-post-title]');
	const old = heading?.textContent.trim();
	if (!heading || !old || old === title) return;
	heading.textContent = title;
	// A long title is cut in the title of the page.
	document.title = document.title.includes(old) ? document.title.replace(old, () => title) : title;
}

/**
 * Shows the version of a post that a card handed over, on the post's pre-rendered page.
 * @param article the page's `[data-post]` with `data-slug`, `data-hash` (contentHash at build), `data-list-url` and
 *   `data-base`, and inside it `[data-post-title]`, `time[data-local-date]`, `[data-post-picture]`, `[data-post-body]`.
 *   Nothing changes if nothing was handed over, or something that is not a blog object.
 */
export function applyPost(article: HTMLElement): void {
	const { slug = '', listUrl = '/', base = '/' } = article.dataset;
	const post = takeHandOver(slug);
	const body = article.querySelector('[data-post-body]');
	if (!post || body === null) return;
	// TypeScript only knows innerHTML as text, but browsers with Trusted Types need what the sanitiser gives.
	const html = sanitiseInBrowser(post.description, { listUrl, base, ...POST_IDS });
	Object.assign(body, { innerHTML: html });
	window.dispatchEvent(new Event('post'));
	replaceContents(article.querySelector('.post-contents'), headingsIn(String(html)));
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

// Runs when `refresh-post.ts` loads this file.
document.querySelectorAll<HTMLElement>('[data-post]').forEach(applyPost);
