import { z } from 'zod';
import { assetName, mark } from './assets.ts';
import {
	action,
	figure,
	head,
	iconPoint,
	placeholder,
	point,
	prose,
	sectionHead,
	text,
	textWith,
	wayOn,
} from './fields.ts';
import { measuredItems } from './measured.ts';
import { specimens } from './specimens.ts';

const firstScreen = { title: 'First screen', description: 'What visitors see before they scroll.' };
const hero = z
	.strictObject({
		title: text.describe('The main heading of the page.'),
		lead: prose.describe('Two or three sentences below it.'),
	})
	.meta(firstScreen);

/** The home page (spec §2 Home). */
export const homePage = z.strictObject({
	head,
	hero: z
		.strictObject({
			text: prose.describe('Two or three sentences below the tagline.'),
			labels: z.array(text).length(3).describe('Three short lines beside the stone.'),
			primary: action.describe('The first button.'),
			secondary: action.describe('The second button.'),
		})
		.meta({
			title: 'First screen',
			description: 'What visitors see before they scroll. The tagline stands under Site.',
		}),
	work: sectionHead
		.extend({
			slugs: z
				.array(text.meta({ relation: 'projects' }))
				.meta({ title: 'Projects', description: 'Three fill the row. Without any, the page leaves this part out.' }),
			link: action.describe('The link to all projects.'),
			button: action.describe('The button below them.'),
		})
		.describe('Some projects.'),
	about: z
		.strictObject({
			title: text.describe('The heading.'),
			statement: prose.describe('One sentence in large letters.'),
			text: prose.describe('Two or three sentences below it.'),
			stats: z.array(figure).min(1).meta({ title: 'Figures', description: 'Figures about the agency.' }),
			link: action.describe('The link to About.'),
		})
		.describe('Who the agency is.'),
	clients: sectionHead
		.extend({ partnersTitle: text.describe('The heading above the logos of partners.') })
		.describe('The words around the logos. The logos themselves are under Lists.'),
	services: sectionHead
		.extend({ button: action.describe('The button below them.') })
		.describe('The words around the services.'),
	offer: z
		.strictObject({
			figure: text.describe('What is set very large: a number.'),
			title: text.describe('The heading.'),
			text: prose.describe('One or two sentences below it.'),
			links: z.array(action).min(1).max(2).describe('The link to the offer, and to a second one.'),
		})
		.optional()
		.describe('An offer with a page of its own, below the services.'),
	technologies: sectionHead
		.extend({ link: action.describe('The link below them.') })
		.describe('The words around the tools. The tools themselves are under Lists.'),
	stories: sectionHead
		.extend({
			closing: prose.describe('The sentence below the testimonials.'),
			button: action.describe('The button below that sentence.'),
		})
		.describe('The words around the testimonials. The testimonials themselves are under Lists.'),
});

/** The About page (spec §2 About). */
export const aboutPage = z.strictObject({
	head,
	hero,
	story: z
		.strictObject({
			title: text.describe('The heading.'),
			paragraphs: z.array(prose).min(2).describe('Two paragraphs or more.'),
			link: action.optional().describe('A way to the agency below them.'),
		})
		.describe('How the agency came to be.'),
	crafts: z.array(point).length(2).describe('The two things that the agency does, side by side.'),
	figuresTitle: text.describe('The heading above the figures.'),
	figures: z.array(figure).min(1).describe('Figures about the agency.'),
	figuresLink: action.optional().meta({ title: 'Button', description: 'The button below the figures.' }),
	faq: sectionHead.meta({
		title: 'Questions',
		description: 'The words above the questions. The questions themselves are under Lists.',
	}),
});

/** The Our Process page (spec §2 Our Process). */
export const processPage = z.strictObject({
	head,
	hero: hero.extend({ link: wayOn }).meta(firstScreen),
	tiles: sectionHead
		.extend({ link: wayOn })
		.meta({ title: 'Crafts', description: 'The words above the crafts, which are under Lists.' }),
	specialize: sectionHead
		.extend({ items: z.array(point).min(1).meta({ title: 'Fields', description: 'One entry for each field.' }) })
		.meta({ title: 'What you specialise in', description: 'The fields in which the agency works.' }),
	values: sectionHead
		.extend({
			items: z.array(iconPoint).min(1).meta({ title: 'Values', description: 'One entry for each value.' }),
			link: wayOn,
		})
		.describe('What matters to the agency.'),
	steps: sectionHead
		.extend({
			items: z
				.array(point.extend({ result: text.describe('What the client has at the end of this step.') }))
				.min(1)
				.meta({ title: 'Steps', description: 'The steps in their order.' }),
			link: wayOn,
		})
		.describe('The steps of a project.'),
	papers: specimens.extend({ link: wayOn }).optional().describe('Samples of papers that clients get, below the steps.'),
});

/** The Portfolio page (spec §2 Portfolio); `chips` are its categories in order. */
export const portfolioPage = z.strictObject({
	head,
	breadcrumb: text.describe('The name of this page in the breadcrumb of project pages.'),
	hero: hero
		.extend({
			picture: assetName('portfolio').optional().describe('The picture below the heading.'),
			link: action.optional().describe('A way to the agency, below the lead and below the projects.'),
		})
		.meta(firstScreen),
	chips: z
		.array(text)
		.min(1)
		.meta({ title: 'Categories', description: 'The buttons that filter the projects, in their order.' }),
	labels: z
		.strictObject({
			filter: text.describe('The name of the row of buttons, read out by screen readers.'),
			all: text.describe('The button that shows all projects.'),
			count: textWith('count', 'total').describe(
				'Read out by screen readers after a choice; {count} and {total} are filled in.',
			),
			visit: textWith('project').describe(
				"The link to the client's own website or app, which opens a new tab; {project} is filled in.",
			),
			read: text.describe('The link from each card to its project page.'),
			concept: text.describe('The label on a project that no client commissioned.'),
			concepts: text.describe('The same where no project is work for a client.'),
		})
		.meta({ title: 'Words', description: 'Words on buttons and labels.' }),
	zero: sectionHead
		.extend({
			items: measuredItems.meta({ title: 'Figures', description: 'Which figures show.' }),
			link: action.describe('The link to the page about this website.'),
		})
		.optional()
		.meta({ title: 'This website', description: 'Below the projects: how fast this website is, as measured.' }),
	/** Headings and labels on project pages. */
	project: z
		.strictObject({
			client: text.describe('The label before the client.'),
			sector: text.describe('The label before the trade.'),
			location: text.describe('The label before the place.'),
			role: text.describe('The label before what the agency did.'),
			services: text.describe('The label before the services.'),
			problem: text.describe('The heading above the problem.'),
			constraints: text.describe('The heading above what could not be changed.'),
			decisions: text.describe('The heading above the decisions.'),
			handedOver: text.describe('The heading above what the client got.'),
			result: text.describe('The heading above the result.'),
			before: text.describe('The label above the state before, in words and as a figure.'),
			after: text.describe('The label above the state after.'),
			ask: action.describe('The link below the problem, to the agency.'),
			start: action.describe('The button below the decisions.'),
			next: text.describe('The label of the link to the next project.'),
			all: text.describe('The link back to all projects.'),
		})
		.meta({ title: 'Words on project pages', description: 'Headings and labels that every project page has.' }),
});

/** The Industries page (spec §2 Industries). */
export const industriesPage = z.strictObject({
	head,
	hero: hero.extend({ link: wayOn }).meta(firstScreen),
	tiles: z
		.strictObject({ title: text.describe('The heading.'), link: wayOn })
		.describe('The words around the industries. The industries themselves are under Lists.'),
	approach: sectionHead.describe('How the agency works in an industry.'),
});

/** The services overview (spec §2 Services overview). */
export const servicesPage = z.strictObject({
	head,
	breadcrumb: text.describe('The name of this page in the breadcrumb of service pages.'),
	hero: hero
		.extend({
			points: z.array(text).min(1).describe('Short lines below the heading.'),
			button: action.describe('The button below them.'),
		})
		.meta(firstScreen),
	expertise: sectionHead.extend({ link: wayOn }).describe('The words around the cards of the services.'),
	cardLink: text.describe('The link on each card.'),
	closing: sectionHead
		.extend({ button: action.describe('The button.') })
		.describe('The invitation at the end of the page.'),
});

/** The Contact page (spec §2 Contact). */
export const contactPage = z.strictObject({
	head,
	hero,
	form: sectionHead.describe('The words above the form. The words in the form are under Site.'),
	details: z
		.strictObject({
			title: text.describe('The heading.'),
			email: text.describe('The label before the e-mail address.'),
			phone: text.describe('The label before the phone number.'),
			address: text.describe('The label before the address.'),
			map: text.describe('The link to the map.'),
			hours: text.describe('The label before the opening hours.'),
			openToday: text.describe('Says that the office is open today.'),
			closedToday: textWith('day', 'time').describe(
				'Says that the office is closed today; {day} and {time} of the next opening are filled in.',
			),
			social: text.describe('The label before the profiles on social networks.'),
		})
		.describe('Words beside the contact details. The details themselves are under Site.'),
	faq: sectionHead.meta({
		title: 'Questions',
		description: 'The words above the questions. The questions themselves are under Lists.',
	}),
	banner: sectionHead
		.extend({
			email: text.describe('The button that writes an e-mail.'),
			call: text.describe('The button that calls.'),
		})
		.describe('The invitation at the end of the page.'),
});

/** The blog list and the labels around a post (spec §2 Blog list, Blog post). */
export const blogPage = z.strictObject({
	head,
	hero,
	none: text.describe('Shows instead of the list while there are no posts.'),
	loading: text.describe('Shows while the posts load.'),
	publishedOn: text.describe('The label before the date of a post.'),
	readMore: text.describe('The link to a post.'),
	more: text.describe('The button that shows more posts.'),
	ask: wayOn.meta({ title: 'Link', description: 'A link to you after every third post, on phones.' }),
	search: z
		.strictObject({
			label: text.describe('The name of the search field.'),
			placeholder: text.describe('The words in the empty search field.'),
			submit: text.describe('The button beside it.'),
			found: textWith('count', 'query').describe('What the search found; {count} and {query} are filled in.'),
			foundOne: textWith('query').describe('The same for exactly one post; {query} is filled in.'),
			none: textWith('query').describe('The search found nothing; {query} is filled in.'),
			archive: text.describe('The link to all posts, after a search that found nothing.'),
		})
		.describe('The words of the search.'),
	archive: sectionHead
		.extend({
			page: textWith('page', 'pages').describe('Which page of the list this is; {page} and {pages} are filled in.'),
			show: text.describe('Opens the list.'),
			newer: text.describe('The link to newer posts.'),
			older: text.describe('The link to older posts.'),
		})
		.describe('The list of all posts, by date.'),
	feed: z
		.strictObject({ title: text.describe('The name of the feed.'), link: text.describe('The link to the feed.') })
		.describe('The feed, for people who follow blogs in a feed reader.'),
	post: z
		.strictObject({
			back: text.describe('The link back to the list.'),
			readingTime: textWith('minutes').describe('How long the post takes to read; {minutes} is filled in.'),
			author: textWith('author').describe('Who wrote the post; {author} is filled in.'),
			updatedOn: text.describe('The label before the date of the last change.'),
			contactTitle: text.describe('The heading above the contact form.'),
			subscribeTitle: text.describe('The heading above the newsletter form.'),
			followTitle: text.describe('The heading above the profiles on social networks.'),
			bottomTitle: text.describe('The heading at the end of a post.'),
			bottomText: prose.describe('The sentences below it.'),
			contents: text.describe('Above the links to the headings of a long post.'),
			copy: text.describe('The button that copies a block of code.'),
			copied: text.describe('What that button says once it has copied.'),
			share: text.describe('The button that shares the post.'),
			linkCopied: text.describe('What that button says once it has copied the address.'),
			service: text.describe('The label before the service that a post is about.'),
			project: text.describe('The label before the project that a post tells of.'),
			relatedTitle: text.describe('The heading above related posts.'),
			previous: text.describe('The label of the link to the previous post.'),
			next: text.describe('The label of the link to the next post.'),
			loading: text.describe('Shows while a very new post loads.'),
		})
		.meta({ title: 'Words around a post', description: 'Headings, links and buttons that every post has.' }),
});

export type BlogWords = z.output<typeof blogPage>;

/** The campaign landing page (spec §2 Landing page). */
export const landingPage = z.strictObject({
	head,
	hero: hero
		.extend({
			points: z.array(text).min(1).describe('Short lines below the heading.'),
			button: text.describe('The button that leads to the form.'),
		})
		.meta(firstScreen),
	benefits: sectionHead
		.extend({
			items: z
				.array(point.extend({ mark }))
				.min(1)
				.meta({ title: 'Benefits', description: 'One entry for each benefit.' }),
		})
		.describe('What the client gets.'),
	form: sectionHead.describe('The words above the form. The words in the form are under Site.'),
	work: sectionHead.describe('The words above the slides. The slides themselves are under Lists.'),
	testimonials: sectionHead.describe('The words above the testimonials, which are under Lists.'),
	carousel: z
		.strictObject({
			pause: text.describe('The button that stops the slides.'),
			play: text.describe('The button that starts them again.'),
			slide: textWith('number', 'total').describe('Which slide shows; {number} and {total} are filled in.'),
			previous: text.describe('The button to the slide before.'),
			next: text.describe('The button to the next slide.'),
			rating: textWith('stars').describe('Read out instead of the stars; {stars} is filled in.'),
		})
		.meta({
			title: 'Words on the slides',
			description: 'Buttons, and what is read out to people who do not see them.',
		}),
	closing: z
		.strictObject({ title: text.describe('The heading, beside the same button as at the beginning.') })
		.describe('The end of the page.'),
	terms: z
		.strictObject({ text: prose.describe('The small print.'), placeholder })
		.describe('The small print at the foot of the page.'),
});

export type CarouselWords = z.output<typeof landingPage>['carousel'];

/** The fallback page (spec §2, §8). */
export const fallbackPage = z.strictObject({
	head,
	title: text.describe('The main heading.'),
	notFound: text.describe('Says that the address does not exist.'),
	text: prose.describe('What visitors can do now.'),
	links: z.array(action).min(1).describe('Links to useful pages.'),
	island: text.meta({
		title: 'When a part fails',
		description: 'Shows instead of a form or list that does not work.',
	}),
});
