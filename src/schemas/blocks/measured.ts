import { z } from 'astro/zod';
import { sectionHead, text, textWith } from '../fields.ts';
import { measuredFigures } from '../measured.ts';

export const measuredBlock = sectionHead
	.extend({
		kind: z.literal('measured'),
		items: z
			.array(
				z.strictObject({
					figure: measuredFigures.keyof().describe('Which figure.'),
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
