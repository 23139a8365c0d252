import type { ImageMetadata } from 'astro';
import places from './places.json' with { type: 'json' };

/** What a picture fills. */
export type Place = keyof typeof places;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/**
 * Returns the `sizes` with which browsers choose a file for a place: two device pixels for each CSS pixel on phones (also
 * if they have three), tablets and laptops, and one on laptops.
 */
export function sizesAt(place: Place): string {
	// Shares of the content's width (`--container-wrap`) on each screen, and its share of the screen: 1 is across the screen.
	const [phone = 1, tablet = 1, laptop = 1, content = 1] = places[place];
	const wide = `(min-width: 106rem) ${Math.round(laptop * 72)}vw, (min-width: 82rem) ${Math.round(laptop * 76)}rem, `;
	const onPhone = (share: number) => `(width < 48rem) ${Math.round(100 * share * content)}vw`;
	const onOthers = `(width < 64rem) ${Math.round(100 * tablet * content)}vw, ${content === 1 ? '' : wide}${Math.round(100 * laptop * content)}vw`;
	return `(min-resolution: 2.5dppx) and ${onPhone((phone * 2) / 3)}, ${onPhone(phone)}, ${onOthers}`;
}

/**
 * Returns facts about a picture, such as its size, from a copy that Astro provides. If code read them from the picture
 * itself, Astro would publish the original file, which may reveal where a phone took it.
 */
export const infoOf = (image: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata => image.clone ?? image;

/**
 * Returns the files of a picture for a place, in the form that Astro's image functions expect. None is larger than the source.
 * @param shape the width of the crop, divided by its height (default: the whole picture).
 */
export function filesFor(src: ImageMetadata, name: Place, shape?: number) {
	const { width, height } = infoOf(src);
	const part = shape ?? width / height;
	const widest = Math.min(width, Math.round(height * part));
	const [phone = 1, tablet = 1, laptop = 1, content = 1] = places[name];
	const onLaptop = laptop * (content === 1 ? 1440 : 1216);
	// For phones of 390 px, tablets of 820 px and laptops. Places share most files, because the widths are rounded.
	const others = [1640 * tablet * content, onLaptop, 2 * onLaptop].map((wanted) => roundUp(wanted, 240));
	const widths = [roundUp(780 * phone * content, 80), ...others];
	// The width of the one file for browsers that know no AVIF.
	const usual = Math.min(960, widest);
	return {
		src,
		width: usual,
		height: Math.round(usual / part),
		fit: 'cover' as const,
		widths: [...new Set(widths.map((wanted) => Math.min(wanted, widest)))],
		sizes: sizesAt(name),
	};
}
