import type { ImageMetadata } from 'astro';

/** The `sizes` of a picture as wide as the content (`--container-wrap`). */
export const CONTENT_WIDTH = '(min-width: 106rem) 72vw, (min-width: 82rem) 76rem, 92vw';

/** The width of the largest version that the build makes of a picture, in pixels. */
const WIDEST = 2432;

/**
 * Returns facts about a picture, such as its size, from a copy that Astro provides. If code read them from the picture
 * itself, Astro would publish the original file, which may reveal where a phone took it.
 */
export const infoOf = (image: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata => image.clone ?? image;

/**
 * Returns a picture and its crop, in the form that Astro's image functions and components expect.
 * @param shape the width of the crop, divided by its height (default: the whole picture).
 */
export function croppedPicture(src: ImageMetadata, shape?: number) {
	const { width, height } = infoOf(src);
	const isShaped = shape === undefined || Math.abs(width / height / shape - 1) < 0.01;
	if (isShaped && width <= WIDEST) return { src };
	const part = isShaped ? width / height : shape;
	const shown = Math.min(WIDEST, width, Math.round(height * part));
	return { src, width: shown, height: Math.round(shown / part), fit: 'cover' as const };
}
