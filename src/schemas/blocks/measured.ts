import { z } from 'astro/zod';
import { sectionHead, text, textWith } from '../fields.ts';
import { measuredFigures } from '../measured.ts';
import { specimens } from '../specimens.ts';

const names = Object.keys(measuredFigures.shape);
const isFigure = (name: string) => names.includes(name);

export const measuredBlock = sectionHead
	.extend({
		kind: z.literal('measured'),
		items: z
			.array(
				z.strictObject({
					figure: z
						.string()
						.refine(isFigure, `one of ${names.join(', ')}`)
						.describe('Which figure.'),
					label: text.describe('What it counts.'),
				}),
			)
			.min(1)
			.describe('The figures that are shown, the first large.'),
		when: textWith('date', 'commit', 'pages').describe(
			'When and of what they were taken; {date}, {commit} and {pages} are filled in.',
		),
	})
	.describe('What npm run measure found of this website; the figures come from its file.');

export const specimensBlock = specimens
	.extend({ kind: z.literal('specimens') })
	.describe('Samples of papers that clients get, drawn as papers.');
