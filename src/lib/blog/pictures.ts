import { pictureUrl } from './paths.ts';
import { all, styleOf, wordsIn, type CleanContext, type Rule } from './dom.ts';

/** The attributes in which lazy pictures and players keep their addresses (WordPress and its plugins, cookie banners). */
const LAZY = /^data-(?!fallback|thumb|placeholder)(?:[\w-]+-)?(?:original|lazy|src(set)?)$/;

/** Returns whether an element is there to count visits and not to be seen. */
export function isHidden(element: Element): boolean {
	const style = element.getAttribute('x-style') ?? '';
	const sizes = ['width', 'height'].map((name) => element.getAttribute(name)?.trim() ?? styleOf(element, name));
	// Charts that fit their pages say `width: 0; min-width: 100%`.
	const isTiny = sizes.some((size) => /^[01](px)?$/.test(size)) && !/min-(width|height)/.test(style);
	return isTiny || element.hasAttribute('hidden') || /display:\s*none|(?<!-)visibility:\s*hidden/i.test(style);
}

/** Returns the first address of a picture that pages may load, from its widest version on. */
function addressOf(picture: Element, context: CleanContext): string | undefined {
	const sources = picture.closest('picture')?.querySelectorAll('source') ?? [];
	const versions = [picture, ...sources].flatMap((part) => (part.getAttribute('srcset') ?? '').split(/,\s+/));
	const sized = versions.map((version) => version.trim().split(/\s+/));
	sized.sort(([, a = '1'], [, b = '1']) => Number.parseFloat(b) - Number.parseFloat(a));
	const addresses = [picture.getAttribute('src') ?? '', ...sized.map(([address = '']) => address)];
	return addresses.map((address) => address.trim() && pictureUrl(address, context.listUrl)).find(Boolean);
}

const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u;
const LETTER = /\p{L}/u;

/** Makes pictures plain ones with an address. Emoji become text, and pictures that only count visits disappear. */
export const showPictures: Rule = (body, context, warn) => {
	for (const element of all(body, 'img, source, iframe, video, audio, embed'))
		for (const { name, value } of Array.from(element.attributes)) {
			const [isLazy, set = ''] = LAZY.exec(name) ?? [];
			if (isLazy && /[./]/.test(value)) element.setAttribute(`src${set}`, value);
		}
	// Shows what stands in a `noscript` in place of its lazy twin beside it (WordPress).
	for (const noscript of all(body, 'noscript')) {
		const shown = all(noscript, 'img, iframe, video');
		const { previousElementSibling: before, nextElementSibling: after } = noscript;
		const beside = [before, after].flatMap((element) => (element ? [element, ...all(element, 'img')] : []));
		for (const real of shown) {
			const known = [undefined, addressOf(real, context)];
			beside.find((other) => other.localName === real.localName && known.includes(addressOf(other, context)))?.remove();
		}
		noscript.replaceWith(...shown);
	}
	for (const picture of all(body, 'img')) {
		const alt = (picture.getAttribute('alt') || picture.getAttribute('data-emoji') || '').trim();
		const address = addressOf(picture, context);
		// Photographs and buttons have larger widths.
		const isSign = EMOJI.test(alt) && !LETTER.test(alt) && !(Number(picture.getAttribute('width')) > 99);
		if (isSign || (alt && /emoji|smiley/i.test(picture.className))) picture.replaceWith(alt);
		else if (isHidden(picture) || address?.startsWith('https://medium.com/_/stat')) picture.remove();
		else if (address === undefined) {
			const figure = picture.closest('figure');
			const text = alt || (figure && all(figure, 'img').length === 1 ? wordsIn(figure) : '');
			const source = picture.getAttribute('src')?.slice(0, 40) || 'no address';
			warn(`a picture: ${source}${text && ` (its text stays: ${text})`}`);
			picture.replaceWith(text);
		} else {
			for (const [name, value] of Object.entries({ alt, src: address, loading: 'lazy', decoding: 'async' }))
				picture.setAttribute(name, value);
		}
	}
};
