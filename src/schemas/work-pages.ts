import { z } from 'zod';
import { pictureIn, type SchemaContext } from './assets.ts';
import { action, figure, head, iconPoint, listHead, point, projectName, sectionHead, text } from './fields.ts';
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
			phonePicture: pictureIn(image, 'portfolio')
				.optional()
				.meta(named('Picture on phones', 'A part of the picture that is large enough to read on a phone.')),
			button: action.optional().describe('The button below the introduction.'),
		}),
		chips: some(text, named('Categories', 'The buttons that filter the projects, in order.')),
		zero: group(
			named('This website', 'The measured speed of this website. Change it on the page about this website too.'),
			{
				...sectionHead.shape,
				items: some(figure, named('Figures', 'The figures to show.')),
				link: action.describe('The link to the page about this website.'),
			},
		).optional(),
	});
