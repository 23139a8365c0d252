import { z } from 'zod';
import { pictureIn, type SchemaContext } from './assets.ts';
import {
	action,
	figure,
	head,
	iconPoint,
	listHead,
	point,
	projectName,
	prose,
	sectionHead,
	text,
	textWith,
} from './fields.ts';
import { group, named, some } from './help.ts';
import { specimens } from './blocks/list-blocks.ts';
import { firstScreen, hero, heroWithButton } from './pages.ts';

/* How the agency works, and its work. */

/** The Our Process page (spec §2 Our Process). */
export const processPage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		hero: heroWithButton,
		tiles: listHead.meta(named('Crafts', 'The words above the crafts. To change the crafts, open Lists.')),
		specialize: group(named('What you specialise in', "The agency's fields of work."), {
			title: text.describe('The heading.'),
			items: some(
				point.extend({
					project: projectName.optional().describe('A project in this field, shown with its picture.'),
					picture: pictureIn(image, 'portfolio').optional().describe("Shown in place of the project's picture."),
				}),
				named('Fields', 'One entry per field of work.'),
			),
		}),
		values: group('What matters to the agency.', {
			...listHead.shape,
			items: some(iconPoint, named('Values', 'One entry per value.')),
		}),
		steps: group('The steps of a project.', {
			...listHead.shape,
			items: some(
				point.extend({ result: text.describe('What the client has at the end of this step.') }),
				named('Steps', 'The steps, in order.'),
			),
		}),
		papers: specimens.optional().describe('Sample documents, like the ones clients receive, shown below the steps.'),
	});

/** The Portfolio page (spec §2 Portfolio); `chips` lists its categories in order. */
export const portfolioPage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		breadcrumb: text.describe('The name of this page in the breadcrumb on project pages.'),
		hero: group(firstScreen, {
			...hero.shape,
			picture: pictureIn(image, 'portfolio').optional().describe('The picture below the heading.'),
			button: action.optional().describe('The button below the introduction.'),
		}),
		chips: some(text, named('Categories', 'The buttons that filter the projects, in order.')),
		labels: group(named('Words', 'The words on the buttons and labels.'), {
			filter: text.describe("The button row's name for screen readers."),
			all: text.describe('The button that shows all projects.'),
			count: textWith('count', 'total').describe(
				'What screen readers announce after a filter is chosen, with {count} and {total}.',
			),
			visit: textWith('project').describe("The link to the client's own website or app, in a new tab, with {project}."),
			read: text.describe('The link from each card to its project page.'),
			concept: text.describe('The label on a project that no client commissioned.'),
			concepts: text.describe('The label shown once for a section if no client commissioned any of its projects.'),
		}),
		zero: group(
			named('This website', 'The measured speed of this website. Change it on the page about this website too.'),
			{
				...sectionHead.shape,
				items: some(figure, named('Figures', 'The figures to show.')),
				link: action.describe('The link to the page about this website.'),
			},
		).optional(),
		/** The headings and labels that every project page shows. */
		project: group(named('Words on project pages', 'Headings and labels on every project page.'), {
			client: text.describe("The label above the client's name."),
			sector: text.describe('The label above the industry.'),
			location: text.describe('The label above the location.'),
			role: text.describe("The label above the agency's role."),
			services: text.describe('The label above the services.'),
			problem: text.describe('The heading above the problem.'),
			constraints: text.describe('The heading above the list of what could not be changed.'),
			decisions: text.describe('The heading above the decisions.'),
			handedOver: text.describe('The heading above the list of what the client got.'),
			result: text.describe('The heading above the result.'),
			before: text.describe('The label above the text and figure that describe the time before the project.'),
			after: text.describe('The label above the text and figure that describe the time after the project.'),
			start: action.describe('The button at the top of the page.'),
			shows: text.describe('On the page of a concept: the heading above the text about the design.'),
			unused: prose.describe('On the page of a concept: the sentence saying that there are no client figures.'),
			next: text.describe('The label of the link to the next project.'),
			all: text.describe('The link back to all projects.'),
		}),
	});
