import { z } from 'zod';
import type { Image } from '../assets.ts';
import { faq } from '../entities.ts';
import {
	action,
	decoration,
	figure,
	iconPoint,
	listHead,
	point,
	projectName,
	prose,
	serviceName,
	text,
	tool,
} from '../fields.ts';
import { choice, group, named, some } from '../help.ts';

/* Blocks that list items of one kind. */

export const figures = (image: Image) =>
	group("The agency's figures.", {
		kind: z.literal('figures'),
		look: choice(
			['band', 'blocks', 'statement'],
			'band',
			'band: side by side; blocks: the first large and coloured; statement: the first very large.',
		),
		items: some(figure, 'The figures, most important first.'),
		text: prose.optional().describe('One or two sentences beside the figures, for a block with one large figure.'),
		picture: decoration(image, 'In the look "blocks", a picture beside the figure.'),
	});

export const steps = listHead
	.extend({
		kind: z.literal('steps'),
		look: choice(
			['line', 'bars', 'clips', 'screens', 'stairs'],
			'line',
			'line: along a thread; bars: rising, as in a chart; clips: on a timeline; screens: as phones; stairs: as a staircase.',
		),
		items: some(point, 'The steps, in order.'),
	})
	.describe('The steps of the work.');

export const offers = (image: Image) =>
	listHead
		.extend({
			kind: z.literal('offers'),
			look: choice(
				['cards', 'frames', 'grid', 'ledger', 'list', 'results', 'rows'],
				'list',
				'cards, frames (of a film), grid (which looks woven), ledger (two columns), list (two by two), results (of a search) or rows.',
			),
			items: some(
				iconPoint.extend({
					picture: decoration(
						image,
						'In the look "frames", it replaces the icon: 16 to 9 looks best. In the look "cards", it is beside the text of wide cards.',
					),
				}),
				'What the client gets. Four entries look best, in a grid four or eight.',
			),
			link: action.optional().describe('A link beside the heading, to a page that says more.'),
			picture: decoration(image, 'In the look "results", a picture beside the entries.'),
		})
		.describe('A list of benefits, solutions, services or reasons.');

export const technologies = listHead
	.extend({
		kind: z.literal('technologies'),
		items: some(tool, 'The tools.'),
	})
	.describe('The tools with their logos.');

export const questions = listHead
	.extend({ kind: z.literal('questions'), items: some(faq, 'The questions with their answers.') })
	.describe('Questions that expand to show their answers. Search engines read the questions too.');

export const projects = listHead
	.extend({
		kind: z.literal('projects'),
		look: choice(
			['row', 'lead'],
			'row',
			'row: side by side, all of one size; lead: the first large, the others in a column beside it.',
		),
		slugs: some(
			projectName,
			named('Projects', "Two or three look best. Without any, a service's page shows projects that list the service."),
		).optional(),
	})
	.describe('Projects from the portfolio.');

export const posts = listHead
	.extend({
		kind: z.literal('posts'),
		service: serviceName
			.optional()
			.describe(
				"Shows posts about this service. On a service's page, leave it empty: it shows posts about the service.",
			),
	})
	.describe('The newest posts. Without posts, the block is left out.');

const specimen = z
	.strictObject({
		name: text.describe("The document's title."),
		meta: text.describe('The line below the title, such as the client and the date.'),
		columns: z
			.array(text)
			.min(2)
			.max(4)
			.optional()
			.describe('The column headings. Without column headings, each row is a name and its value.'),
		rows: some(z.array(text), 'The rows, with one cell per column, or two cells if there are no columns.'),
		note: text.describe('The line at the end of the document.'),
	})
	.check(({ value: { columns = ['', ''], rows }, issues }) => {
		for (const [index, input] of rows.entries())
			if (input.length !== columns.length)
				issues.push({
					code: 'custom',
					path: ['rows', index],
					input,
					message: `Write ${columns.length} cells, one for each column.`,
				});
	});

/** Samples of the documents that clients get, drawn to look like documents. */
export const specimens = listHead.extend({
	sample: text.describe("The stamp that says these are samples, not a client's documents."),
	papers: some(specimen, 'The documents.'),
});

export const specimensBlock = specimens
	.extend({ kind: z.literal('specimens') })
	.describe('Sample documents, like the ones clients receive.');
