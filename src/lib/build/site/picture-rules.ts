/** What the pictures of a folder of `src/assets` have to be, in pixels as they stand upright. */
export interface PictureRule {
	leastWidth: number;
	leastHeight: number;
	/** Width by height to which the build cuts; a picture that would lose more than half is refused. */
	shape?: number;
	/** How tall and how wide a picture may be that is not cut: width by height. */
	narrowest: number;
	widest: number;
}

const cutTo = (shape: number) => ({ shape, narrowest: shape / 2, widest: shape * 2 });

/** The folders whose pictures content names. */
export const pictureRules: Readonly<Record<string, PictureRule>> = {
	portfolio: { leastWidth: 1200, leastHeight: 900, ...cutTo(4 / 3) },
	landing: { leastWidth: 1216, leastHeight: 760, ...cutTo(16 / 10) },
	pages: { leastWidth: 1216, leastHeight: 400, narrowest: 1 / 2, widest: 4 },
	logos: { leastWidth: 80, leastHeight: 80, narrowest: 1 / 2, widest: 10 },
};

interface Size {
	width: number;
	height: number;
}

/** Says what is wrong with the size and the shape of a picture. @param isDrawn whether it is SVG, which has any size. */
export function sizeProblems({ width, height }: Size, rule: PictureRule, isDrawn = false) {
	const { leastWidth, leastHeight, narrowest, widest } = rule;
	const size = `${width} × ${height} pixels`;
	const isSmall = !isDrawn && (width < leastWidth || height < leastHeight);
	const small = { message: `${size}, at least ${leastWidth} × ${leastHeight}`, fix: 'Save it larger.' };
	const isOdd = width / height < narrowest || width / height > widest;
	const shape = (width / height).toFixed(2);
	const odd = {
		message: `${size}, ${shape} times as wide as high`,
		fix: `Cut it to ${narrowest.toFixed(2)} to ${widest.toFixed(2)} times.`,
	};
	return [...(isSmall ? [small] : []), ...(isOdd ? [odd] : [])];
}

/** The widest file that any screen is given. */
const WIDEST = 2432;

/**
 * The part of a picture that is shown, for Astro's image functions; nothing where it has the shape of its folder and no
 * more pixels than a screen shows.
 * @param wanted the width in which it is shown.
 */
export function cut(
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
