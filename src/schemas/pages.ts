import { z } from 'zod';
import type { SchemaContext } from './assets.ts';
import { mark, pictureIn } from './assets.ts';
import {
	action,
	decoration,
	figure,
	group,
	head,
	iconPoint,
	listHead,
	placeholder,
	point,
	prose,
	sectionHead,
	some,
	text,
	textWith,
	wayOn,
} from './fields.ts';
import { picture } from './blocks/texts.ts';
import { specimens } from './blocks/lists.ts';

const firstScreen = { title: 'First screen', description: 'What visitors see before they scroll.' };
const hero = z
	.strictObject({
		title: text.describe('The main heading of the page.'),
		lead: prose.describe('Two or three sentences below the heading.'),
	})
	.meta(firstScreen);
const heroWithButton = hero
	.extend({ button: action.optional().describe('The button below the introduction.') })
	.meta(firstScreen);

/** The text of the home page (spec §2 Home). */
export const homePage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		hero: z
			.strictObject({
				text: prose.describe('Two or three sentences below the tagline: what you offer, and to whom.'),
				labels: z.array(text).min(1).max(3).describe('Up to three short lines beside the drawn stone.'),
				primary: action.describe('The first button.'),
				secondary: action.describe('The second button.'),
			})
			.meta({
				title: 'First screen',
				description: 'What visitors see before they scroll. To change the tagline, open Site.',
			}),
		work: listHead
			.extend({
				slugs: z.array(text.meta({ relation: 'projects' })).meta({
					title: 'Projects',
					description: 'Three projects fill the row. If you choose none, the page leaves this section out.',
				}),
				link: action.describe('The link to all projects.'),
				button: action.describe('The button below this section.'),
			})
			.describe('A selection of projects.'),
		about: group('Introduces the agency.', {
			title: text.describe('The heading.'),
			statement: prose.describe('One sentence in large type.'),
			text: prose.describe('Two or three sentences below the heading.'),
			picture: decoration(image, 'A picture beside the heading on wide screens. Screen readers skip it.'),
			stats: some(figure, { title: 'Figures', description: 'Figures about the agency.' }),
			link: action.describe('The link to the About page.'),
		}),
		clients: listHead
			.extend({ partnersTitle: text.describe('The heading above the logos of partners.') })
			.describe('The words above the logos. To change the logos, open Lists.'),
		services: listHead
			.extend({ button: action.describe('The button below this section.') })
			.describe('The words above and below the services.'),
		offer: group('An offer that has its own page, shown below the services.', {
			figure: text.describe('A number in very large type.'),
			title: text.describe('The heading.'),
			text: prose.describe('One or two sentences below the heading.'),
			links: some(action, 'The link to the offer, and optionally a second link.'),
		}).optional(),
		technologies: sectionHead
			.extend({ link: action.describe('The link below this section.') })
			.describe('The words above and below the tools. To change the tools, open Lists.'),
		stories: listHead
			.extend({
				closing: prose.describe('The sentence below the testimonials.'),
				button: action.describe('The button below the closing sentence.'),
			})
			.describe('The words above and below the testimonials. To change the testimonials, open Lists.'),
	});

/** The About page (spec §2 About). */
export const aboutPage = z.strictObject({
	head,
	hero: heroWithButton,
	story: group("The agency's story, in a few paragraphs.", {
		title: text.describe('The heading.'),
		paragraphs: z.array(prose).min(2).describe('Two paragraphs or more.'),
		link: action.optional().describe('A link below the paragraphs, for example to the contact page.'),
	}),
	crafts: z.array(point).length(2).describe("The agency's two lines of work, side by side."),
	figuresTitle: text.describe('The heading above the figures.'),
	figures: some(figure, 'Figures about the agency.'),
	figuresLink: action.optional().meta({ title: 'Button', description: 'The button below the figures.' }),
	faq: sectionHead.meta({
		title: 'Questions',
		description: 'The words above the questions. To change the questions, open Lists.',
	}),
});

/** The Our Process page (spec §2 Our Process). */
export const processPage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		hero: heroWithButton,
		tiles: listHead
			.extend({ link: wayOn })
			.meta({ title: 'Crafts', description: 'The words above the crafts. To change the crafts, open Lists.' }),
		specialize: listHead
			.extend({
				items: some(
					point.extend({
						project: text
							.meta({ relation: 'projects' })
							.optional()
							.describe('A project in this field, shown with its picture.'),
					}),
					{ title: 'Fields', description: 'One entry per field of work.' },
				),
			})
			.meta({ title: 'What you specialise in', description: "The agency's fields of work." }),
		values: listHead
			.extend({
				items: some(iconPoint, { title: 'Values', description: 'One entry per value.' }),
				link: wayOn,
			})
			.describe('What matters to the agency.'),
		steps: listHead
			.extend({
				items: some(point.extend({ result: text.describe('What the client has at the end of this step.') }), {
					title: 'Steps',
					description: 'The steps, in order.',
				}),
				link: wayOn,
			})
			.describe('The steps of a project.'),
		papers: specimens.optional().describe('Sample documents, like the ones clients receive, shown below the steps.'),
		picture: picture(image)
			.omit({ kind: true })
			.optional()
			.describe('A picture below the sample documents, as wide as the page.'),
	});

/** The Portfolio page (spec §2 Portfolio); `chips` lists its categories in order. */
export const portfolioPage = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		breadcrumb: text.describe('The name of this page in the breadcrumb on project pages.'),
		hero: hero
			.extend({
				picture: pictureIn(image, 'portfolio').optional().describe('The picture below the heading.'),
				button: action
					.optional()
					.describe(
						'A button that leads, for example, to the contact page. It appears below the introduction and below the projects.',
					),
			})
			.meta(firstScreen),
		chips: some(text, { title: 'Categories', description: 'The buttons that filter the projects, in order.' }),
		labels: group(
			{ title: 'Words', description: 'The words on the buttons and labels.' },
			{
				filter: text.describe("The button row's name for screen readers."),
				all: text.describe('The button that shows all projects.'),
				count: textWith('count', 'total').describe(
					'What screen readers announce after a filter is chosen. The site fills in {count} and {total}.',
				),
				visit: textWith('project').describe(
					"The link to the client's own website or app, which opens in a new tab. The site fills in {project}.",
				),
				read: text.describe('The link from each card to its project page.'),
				concept: text.describe('The label on a project that no client commissioned.'),
				concepts: text.describe('The label shown once for a section if no client commissioned any of its projects.'),
			},
		),
		zero: sectionHead
			.extend({
				items: some(figure, { title: 'Figures', description: 'The figures to show.' }),
				link: action.describe('The link to the page about this website.'),
			})
			.optional()
			.meta({
				title: 'This website',
				description:
					'The measured speed of this website, shown below the projects. Change the figures on the page about this website too.',
			}),
		/** The headings and labels that every project page shows. */
		project: group(
			{ title: 'Words on project pages', description: 'Headings and labels on every project page.' },
			{
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
				ask: action.describe('The contact link below the problem.'),
				start: action.describe('The button at the top of the page and below the decisions.'),
				shows: text.describe('On the page of a concept: the heading above the text about the design.'),
				unused: prose.describe('On the page of a concept: the sentence saying that there are no client figures.'),
				next: text.describe('The label of the link to the next project.'),
				all: text.describe('The link back to all projects.'),
			},
		),
	});

/** The Industries page (spec §2 Industries). */
export const industriesPage = z.strictObject({
	head,
	hero: heroWithButton,
	tiles: group('The words above and below the industries. To change the industries, open Lists.', {
		title: text.describe('The heading.'),
		link: wayOn,
	}),
	approach: sectionHead.describe('How the agency works in an industry.'),
});

/** The services overview (spec §2 Services overview). */
export const servicesPage = z.strictObject({
	head,
	breadcrumb: text.describe('The name of this page in the breadcrumb on service pages.'),
	hero: hero
		.extend({
			points: some(text, 'Short lines below the heading.'),
			button: action.describe('The button below this section.'),
		})
		.meta(firstScreen),
	expertise: listHead.extend({ link: wayOn }).describe('The words above and below the service cards.'),
	cardLink: text.describe('The link on each card.'),
	closing: sectionHead
		.extend({ button: action.describe('The button.') })
		.describe('The invitation at the end of the page.'),
});

/** The Contact page (spec §2 Contact). */
export const contactPage = z.strictObject({
	head,
	hero,
	form: sectionHead.describe('The words above the form. To change the words in the form, open Site.'),
	details: group('The words beside the contact details. To change the details, open Site.', {
		title: text.describe('The heading.'),
		email: text.describe('The label before the e-mail address.'),
		phone: text.describe('The label before the phone number.'),
		address: text.describe('The label before the address.'),
		map: text.describe('The link to the map.'),
		hours: text.describe('The label before the opening hours.'),
		social: text.describe('The label before the profiles on social networks.'),
	}),
	faq: sectionHead.meta({
		title: 'Questions',
		description: 'The words above the questions. To change the questions, open Lists.',
	}),
	banner: sectionHead
		.extend({
			email: text.describe('The button that starts an e-mail.'),
			call: text.describe('The button that starts a phone call.'),
		})
		.describe('The invitation at the end of the page.'),
});

/** The text of the blog list, and the labels around a post (spec §2 Blog list, Blog post). */
export const blogPage = z.strictObject({
	head,
	hero,
	none: text.describe('Shown in place of the list while there are no posts.'),
	loading: text.describe('Shown while the posts load.'),
	publishedOn: text.describe('The label before the date of a post.'),
	readMore: text.describe('The link to a post.'),
	more: text.describe('The button that shows more posts.'),
	ask: wayOn.meta({
		title: 'Link',
		description: 'A contact link below the posts and, on phones, after every third one if at least three more follow.',
	}),
	search: group('The words in and around the search field.', {
		label: text.describe('The name of the search field.'),
		placeholder: text.describe('The words in the empty search field.'),
		submit: text.describe('The button beside the search field.'),
		found: textWith('count', 'query').describe(
			'Shown if the search finds several posts. The site fills in {count} and {query}.',
		),
		foundOne: textWith('query').describe('Shown if the search finds exactly one post. The site fills in {query}.'),
		none: textWith('query').describe('Shown if the search finds nothing. The site fills in {query}.'),
		archive: text.describe('The link to all posts, shown if a search finds nothing.'),
	}),
	archive: group('The list of all posts, by date.', {
		title: text.describe('The heading.'),
		page: textWith('page', 'pages').describe('The page number. The site fills in {page} and {pages}.'),
		newer: text.describe('The link to newer posts.'),
		older: text.describe('The link to older posts.'),
	}),
	feed: group('The feed, for people who follow blogs in a feed reader.', {
		title: text.describe('The name of the feed.'),
		link: text.describe('The link to the feed.'),
	}),
	post: group(
		{ title: 'Words around a post', description: 'Headings, links and buttons on every post.' },
		{
			back: text.describe('The link back to the list.'),
			readingTime: textWith('minutes').describe('How long the post takes to read. The site fills in {minutes}.'),
			author: textWith('author').describe('Who wrote the post. The site fills in {author}.'),
			updatedOn: text.describe('The label before the date of the last change.'),
			contactTitle: text.describe('The heading above the contact form.'),
			subscribeTitle: text.describe('The heading above the newsletter form.'),
			followTitle: text.describe('The heading above the profiles on social networks.'),
			bottomTitle: text.describe('The heading at the end of a post.'),
			bottomText: prose.describe('The sentences below the heading.'),
			contents: text.describe("The heading above a long post's table of contents."),
			service: text.describe('The label before the service the post is about.'),
			project: text.describe('The label before the project the post is about.'),
			relatedTitle: text.describe('The heading above related posts.'),
			previous: text.describe('The label of the link to the previous post.'),
			next: text.describe('The label of the link to the next post.'),
			loading: text.describe('Shown while a very new post loads.'),
		},
	),
});

export type BlogWords = z.output<typeof blogPage>;

/** The campaign landing page (spec §2 Landing page). */
export const landingPage = z.strictObject({
	head,
	hero: hero
		.extend({
			points: some(text, 'Short lines below the heading. Promise only what the quotation says.'),
			button: text.describe('The button that takes visitors to the form.'),
		})
		.meta(firstScreen),
	benefits: listHead
		.extend({
			items: some(point.extend({ mark }), { title: 'Benefits', description: 'One entry per benefit.' }),
		})
		.describe('What the client gets.'),
	form: sectionHead.describe('The words above the form. To change the words in the form, open Site.'),
	work: listHead.describe('The words above the slides. To change the slides, open Lists.'),
	testimonials: listHead.describe('The words above the testimonials. To change the testimonials, open Lists.'),
	carousel: z
		.strictObject({
			pause: text.describe('The button that stops the slides.'),
			play: text.describe('The button that restarts the slides.'),
			slide: textWith('number', 'total').describe('The slide number. The site fills in {number} and {total}.'),
			previous: text.describe('The button that shows the previous slide.'),
			next: text.describe('The button that shows the next slide.'),
			rating: textWith('stars').describe('What screen readers say in place of the stars. The site fills in {stars}.'),
		})
		.meta({
			title: 'Words on the slides',
			description: 'Buttons, and the words that screen readers use for them.',
		}),
	closing: group('The end of the page.', {
		title: text.describe('The heading. The button from the top of the page appears again below this heading.'),
	}),
	terms: group('The small print at the foot of the page.', { text: prose.describe('The small print.'), placeholder }),
});

export type CarouselWords = z.output<typeof landingPage>['carousel'];

/** The fallback page (spec §2, §8). */
export const fallbackPage = z.strictObject({
	head,
	title: text.describe('The main heading.'),
	notFound: text.describe('The sentence that says the address does not exist.'),
	text: prose.describe('What visitors can do instead.'),
	links: some(action, 'Links to useful pages.'),
	island: text.meta({
		title: 'When a part fails',
		description: 'Shown in place of a form or list that stops working.',
	}),
});
