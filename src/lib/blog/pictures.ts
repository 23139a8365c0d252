import { pictureUrl } from './image-url.ts';
import { all, make, rename, styleOf, unwrap, wordsIn, type CleanContext, type Rule } from './dom.ts';

/** Whether an element is there to count visits and not to be seen. */
export function isHidden(element: Element): boolean {
	const sizes = ['width', 'height'].map((name) => element.getAttribute(name) ?? styleOf(element, name));
	return (
		element.hasAttribute('hidden') ||
		sizes.some((size) => /^[01](px)?$/.test(size.trim())) ||
		styleOf(element, 'display') === 'none' ||
		styleOf(element, 'visibility') === 'hidden'
	);
}

/** Addresses of pictures that count readers (Medium, Facebook, WordPress.com). */
const COUNTERS = /^https?:\/\/(medium\.com\/_\/stat|www\.facebook\.com\/tr\b|pixel\.|stats\.)/;

/** Returns the addresses in a `srcset`, the widest picture first. */
function widestFirst(srcset: string): string[] {
	const widthOf = (candidate: string) => Number.parseFloat(candidate.split(/\s+/).at(-1) ?? '') || 1;
	const candidates = srcset.split(/,\s+/).map((candidate) => candidate.trim());
	return candidates.sort((a, b) => widthOf(b) - widthOf(a)).map((candidate) => candidate.split(/\s+/)[0] ?? '');
}

/** Returns the address of a picture: that for which a lazy one waits, its own, or one of its `srcset`. */
function addressOf(picture: Element, { listUrl, base, site = '' }: CleanContext): string | undefined {
	const of = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name) ?? '');
	const sources = picture.parentElement?.localName === 'picture' ? all(picture.parentElement, 'source') : [];
	const addresses = [
		...of(picture, 'data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'src'),
		...[picture, ...sources].flatMap((element) =>
			of(element, 'data-srcset', 'data-lazy-srcset', 'srcset').flatMap(widestFirst),
		),
	];
	for (const address of addresses) {
		const url = address.trim() && pictureUrl(address, listUrl, base);
		if (url) return url.startsWith('/') ? site + url : url;
	}
	return undefined;
}

/** Lazy pictures of WordPress stand in a `noscript`, beside a placeholder. */
function openNoscript(body: HTMLElement, context: CleanContext): void {
	for (const noscript of all(body, 'noscript')) {
		for (const real of all(noscript, 'img, iframe, video')) {
			const others = all(noscript.parentElement ?? body, real.localName).filter((other) => !noscript.contains(other));
			const twin = others.find((other) => [undefined, addressOf(real, context)].includes(addressOf(other, context)));
			if (twin) twin.replaceWith(real);
			else noscript.before(real);
		}
		noscript.remove();
	}
}

const EMOJI =
	/^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3])[\p{Emoji}\p{Emoji_Component}\u200d\ufe0f\s]+$/u;

/** Returns the character for which an emoji picture stands (WordPress, GitHub, Slack, Gmail, Facebook, Notion). */
function emojiOf(picture: Element): string | undefined {
	const text = (picture.getAttribute('data-emoji') ?? picture.getAttribute('alt') ?? '').trim();
	return EMOJI.test(text) || (text && /emoji|smiley/i.test(picture.className)) ? text : undefined;
}

/** Removes a picture that no page can show. Its text or caption stays. */
function dropPicture(picture: Element, warn: (lost: string) => void): void {
	const figure = picture.closest('figure');
	const alt = (picture.getAttribute('alt') ?? '').trim();
	const text = alt || (figure ? wordsIn(figure) : '');
	const address = (picture.getAttribute('src') ?? '').slice(0, 40);
	warn(`a picture: ${address || 'no address'}${text && ` (its text stays: ${text})`}`);
	picture.replaceWith(alt);
	if (figure && !figure.querySelector('img, table, pre, blockquote, p, a'))
		figure.replaceWith(text ? make(figure, 'p', text) : '');
}

/** Makes pictures plain ones with an address, and removes those that only count visits. */
export const showPictures: Rule = (body, context, warn) => {
	for (const element of all(body, 'amp-img')) rename(element, 'img');
	openNoscript(body, context);
	for (const picture of all(body, 'img')) {
		const emoji = emojiOf(picture);
		const address = addressOf(picture, context);
		if (emoji !== undefined) picture.replaceWith(emoji);
		else if (isHidden(picture) || COUNTERS.test(address ?? '')) picture.remove();
		else if (address === undefined) dropPicture(picture, warn);
		else {
			const alt = picture.getAttribute('alt') ?? '';
			const attributes = { alt: alt.trim(), src: address, loading: 'lazy', decoding: 'async' };
			for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
		}
	}
	all(body, 'picture').forEach(unwrap);
	for (const figure of all(body, 'figure'))
		if (
			all(figure, ':scope > figcaption').length === figure.children.length &&
			figure.children.length > 0 &&
			wordsIn(figure) !== ''
		) {
			// A caption that is all that is left of its figure.
			if (wordsIn(figure) === figure.textContent.trim()) warn(`a caption without its picture: ${wordsIn(figure)}`);
			figure.remove();
		}
};
