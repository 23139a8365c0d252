import { z } from 'zod';
import { placeholder, webAddress } from './fields.ts';
import { type Image, pictureIn, pictureWords, type SchemaContext } from './pictures.ts';
import { prose, serviceName, text } from './texts.ts';
import { choice, group, matching, named, several, some } from './help.ts';

const decision = (image: Image) =>
	z.strictObject({
		title: text.describe('The decision in a few words.'),
		argument: prose.describe('The arguments for and against this decision.'),
		picture: group('A picture that shows this decision.', {
			image: pictureIn(image, 'portfolio', 'At least 1200 by 900 pixels, such as a second screen or device.'),
			alt: pictureWords,
		}).optional(),
		sketch: group('An earlier version that you dropped, beside the final one.', {
			image: pictureIn(image, 'portfolio', 'At least 800 by 600 pixels, such as a pencil sketch.'),
			text: prose.describe('What it was, and why you dropped it, in one or two short sentences.'),
		}).optional(),
	});

const colour = z.strictObject({
	name: text.max(10).describe('One short word, such as Wine.'),
	value: matching(/^#[0-9a-f]{6}$/, 'Write the colour as # and six digits, such as #7b1230.').describe('The colour.'),
	use: text.describe('What the product uses it for.'),
});

const measured = text.regex(/\d/, 'Write a figure, such as 4.2 seconds.');

const result = z.strictObject({
	measure: text.describe('What was measured.'),
	before: measured.describe('The figure before the project.'),
	after: measured.describe('The figure after the project.'),
	source: text.describe('Who measured the result, and with which tool.'),
	period: text.describe('The period measured, such as March to May 2026.'),
});

/** A project, with its card on the Portfolio page (spec §3 Portfolio card) and a page of its own. */
export const project = ({ image }: SchemaContext) =>
	z.strictObject({
		order: z.int().min(1).describe("The project's position in the list, starting at 1."),
		name: text.describe("The project's name."),
		status: z.enum(['client', 'concept', 'example']).describe('concept: without a client; example: a sample.'),
		location: text.describe('Where the client is, such as Dubai or India.'),
		sector: text.describe("The client's industry."),
		image: pictureIn(image, 'portfolio', 'At least 1200 by 900 pixels. A photograph is fine.'),
		alt: pictureWords,
		ground: choice(
			['plum', 'charcoal', 'violet', 'brick', 'sea', 'brass', 'steel', 'indigo', 'clay'],
			'sea',
			"The colour of the project's page, close to a colour in its pictures.",
		),
		cloth: z
			.enum(['breath', 'coins', 'curtain', 'film', 'kites', 'mango', 'shuttle', 'solitaire', 'waves'])
			.optional()
			.meta(named('Border', "The woven border of the project's page, with a motif of its industry. Optional.")),
		text: prose.optional().describe('One sentence on what was built.'),
		categories: some(text.meta({ relation: 'chips' }), 'The filter buttons that show this project.'),
		link: webAddress.optional().describe("The client's website or app."),
		role: text.optional().describe("The agency's role, such as App interface."),
		size: text.meta({ relation: 'sizes' }).optional().describe('How big such work is (default: the middle size).'),
		services: several(serviceName, 'The services the agency provided. The pages of these services show this project.'),
		industries: several(text.meta({ relation: 'industries' }), 'The tiles on Industries that link here.'),
		problem: prose.describe('What was wrong or missing, in two or three sentences.'),
		constraints: several(text, 'What could not be changed: devices, time, money, law.'),
		decisions: z.array(decision(image)).max(3).default([]).describe('Up to three decisions, with their reasons.'),
		colours: several(colour, "The product's colours, beside the decisions, the main one first; five look best."),
		flow: group('The main way through the product.', {
			image: pictureIn(image, 'portfolio', '2400 by 800 pixels: three scenes of the same width.'),
			steps: z.array(text).length(3).describe('A short sentence for each scene. It also stands for the picture.'),
		}).optional(),
		screen: group('One screen as people use it, across the page.', {
			image: pictureIn(image, 'portfolio', '2400 pixels wide or more: the whole screen, with all that is on it.'),
			alt: pictureWords,
		}).optional(),
		handedOver: several(text, 'What the client got at the end.'),
		client: group('The client who commissioned the project. Ask before you name anybody.', {
			name: text.describe('The name of the company, as visitors know it.'),
			person: text.optional().describe('The person who speaks for the company. Ask before you show the name.'),
			role: text.optional().describe("That person's role, such as Owner."),
			placeholder,
		}).optional(),
		shows: prose.optional().describe('If no client commissioned the project: what the design shows.'),
		closing: prose.optional().describe('The sentences of the invitation at the end.'),
		result: result.optional().describe('What changed, in figures.'),
		quote: group('What the client said.', {
			text: prose.describe("The client's words, without quotation marks."),
			by: text.optional().describe("Who said it (default: the client's contact person and role)."),
			placeholder,
		}).optional(),
	});

export type Project = z.output<ReturnType<typeof project>>;
