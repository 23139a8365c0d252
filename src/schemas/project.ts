import { z } from 'zod';
import { assetName } from './assets.ts';
import { pictureWords, placeholder, prose, text, webAddress } from './fields.ts';

const percent = z.number().min(0).max(100);

/** A detail of the project's picture, in percentages of the picture. */
const part = z
	.strictObject({
		left: percent.describe("Where the detail begins, as a percentage of the picture's width."),
		top: percent.describe("Where it begins, as a percentage of the picture's height."),
		width: percent.min(10).describe("How wide it is, as a percentage of the picture's width; at least 10."),
		height: percent.min(10).describe("How tall it is, as a percentage of the picture's height; at least 10."),
	})
	.check(({ value: { left, top, width, height }, issues }) => {
		const keepWithin = (field: string, input: number, most: number) => {
			if (input > most)
				issues.push({
					code: 'custom',
					path: [field],
					input,
					message: `Write at most ${most}: the picture ends there.`,
				});
		};
		keepWithin('width', width, 100 - left);
		keepWithin('height', height, 100 - top);
	})
	.describe('Where it is in the picture.');

const decision = z.strictObject({
	title: text.describe('The decision in a few words.'),
	argument: prose.describe('Why: the arguments for and against.'),
	detail: z.strictObject({ alt: pictureWords, part }).optional().describe('The part of the picture that shows it.'),
});

const layer = z.strictObject({
	part,
	corner: percent.describe("How round its corners are, as a percentage of the picture's width."),
});

const client = z
	.strictObject({
		name: text.describe('The company, as visitors know it.'),
		person: text.optional().describe('Who speaks for it: a name that may be shown here.'),
		role: text.optional().describe("That person's role, such as Owner."),
		placeholder,
	})
	.describe('Who ordered it. Ask before you name anybody.');

const result = z.strictObject({
	measure: text.describe('What was measured.'),
	before: text.optional().describe('The figure before; without both figures the result does not show.'),
	after: text.optional().describe('The figure after.'),
	source: text.describe('Who measured, and with what.'),
	period: text.describe('From when to when.'),
});

/** A project: its card on the Portfolio page (spec §3 Portfolio card) and its own page. */
export const project = z.strictObject({
	order: z.int().min(1).describe('Its position among the projects, from 1.'),
	name: text.describe('What it is called.'),
	location: text.describe('Where the client is.'),
	sector: text.describe('The industry it was made for.'),
	image: assetName('portfolio').meta({
		title: 'Picture',
		description: 'At least 1200 by 900 pixels. A photograph will do.',
	}),
	alt: pictureWords,
	layers: z
		.array(layer)
		.max(3)
		.default([])
		.describe('Parts of the picture that lift off it under a pointer, the lowest first.'),
	text: prose.optional().describe('One sentence on what was built.'),
	categories: z
		.array(text.meta({ relation: 'chips' }))
		.min(1)
		.describe('The buttons under which visitors find the project.'),
	link: webAddress
		.optional()
		.describe("The client's live website or app, which opens in a new tab. The page shows it once it is no example."),
	role: text.optional().describe('What the agency did.'),
	services: z
		.array(text.meta({ relation: 'services' }))
		.default([])
		.describe('The services used. Their pages show the project.'),
	industries: z
		.array(text.meta({ relation: 'industries' }))
		.default([])
		.describe('The tiles on Industries that lead here, in small letters with hyphens: electric-vehicles.'),
	problem: prose.describe('What was wrong, or missing, in two or three sentences.'),
	constraints: z.array(text).default([]).describe('What could not be changed: devices, time, money, law.'),
	decisions: z
		.array(decision)
		.max(3)
		.default([])
		.describe('Up to three decisions, each with its argument and a part of the picture.'),
	handedOver: z.array(text).default([]).describe('What the client got at the end.'),
	client: client.optional(),
	before: prose.optional().describe('How things were before, in a sentence or two. It shows beside how they are now.'),
	after: prose.optional().describe('How they are now, in a sentence or two.'),
	result: result.optional().describe('What changed, in figures.'),
	quote: z
		.strictObject({
			text: prose.describe('The words, without quotation marks.'),
			by: text.optional().describe("Who said them; without it, the client's person and role."),
			placeholder,
		})
		.optional()
		.describe('What the client said.'),
	concept: z
		.boolean()
		.optional()
		.describe('On for a product that no client ordered: visitors read that. Examples count as concepts too.'),
	placeholder,
});

export type Project = z.output<typeof project>;
export type PicturePart = z.output<typeof part>;
