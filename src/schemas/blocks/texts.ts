import { z } from 'zod';
import { pictureIn, type Image } from '../assets.ts';
import { action, pictureWords, placeholder, prose, text, textFilling, wayOn } from '../fields.ts';

/** The facts that running text may include, in addition to the agency's name. */
const FACTS = ['email', 'phone', 'address'];

/* Blocks with sentences, paragraphs or a picture. */

export const statement = z
	.strictObject({
		kind: z.literal('statement'),
		figure: text.describe('A number in very large type beside the sentence.'),
		title: text.describe('The sentence.'),
		text: prose.optional().describe('One or two sentences that explain the statement.'),
		button: action.optional().describe('A link or button to a next step.'),
	})
	.describe('One sentence beside a number in very large type.');

export const textBlock = z
	.strictObject({
		kind: z.literal('text'),
		title: text.optional().describe('A heading beside the text. If you add it, use ### for headings within the text.'),
		text: textFilling(...FACTS)
			.meta({ markdown: true })
			.describe(
				'The text in Markdown: paragraphs, ## headings, lists, links, tables. The site fills in {name}, {email}, {phone} and {address}.',
			),
		withAnalytics: textFilling(...FACTS, 'analytics')
			.meta({ markdown: true })
			.optional()
			.describe(
				'Replaces the text if a script counts visits. The site replaces {analytics} with the host of that script.',
			),
		placeholder,
	})
	.describe('Running text in Markdown.');

export const story = (image: Image) =>
	z
		.strictObject({
			kind: z.literal('story'),
			look: z
				.enum(['plain', 'statement'])
				.default('plain')
				.describe('plain: beside the heading; statement: the first paragraph large.'),
			title: text.describe('The heading.'),
			paragraphs: z.array(prose).min(2).describe('Two paragraphs or more.'),
			picture: pictureIn(image, 'pages').optional().meta({
				title: 'Picture',
				description:
					'In the look "plain", a picture below the heading; phones cut off its lower part. Screen readers skip it.',
			}),
			link: wayOn,
		})
		.describe("The agency's approach, in a few paragraphs.");

export const picture = (image: Image) =>
	z
		.strictObject({
			kind: z.literal('picture'),
			image: pictureIn(image, 'pages').meta({ title: 'Picture', description: 'At least 1216 pixels wide.' }),
			alt: pictureWords,
			caption: text.optional().describe('A line below the picture.'),
			link: wayOn,
		})
		.describe('A picture across the full width of the page.');
