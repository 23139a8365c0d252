import { z } from 'zod';
import { faq } from './entities.ts';
import { action, figure, markedPoint, listHead, placeholder, point, sectionHead } from './fields.ts';
import { decoration, type Image, pictureIn, pictureWords, tool } from './pictures.ts';
import { projectName, prose, serviceName, text, textFilling, textWith } from './texts.ts';
import { choice, group, named, some } from './help.ts';

const specimen = z
	.strictObject({
		name: text.describe("The document's title."),
		meta: text.describe('The line below the title, such as the client and the date.'),
		columns: z.array(text).min(2).max(4).optional().describe('Without column headings, a row is a name and a value.'),
		rows: some(z.array(text), 'The rows, with one cell per column, or two cells if there are no columns.'),
		note: text.describe('The line at the end of the document.'),
	})
	.check(({ value: { columns = ['', ''], rows }, issues }) => {
		const message = `Write ${columns.length} cells, one for each column.`;
		for (const [index, input] of rows.entries())
			if (input.length !== columns.length) issues.push({ code: 'custom', path: ['rows', index], input, message });
	});

/** Samples of the documents that clients get, drawn to look like documents. */
export const specimens = listHead.extend({
	sample: text.describe("The stamp that says these are samples, not a client's documents."),
	papers: some(specimen, 'The documents.'),
});

/** A block of a page, with a kind, usually a look, and the fields of that kind. */
export const block = (image: Image) =>
	z.discriminatedUnion('kind', [
		group('One sentence beside a number in very large type.', {
			kind: z.literal('statement'),
			figure: text.describe('A number in very large type beside the sentence.'),
			title: text.describe('The sentence.'),
			text: prose.optional().describe('One or two sentences that explain the statement.'),
			links: z.array(action).max(2).default([]).describe('A button to a next step and, if you like, a link.'),
		}),
		group('Running text in Markdown.', {
			kind: z.literal('text'),
			title: text.optional().describe('A heading beside the text. Headings within the text then begin with ###.'),
			text: textFilling()
				.meta({ long: true })
				.describe('Paragraphs, ## headings, lists, links and tables; {name}, {email}, {phone}, {address}.'),
			withAnalytics: textFilling('analytics')
				.meta({ long: true })
				.optional()
				.describe('Replaces the text if a script counts visits; {analytics} is the host of that script.'),
			withCompany: textFilling('legalName', 'cin', 'gstin', 'dataContact')
				.meta({ long: true })
				.optional()
				.describe(
					'Replaces the text if the registered company is filled in under Site, with {legalName}, {cin}, {gstin} and {dataContact}. A line with a fact that is missing is left out.',
				),
			placeholder,
		}),
		group("The agency's figures.", {
			kind: z.literal('figures'),
			look: choice(
				['band', 'query', 'receipt', 'statement', 'woven'],
				'band',
				'band: side by side; others very large, with a text: query (of a search), receipt, statement, woven.',
			),
			items: some(figure, 'The figures, most important first.'),
			text: prose.optional().describe('One or two sentences beside the figures, for a block with one large figure.'),
			picture: decoration(image, 'In the looks "query" and "receipt", a picture beside the figure.'),
		}),
		group('The steps of the work.', {
			kind: z.literal('steps'),
			...listHead.shape,
			look: choice(
				['line', 'bars', 'screens', 'stages', 'timeline', 'week'],
				'line',
				'line: along a thread; stages, timeline, week: below a drawing of a stone, an edit, a campaign; bars: a chart; screens: phones.',
			),
			items: some(point, 'The steps, in order.'),
		}),
		group('A list of benefits, solutions, services or reasons.', {
			kind: z.literal('offers'),
			...listHead.shape,
			look: choice(
				['cards', 'devices', 'frames', 'ledger', 'list', 'results', 'shelf'],
				'list',
				'cards, devices (below four screens of an app), frames (of a film), ledger (two columns), list (two by two), results (of a search) or shelf (of websites).',
			),
			items: some(
				markedPoint.extend({
					picture: decoration(image, 'In place of the drawing. In the look "frames", 16 to 9 looks best.'),
				}),
				'What the client gets. Four entries look best.',
			),
		}),
		group("The agency's approach, in a few paragraphs.", {
			kind: z.literal('story'),
			title: text.describe('The heading.'),
			paragraphs: z.array(prose).min(2).describe('Two paragraphs or more.'),
			picture: decoration(image, 'A picture beside the text. Without one, the heading is very large.'),
			look: choice(['plain', 'spread'], 'plain', 'spread: with a picture, like two open pages of a magazine.'),
		}),
		group('The tools with their logos.', {
			kind: z.literal('technologies'),
			...listHead.shape,
			items: some(tool, 'The tools.'),
		}),
		group('Questions that expand to show their answers. Search engines read the questions too.', {
			kind: z.literal('questions'),
			...listHead.shape,
			items: some(faq, 'The questions with their answers.'),
		}),
		group('Projects from the portfolio.', {
			kind: z.literal('projects'),
			...listHead.shape,
			slugs: some(
				projectName,
				named('Projects', "Two or three look best. Without any, a service's page shows its own projects."),
			).optional(),
		}),
		group('The newest posts. Without posts, the block is left out.', {
			kind: z.literal('posts'),
			...listHead.shape,
			service: serviceName.optional().describe("Shows posts about this service (default: the page's own service)."),
		}),
		group("The landing page's form, for campaigns. To change its words, open Site.", {
			kind: z.literal('lead-form'),
			...sectionHead.shape,
			asksForWebsite: z.boolean().default(false).describe('Whether the form asks for the present website.'),
			next: z.array(point).optional().describe('What happens next, in place of the usual steps.'),
		}),
		group('What each form sends and to whom, according to the current settings.', {
			kind: z.literal('data-use'),
			...sectionHead.shape,
			items: some(
				z.strictObject({
					form: z
						.enum(['contact', 'lead', 'newsletter', 'blog', 'analytics'])
						.describe('What the entry is about. Its settings decide which text appears.'),
					name: text.describe('The name of the form or feature, as visitors see it.'),
					sends: prose.describe('The data it sends.'),
					on: textWith('host').meta({ long: true, ...named('To whom', 'With the settings; {host} gets the data.') }),
					off: prose.optional().meta(named('Without the settings', 'Without this text, the entry is left out.')),
					kept: prose.describe('How long the data is kept.'),
					placeholder,
				}),
				'The forms, and anything else that sends data.',
			),
		}),
		group('A picture across the full width of the page.', {
			kind: z.literal('picture'),
			image: pictureIn(image, 'pages', 'At least 1216 pixels wide.'),
			alt: pictureWords,
			caption: text.optional().describe('A line below the picture.'),
		}),
		group('Sample documents, like the ones clients receive.', { kind: z.literal('specimens'), ...specimens.shape }),
		group('The call to action at the end of a page.', {
			kind: z.literal('closing'),
			...sectionHead.shape,
			look: choice(
				['balance', 'card', 'ledger', 'lens', 'phone', 'plan', 'swatch', 'window'],
				'plan',
				'A plan, a memory card, a page of a ledger, a lens over search results, a phone or a colour swatch. A balance or a loupe over a window is as wide as the page.',
			),
			button: action.describe('The button.'),
		}),
	]);

export type Block = z.output<ReturnType<typeof block>>;

/** The props of a block's component: the block and the id of its heading. */
export type BlockProps<Kind extends Block['kind']> = Extract<Block, { kind: Kind }> & { id: string };
