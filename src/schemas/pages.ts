import { z } from 'zod';
import { mark, type SchemaContext } from './assets.ts';
import { action, decoration, figure, head, listHead, placeholder, point, prose, sectionHead, text } from './fields.ts';
import { group, named, some } from './help.ts';

export const firstScreen = named('First screen', 'What visitors see before they scroll.');
/** The top of a page. */
export const hero = group(firstScreen, {
	title: text.describe('The main heading of the page.'),
	lead: prose.describe('Two or three sentences below the heading.'),
});
/** The top of a page, with a button that may be missing. */
export const heroWithButton = group(firstScreen, {
	...hero.shape,
	button: action.optional().describe('The button below the introduction.'),
});

/** The About page (spec §2 About). */
export const aboutPage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		hero: heroWithButton,
		story: group("The agency's story, in a few paragraphs.", {
			title: text.describe('The heading.'),
			paragraphs: z.array(prose).min(2).describe('Two paragraphs or more.'),
		}),
		crafts: z.array(point).length(2).describe("The agency's two lines of work, side by side."),
		people: group('The people of the agency. Ask before you show anybody.', {
			title: text.describe('The heading.'),
			items: some(
				z.strictObject({
					name: text.describe('The name, spelled as in the posts of this person.'),
					role: text.describe('What the person does.'),
					picture: decoration(image, 'A square portrait.'),
					placeholder,
				}),
				'One entry per person.',
			),
		}).optional(),
		figuresTitle: text.describe('The heading above the figures.'),
		figures: some(figure, 'Figures about the agency.'),
		faq: sectionHead.meta(named('Questions', 'The words above the questions. To change the questions, open Lists.')),
	});

/** The Industries page (spec §2 Industries). */
export const industriesPage = z.strictObject({
	head,
	hero: heroWithButton,
	tiles: group('The words above the industries. To change the industries, open Lists.', {
		title: text.describe('The heading.'),
	}),
	approach: sectionHead.describe('How the agency works in an industry.'),
});

/** The services overview (spec §2 Services overview). */
export const servicesPage = z.strictObject({
	head,
	breadcrumb: text.describe('The name of this page in the breadcrumb on service pages.'),
	hero: group(firstScreen, {
		...hero.shape,
		points: some(text, 'Short lines below the heading.'),
		button: action.describe('The button below this section.'),
	}),
	expertise: listHead.describe('The words above the service cards.'),
	closing: group('The invitation at the end of the page.', {
		...sectionHead.shape,
		button: action.describe('The button.'),
	}),
});

/** The Contact page (spec §2 Contact). */
export const contactPage = z.strictObject({
	head,
	hero,
	form: sectionHead.describe('The words above the form. To change the words in the form, open Site.'),
	faq: sectionHead.meta(named('Questions', 'The words above the questions. To change the questions, open Lists.')),
	banner: group('The invitation at the end of the page.', {
		...sectionHead.shape,
		email: text.describe('The button that starts an e-mail.'),
		call: text.describe('The button that starts a phone call.'),
	}),
});

/** The blog list (spec §2 Blog list). */
export const blogPage = z.strictObject({ head, hero });

/** The campaign landing page (spec §2 Landing page). */
export const landingPage = z.strictObject({
	head,
	hero: group(firstScreen, {
		...hero.shape,
		points: some(text, 'Short lines below the heading. Promise only what the quotation says.'),
		button: text.describe('The button that takes visitors to the form.'),
	}),
	benefits: group('What the client gets.', {
		...listHead.shape,
		items: some(point.extend({ mark }), named('Benefits', 'One entry per benefit.')),
	}),
	form: sectionHead.describe('The words above the form. To change the words in the form, open Site.'),
	work: listHead.describe('The words above the slides. To change the slides, open Lists.'),
	testimonials: listHead.describe('The words above the testimonials. To change the testimonials, open Lists.'),
	closing: group('The end of the page.', {
		title: text.describe('The heading. The button from the top of the page appears again below this heading.'),
		figure: text.describe('The number on the drawn calendar beside the heading.'),
	}),
	terms: group('The small print at the foot of the page.', { text: prose.describe('The small print.'), placeholder }),
});

/** The fallback page (spec §2, §8). */
export const fallbackPage = z.strictObject({
	head,
	title: text.describe('The main heading.'),
	notFound: text.describe('The sentence that says the address does not exist.'),
	text: prose.describe('What visitors can do instead.'),
	links: some(action, 'Links to useful pages.'),
	island: text.meta(named('When a part fails', 'Shown in place of a form or list that stops working.')),
});
