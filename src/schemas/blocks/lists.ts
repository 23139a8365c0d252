import { z } from 'zod';
import { logoName, pictureIn, type Image } from '../assets.ts';
import { faq } from '../entities.ts';
import { figure, iconPoint, listHead, point, prose, text, wayOn } from '../fields.ts';
import { specimens } from '../specimens.ts';

/* Blocks that list items of one kind. */

export const figures = (image: Image) =>
	z
		.strictObject({
			kind: z.literal('figures'),
			look: z
				.enum(['band', 'blocks', 'statement'])
				.default('band')
				.describe('band: side by side; blocks: the first large and coloured; statement: the first very large.'),
			items: z.array(figure).min(1).describe('The figures, most important first.'),
			text: prose.optional().describe('One or two sentences beside the figures, for a block with one large figure.'),
			picture: pictureIn(image, 'pages').optional().meta({
				title: 'Picture',
				description: 'In the look "blocks", a picture beside the figure. Screen readers skip it.',
			}),
		})
		.describe("The agency's figures.");

export const steps = listHead
	.extend({
		kind: z.literal('steps'),
		look: z
			.enum(['line', 'clips', 'rows', 'screens', 'stairs'])
			.default('line')
			.describe(
				'line: along a thread; clips: on a timeline; rows: large and dark; screens: as phones; stairs: as a staircase.',
			),
		items: z.array(point).min(1).describe('The steps, in order.'),
		link: wayOn,
	})
	.describe('The steps of the work.');

export const offers = (image: Image) =>
	listHead
		.extend({
			kind: z.literal('offers'),
			look: z
				.enum(['cards', 'frames', 'ledger', 'list', 'results', 'rows'])
				.default('list')
				.describe('cards, frames (of a film), ledger (two columns), list (two by two), results (of a search) or rows.'),
			items: z
				.array(
					iconPoint.extend({
						picture: pictureIn(image, 'pages').optional().meta({
							title: 'Picture',
							description:
								'In the look "frames", it replaces the icon: a shape of 16 to 9 looks best. In the look "cards", wide screens show it beside the text of a wide card, such as the first and the fourth. Screen readers skip it.',
						}),
					}),
				)
				.min(1)
				.describe('What the client gets. Four entries look best.'),
			picture: pictureIn(image, 'pages').optional().meta({
				title: 'Picture',
				description: 'In the look "results", a picture beside the entries. Screen readers skip it.',
			}),
			link: wayOn,
		})
		.describe('A list of benefits, solutions, services or reasons.');

export const types = listHead
	.extend({
		kind: z.literal('types'),
		items: z.array(iconPoint).min(1).describe('The kinds of work. Four or eight entries fill the grid.'),
		link: wayOn,
	})
	.describe('The kinds of work, in a grid that looks woven.');

export const technologies = listHead
	.extend({
		kind: z.literal('technologies'),
		look: z.enum(['plain', 'shelf']).default('plain').describe('plain: small logos; shelf: large ones on a shelf.'),
		items: z
			.array(
				z.strictObject({
					img: logoName,
					alt: text.meta({ title: 'Name', description: "The tool's name." }),
				}),
			)
			.min(1)
			.describe('The tools.'),
	})
	.describe('The tools with their logos.');

export const questions = listHead
	.extend({ kind: z.literal('questions'), items: z.array(faq).min(1).describe('The questions with their answers.') })
	.describe('Questions that expand to show their answers. Search engines read the questions too.');

export const projects = listHead
	.extend({
		kind: z.literal('projects'),
		look: z
			.enum(['row', 'lead'])
			.default('row')
			.describe('row: side by side, all of one size; lead: the first large, the others in a column beside it.'),
		slugs: z
			.array(text.meta({ relation: 'projects' }))
			.min(1)
			.optional()
			.meta({
				title: 'Projects',
				description:
					"Two or three projects look best. If you choose none, a service's page shows the first three projects that list the service, and leaves this block out if none does.",
			}),
		link: wayOn,
	})
	.describe('Projects from the portfolio.');

export const specimensBlock = specimens
	.extend({ kind: z.literal('specimens') })
	.describe('Sample documents, like the ones clients receive.');
