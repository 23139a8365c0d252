/** The size and shape that pictures in a folder of `src/assets` must have, in pixels after rotation. */
export interface PictureRule {
	leastWidth: number;
	leastHeight: number;
	/**
	 * The width-to-height ratio to which the build crops pictures. Pictures that would lose more than half their area are
	 * rejected.
	 */
	shape?: number;
	/** The minimum and maximum width-to-height ratio. */
	narrowest: number;
	widest: number;
}

const croppedTo = (shape: number) => ({ shape, narrowest: shape / 2, widest: shape * 2 });

/** The rules for each folder whose pictures can appear in content. */
export const pictureRules: Readonly<Record<string, PictureRule>> = {
	portfolio: { leastWidth: 1200, leastHeight: 900, ...croppedTo(4 / 3) },
	landing: { leastWidth: 1216, leastHeight: 760, ...croppedTo(16 / 10) },
	pages: { leastWidth: 1216, leastHeight: 400, narrowest: 1 / 2, widest: 4 },
	logos: { leastWidth: 80, leastHeight: 80, narrowest: 1 / 2, widest: 10 },
};

interface Size {
	width: number;
	height: number;
}

/**
 * Checks the size and shape of a picture.
 * @param isDrawn whether the picture is an SVG, which is sharp at any size.
 */
export function sizeProblems({ width, height }: Size, rule: PictureRule, isDrawn = false) {
	const { leastWidth, leastHeight, narrowest, widest } = rule;
	const size = `${width} × ${height} pixels`;
	const isSmall = !isDrawn && (width < leastWidth || height < leastHeight);
	const tooSmall = { message: `${size}, at least ${leastWidth} × ${leastHeight}`, fix: 'Use a larger picture.' };
	const isWrongShape = width / height < narrowest || width / height > widest;
	const shape = (width / height).toFixed(2);
	const wrongShape = {
		message: `${size}, ${shape} times as wide as high`,
		fix: `Crop it so that its width is between ${narrowest.toFixed(2)} and ${widest.toFixed(2)} times its height.`,
	};
	return [...(isSmall ? [tooSmall] : []), ...(isWrongShape ? [wrongShape] : [])];
}

/** The width of the largest version that the build makes of a picture, in pixels. */
const WIDEST = 2432;

/**
 * Returns the crop of a picture in the form that Astro's image functions expect, or an empty object if the picture
 * needs no cropping.
 * @param wanted the width at which the picture is shown, in pixels.
 */
export function cropOf(
	folder: keyof typeof pictureRules,
	{ width, height }: Size,
	wanted = width,
): (Size & { fit: 'cover' }) | Record<string, never> {
	const shape = pictureRules[folder]?.shape;
	const isShaped = shape === undefined || Math.abs(width / height / shape - 1) < 0.01;
	if (isShaped && width <= WIDEST) return {};
	const part = isShaped ? width / height : shape;
	const shown = Math.min(wanted, WIDEST, width, Math.round(height * part));
	return { width: shown, height: Math.round(shown / part), fit: 'cover' };
}
