import { z } from 'zod';
import { type SchemaContext } from './assets.ts';
import { action, decoration, figure, head, listHead, projectName, prose, sectionHead, text } from './fields.ts';
import { group, named, some } from './help.ts';

/** The text of the home page (spec §2 Home). */
export const homePage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		hero: group(named('First screen', 'What visitors see before they scroll. To change the tagline, open Site.'), {
			text: prose.describe('Two or three sentences below the tagline: what you offer, and to whom.'),
			labels: z.array(text).min(1).max(3).describe('Up to three short lines beside the drawn stone.'),
			primary: action.describe('The first button.'),
			secondary: action.describe('The second button.'),
		}),
		about: group('Introduces the agency.', {
			title: text.describe('The heading.'),
			statement: prose.describe('One sentence in large type.'),
			text: prose.describe('Two or three sentences below the heading.'),
			picture: decoration(image, 'A picture beside the heading on wide screens.'),
			stats: some(figure, named('Figures', 'Figures about the agency.')),
			link: action.describe('The link to the About page.'),
		}),
		clients: group('The words above the logos. To change the logos, open Lists.', {
			...listHead.shape,
			partnersTitle: text.describe('The heading above the logos of partners.'),
		}),
		services: group('The words above and below the services.', {
			...listHead.shape,
		}),
		offer: group('An offer that has its own page, shown below the services.', {
			figure: text.describe('A number in very large type.'),
			title: text.describe('The heading.'),
			text: prose.describe('One or two sentences below the heading.'),
			links: some(action, 'The link to the offer, and optionally a second link.'),
		}).optional(),
		work: group('A selection of projects.', {
			...listHead.shape,
			slugs: z
				.array(projectName)
				.meta(
					named(
						'Projects',
						'Three fill the row; without any, the section is left out. The second and third show their first decision.',
					),
				),
			link: action.describe('The link to all projects, beside the heading.'),
		}),
		newest: text.describe('The words before the link to the newest post.'),
		technologies: sectionHead.describe('The words above the tools. To change the tools, open Lists.'),
		stories: group('The words above and below the testimonials. To change the testimonials, open Lists.', {
			...listHead.shape,
			closing: prose.describe('The sentence below the testimonials.'),
			button: action.describe('The button below the closing sentence.'),
		}),
	});
