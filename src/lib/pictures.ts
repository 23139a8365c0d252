import type { ImageMetadata } from 'astro';

const whole = (value: number) => Math.round(value);
const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/**
 * Returns the widths that files for a place need, and the `sizes` with which browsers choose among them: two device pixels
 * for each CSS pixel on phones of 390 px (also if they have three), tablets of 820 px and laptops, and one on laptops.
 */
function place(phone: number, tablet: number, laptop: number, laptopSizes: string) {
	const onPhone = (share: number) => `(width < 48rem) ${whole(100 * share)}vw`;
	return {
		// Places share most files, because the widths are rounded.
		widths: [roundUp(780 * phone, 80), ...[1640 * tablet, laptop, 2 * laptop].map((width) => roundUp(width, 240))],
		sizes: `(min-resolution: 2.5dppx) and ${onPhone((phone * 2) / 3)}, ${onPhone(phone)}, (width < 64rem) ${whole(100 * tablet)}vw, ${laptopSizes}`,
	};
}

/** A place in the content (`--container-wrap`), with its shares of the content's width on each kind of screen. */
const within = (phone: number, tablet: number, laptop: number) =>
	place(
		phone * 0.92,
		tablet * 0.92,
		laptop * 1216,
		`(min-width: 106rem) ${whole(laptop * 72)}vw, (min-width: 82rem) ${whole(laptop * 76)}rem, ${whole(laptop * 92)}vw`,
	);

/** A place that reaches an edge of the screen, with its shares of the screen's width. */
const across = (phone: number, tablet: number, laptop: number) =>
	place(phone, tablet, laptop * 1440, `${whole(laptop * 100)}vw`);

/** The places that pictures fill, each with the `sizes` with which browsers choose among a picture's files. */
export const places = {
	content: within(1, 1, 1),
	wide: within(1, 1, 0.71),
	half: within(1, 0.5, 0.5),
	column: within(1, 1, 0.5),
	third: within(1, 0.5, 0.33),
	row: within(0.4, 0.5, 0.33),
	tile: within(0.48, 0.33, 0.31),
	aside: within(0.4, 0.4, 0.4),
	note: within(0.3, 0.3, 0.23),
	strip: across(1.95, 1, 1),
	screen: across(1, 1, 1),
	hero: across(1, 1, 0.59),
	edge: across(0.92, 1, 0.55),
};
export type Place = keyof typeof places;

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
	const widest = Math.min(width, whole(height * part));
	const { widths, sizes } = places[name];
	// The width of the one file for browsers that know no AVIF.
	const usual = Math.min(960, widest);
	return {
		src,
		width: usual,
		height: whole(usual / part),
		fit: 'cover' as const,
		widths: [...new Set(widths.map((wanted) => Math.min(wanted, widest)))],
		sizes,
	};
}
