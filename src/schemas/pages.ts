import { z } from 'zod';
import { specimens } from './blocks.ts';
import { action, figure, head, markedPoint, listHead, placeholder, point, sectionHead } from './fields.ts';
import { decoration, pictureIn, pictureWords, type SchemaContext } from './pictures.ts';
import { projectName, prose, text } from './texts.ts';
import { group, named, some } from './help.ts';

/* The pages that have a layout of their own, in the order of the route table. */

const firstScreen = named('First screen', 'What visitors see before they scroll.');
/** The top of a page. */
export const hero = group(firstScreen, {
	title: text.describe('The main heading of the page.'),
	lead: prose.describe('Two or three sentences below the heading.'),
});
const invitation = prose.describe('The sentences of the invitation at the end.');
const heroWithButton = hero.extend({ button: action.optional().describe('The button below it.') }).meta(firstScreen);

/** The text of the home page (spec §2 Home). */
export const homePage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		hero: group(named('First screen', 'What visitors see before they scroll. To change the tagline, open Site.'), {
			text: prose.describe('Two or three sentences below the tagline: what you offer, and to whom.'),
			labels: z.array(text).min(1).max(3).describe('Up to three short lines beside the drawn stone.'),
			primary: action.describe('The first button. The second leads to the brief.'),
		}),
		about: group('Introduces the agency.', {
			title: text.describe('The heading.'),
			statement: prose.describe('One sentence in large type.'),
			text: prose.describe('Two or three sentences below the heading.'),
			picture: decoration(image, 'A picture beside the heading on wide screens.'),
			stats: some(figure, named('Figures', 'Figures about the agency.')),
			link: action.describe('The link to the About page.'),
		}),
		evidence: group('What visitors can check, above the figures about the agency.', {
			title: text.describe('The heading above the figures.'),
			link: action.describe('The link to a page of blocks, whose first two and last two figures are shown.'),
		}),
		clients: group('The words above the logos. To change the logos, open Lists.', {
			...listHead.shape,
			partnersTitle: text.describe('The heading above the logos of partners.'),
		}),
		services: listHead.describe('The words above and below the services.'),
		offer: group('An offer that has its own page, shown below the services.', {
			figure: text.describe('A number in very large type.'),
			title: text.describe('The heading.'),
			text: prose.describe('One or two sentences below the heading.'),
			links: some(action, 'The link to the offer, and optionally a second link.'),
		}).optional(),
		work: group('A selection of projects.', {
			...listHead.shape,
			slugs: z.array(projectName).meta(named('Projects', 'The first in use, the others as links. None: no section.')),
			link: action.describe('The link to all projects, beside the heading.'),
		}),
		technologies: sectionHead.describe('The words above the tools. To change the tools, open Lists.'),
		stories: group('The words above and below the testimonials. To change the testimonials, open Lists.', {
			...listHead.shape,
			closing: prose.describe('The sentence below the testimonials.'),
			button: action.describe('The button below the closing sentence.'),
		}),
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
		crafts: z.array(point).length(2).describe("The agency's two lines of work, one below the other."),
		drawings: z.array(pictureWords).length(3).describe('What the drawings show: the wheel, the loom, the desk.'),
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
		proof: sectionHead.describe('The words above the last lines of the sample documents.'),
		figuresTitle: text.describe('The heading above the figures.'),
		figures: some(figure, 'Figures about the agency.'),
		invitation,
		faq: sectionHead.meta(named('Questions', 'The words above the questions. To change the questions, open Lists.')),
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
	expertise: listHead.extend({ question: text.describe('Asks how long.') }).describe('Above the service cards.'),
	closing: sectionHead.extend({ button: action.describe('The button.') }).describe('The invitation at the end.'),
});

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
					picture: pictureIn(image, 'portfolio', "Shown in place of the project's picture.").optional(),
				}),
				named('Fields', 'One entry per field of work.'),
			),
		}),
		values: listHead
			.extend({ items: some(markedPoint, named('Values', 'One entry each.')) })
			.describe('What matters to the agency.'),
		steps: group('The steps of a project.', {
			...listHead.shape,
			items: some(point.extend({ result: text.describe('What the client then has.') }), named('Steps', 'In order.')),
		}),
		invitation,
		papers: specimens.optional().describe('Sample documents, like the ones clients receive, shown below the steps.'),
	});

/** The Portfolio page (spec §2 Portfolio); `chips` lists its categories in order. */
export const portfolioPage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		breadcrumb: text.describe('The name of this page in the breadcrumb on project pages.'),
		hero: group(firstScreen, {
			...hero.shape,
			picture: pictureIn(image, 'portfolio', 'The picture below the heading.').optional(),
			phonePicture: pictureIn(image, 'portfolio', 'Its part that is large enough for phones.')
				.optional()
				.meta({ title: 'Picture on phones' }),
			button: action.optional().describe('The button below the introduction.'),
		}),
		invitation,
		chips: some(text, named('Categories', 'The buttons that filter the projects, in order.')),
		zero: group(named('This website', 'A line about this website, below the projects.'), {
			title: text.describe('The line.'),
			link: action.describe('The link to the page about this website.'),
		}).optional(),
	});

/** The Industries page (spec §2 Industries). */
export const industriesPage = z.strictObject({
	head,
	hero: heroWithButton,
	tiles: group('To change the industries, open Lists.', { title: text.describe('The heading above them.') }),
	invitation,
	approach: sectionHead.describe('How the agency works in an industry.'),
});

/** The Contact page (spec §2 Contact). */
export const contactPage = z.strictObject({
	head,
	hero,
	form: sectionHead.describe('The words above the form. To change the words in the form, open Site.'),
	plan: sectionHead.describe('The words beside the sample of a plan, which is the first paper under Process.'),
	faq: sectionHead.meta(named('Questions', 'The words above the questions. To change the questions, open Lists.')),
	banner: group('The invitation at the end of the page.', {
		...sectionHead.shape,
		email: text.describe('The button that starts an e-mail.'),
		call: text.describe('The button that starts a phone call.'),
	}),
});

/** The blog list (spec §2 Blog list). */
export const blogPage = z.strictObject({ head, hero });

const proof = z.enum(['domain', 'devices', 'seo', 'support', 'unique']).optional().describe('The drawing beside it.');
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
		days: z.array(point).length(4).describe('Below each drawing, a line for every five days.'),
		items: some(point.extend({ proof }), named('Benefits', 'One entry each.')),
	}),
	form: sectionHead.describe('The words above the form. To change the words in the form, open Site.'),
	work: listHead.describe('The words above the slides. To change the slides, open Lists.'),
	testimonials: listHead.describe('The words above the testimonials. To change the testimonials, open Lists.'),
	closing: group('The end of the page, with the button from its top.', { title: text.describe('The heading.') }),
	pages: listHead.extend({ items: z.array(text).length(5).describe('Below each page.') }).describe('The drawn pages.'),
	terms: listHead.extend({ items: some(point, 'Each a question.'), placeholder }).describe('Price, payment and dates.'),
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
