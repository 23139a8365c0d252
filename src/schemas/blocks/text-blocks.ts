import { z } from 'zod';
import { pictureIn, type Image } from '../assets.ts';
import {
	action,
	decoration,
	pictureWords,
	placeholder,
	point,
	prose,
	sectionHead,
	text,
	textFilling,
	textWith,
} from '../fields.ts';
import { choice, group, named, some } from '../help.ts';

const COMPANY = ['legalName', 'cin', 'gstin', 'dataContact'];

/* Blocks with sentences, paragraphs or a picture. */

export const statement = group('One sentence beside a number in very large type.', {
	kind: z.literal('statement'),
	figure: text.describe('A number in very large type beside the sentence.'),
	title: text.describe('The sentence.'),
	text: prose.optional().describe('One or two sentences that explain the statement.'),
	button: action.optional().describe('A link or button to a next step.'),
});

export const textBlock = group('Running text in Markdown.', {
	kind: z.literal('text'),
	title: text.optional().describe('A heading beside the text. If you add it, use ### for headings within the text.'),
	text: prose.describe(
		'Paragraphs, ## headings, lists, links and tables, with {name}, {email}, {phone} and {address}.',
	),
	withAnalytics: textFilling('analytics')
		.meta({ long: true })
		.optional()
		.describe('Replaces the text if a script counts visits; {analytics} is the host of that script.'),
	withCompany: textFilling(...COMPANY)
		.meta({ long: true })
		.optional()
		.describe(
			'Replaces the text if the registered company is filled in under Site, with {legalName}, {cin}, {gstin} and {dataContact}. A line with a fact that is missing is left out.',
		),
	placeholder,
});

export const story = (image: Image) =>
	group("The agency's approach, in a few paragraphs.", {
		kind: z.literal('story'),
		title: text.describe('The heading.'),
		paragraphs: z.array(prose).min(2).describe('Two paragraphs or more.'),
		picture: decoration(image, 'A picture beside the text. Without one, the first paragraph is large.'),
	});

export const picture = (image: Image) =>
	group('A picture across the full width of the page.', {
		kind: z.literal('picture'),
		image: pictureIn(image, 'pages').meta(named('Picture', 'At least 1216 pixels wide.')),
		alt: pictureWords,
		caption: text.optional().describe('A line below the picture.'),
	});

/* Blocks for contacting the agency, and a block about what happens to visitors' data. */

export const leadForm = sectionHead
	.extend({
		kind: z.literal('lead-form'),
		asksForWebsite: z
			.boolean()
			.default(false)
			.meta(named('Ask for the website', 'Whether the form asks for the address of the present website.')),
		next: z.array(point).optional().describe('What happens next, in place of the usual steps.'),
	})
	.describe("The landing page's form, for campaigns. To change its words, open Site.");

export const closing = (image: Image) =>
	sectionHead
		.extend({
			kind: z.literal('closing'),
			look: choice(
				['plain', 'card', 'ledger', 'lens', 'phone', 'plan', 'swatch'],
				'plain',
				"plain: below a line; or an object: a camera's memory card, a page of a ledger, a lens over search results, a phone, a plan, a colour swatch.",
			),
			button: action.describe('The button.'),
			picture: decoration(image, 'A picture on a memory card, on wide screens only.'),
		})
		.describe('The call to action at the end of a page.');

export const dataUse = sectionHead
	.extend({
		kind: z.literal('data-use'),
		items: some(
			z.strictObject({
				form: z
					.enum(['contact', 'lead', 'newsletter', 'blog', 'analytics'])
					.describe('What the entry is about. Its settings decide which text appears.'),
				name: text.describe('The name of the form or feature, as visitors see it.'),
				sends: prose.describe('The data it sends.'),
				on: textWith('host')
					.meta({ long: true })
					.meta(named('To whom', 'Shown if the settings are present; {host} receives the data.')),
				off: prose
					.optional()
					.meta(named('Without the settings', 'Shown if they are missing. Without this, the entry is left out.')),
				kept: prose.describe('How long the data is kept.'),
				placeholder,
			}),
			'The forms, and anything else that sends data.',
		),
	})
	.describe('What each form sends and to whom, according to the current settings.');
