import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MARK_FILE = 'content/brand/mark.svg';

/** The mark beside the agency's name. */
export interface Mark {
	viewBox: string;
	width: number;
	height: number;
	/**
	 * Returns the viewBox of a square around the mark.
	 * @param share the length of the mark's longer side, as a share of the square's side (0 to 1).
	 */
	square: (share: number) => { box: string; ground: string };
	/** The markup inside the `svg` element. */
	drawing: string;
}

/**
 * Returns the mark in `content/brand/mark.svg`. `facets.css` styles the classes in the file.
 * @returns `undefined` if the file is missing or cannot be used; the content report then says why.
 */
export function readMark(root = '.'): Mark | undefined {
	const file = join(root, MARK_FILE);
	const svg = existsSync(file) ? readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '') : '';
	const [, viewBox = '', drawing = ''] = /<svg[^>]*\sviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
	const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
	if (!(width > 0 && height > 0) || /<(style|script)\b|\s(style|id)=/.test(drawing)) return undefined;
	const square = (share: number) => {
		const side = Math.max(width, height) / share;
		const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
		return { box: `${left} ${top} ${side} ${side}`, ground: `M${left} ${top}h${side}v${side}H${left}z` };
	};
	return { viewBox, width, height, square, drawing: drawing.replace(/>\s+</g, '><').trim() };
}

/**
 * Returns the mark of this site.
 * @throws if the mark is missing or cannot be used.
 */
export function brandMark(): Mark {
	const mark = readMark();
	if (mark === undefined) throw new Error(`${MARK_FILE}: the mark is missing`);
	return mark;
}
