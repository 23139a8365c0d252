import { attribute } from '../../lib/html.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Pictures');

/** Each picture says what it shows, or that it is decoration (`alt=""`). */
export const pictures: Rule = ({ pages }) =>
	pages.flatMap(({ file, elements }) =>
		elements
			.filter(({ tagName }) => tagName === 'img')
			.filter((image) => attribute(image, 'alt') === undefined)
			.map((image) =>
				finding(
					file,
					`<img src="${attribute(image, 'src') ?? ''}"> has no alt: say what it shows, or alt="" for decoration`,
				),
			),
	);
