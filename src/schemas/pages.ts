import { z } from 'astro/zod';
import { assetName, mark } from './assets.ts';
import { action, figure, head, iconPoint, placeholder, point, sectionHead, text, textWith } from './fields.ts';
import { measuredItems } from './measured.ts';
import { specimens } from './specimens.ts';

const hero = z.strictObject({ title: text, lead: text });

/** The home page (spec §2 Home). */
export const homePage = z.strictObject({
	head,
	hero: z.strictObject({ text, labels: z.array(text).length(3), primary: action, secondary: action }),
	work: sectionHead
		.extend({ slugs: z.array(text), link: action })
		.describe(
			'Some projects, by the names of their files in content/projects; three fill the row. Without any, the page leaves this part out.',
		),
	about: z.strictObject({ title: text, statement: text, text, stats: z.array(figure).min(1), link: action }),
	clients: sectionHead.extend({ partnersTitle: text }),
	services: sectionHead,
	technologies: sectionHead,
	stories: sectionHead.extend({ closing: text, button: action }),
});

/** The About page (spec §2 About). */
export const aboutPage = z.strictObject({
	head,
	hero,
	story: z.strictObject({ title: text, paragraphs: z.array(text).min(2) }),
	crafts: z.array(point).length(2),
	figuresTitle: text,
	figures: z.array(figure).min(1),
	faq: sectionHead,
});

/** The Our Process page (spec §2 Our Process). */
export const processPage = z.strictObject({
	head,
	hero,
	tiles: sectionHead,
	specialize: sectionHead.extend({ items: z.array(point).min(1) }),
	values: sectionHead.extend({ items: z.array(iconPoint).min(1) }),
	steps: sectionHead.extend({
		items: z.array(point.extend({ result: text })).min(1),
	}),
	papers: specimens.optional().describe('Samples of papers that clients get, below the steps.'),
});

/** The Portfolio page (spec §2 Portfolio); `chips` are its categories in order. */
export const portfolioPage = z.strictObject({
	head,
	breadcrumb: text.describe('What the pages of projects call it in their breadcrumb.'),
	hero: hero.extend({
		picture: assetName('portfolio')
			.optional()
			.describe('The picture that lies below the heading, a file in src/assets/portfolio without its ending.'),
	}),
	chips: z.array(text).min(1),
	labels: z.strictObject({
		filter: text,
		all: text,
		count: textWith('count', 'total').describe('Announced after a choice; {count} and {total} are filled in.'),
		visit: textWith('project').describe(
			"On the link to a product's own address, which opens a new tab; {project} is filled in.",
		),
		concept: text.describe('On products that nobody ordered.'),
	}),
	zero: sectionHead
		.extend({ items: measuredItems, link: action })
		.optional()
		.describe('Below the projects: some of what npm run measure found of this website, and the way to the rest.'),
	/** The words around what a project's page says. */
	project: z.strictObject({
		concept: text.describe('What a concept is, for visitors.'),
		sector: text,
		location: text,
		role: text,
		services: text,
		problem: text,
		constraints: text,
		decisions: text,
		handedOver: text,
		result: text,
		before: text,
		after: text,
		next: text,
		all: text,
	}),
});

/** The Industries page (spec §2 Industries). */
export const industriesPage = z.strictObject({ head, hero, approach: sectionHead });

/** The services overview (spec §2 Services overview). */
export const servicesPage = z.strictObject({
	head,
	breadcrumb: text.describe('What the service pages call it in their breadcrumb.'),
	hero: hero.extend({ points: z.array(text).min(1), button: action }),
	expertise: sectionHead,
	cardLink: text,
	closing: sectionHead.extend({ button: action }),
});

/** The Contact page (spec §2 Contact). */
export const contactPage = z.strictObject({
	head,
	hero,
	form: sectionHead,
	details: z.strictObject({
		title: text,
		email: text,
		phone: text,
		address: text,
		map: text,
		hours: text,
		openToday: text,
		closedToday: textWith('day', 'time').describe('{day} and {time} of the next opening are filled in.'),
		social: text,
	}),
	faq: sectionHead,
	banner: sectionHead.extend({ email: text, call: text }),
});

/** The blog list and what surrounds a post (spec §2 Blog list, Blog post). */
export const blogPage = z.strictObject({
	head,
	hero,
	none: text.describe('In the place of the list, on a site without posts and without a backend.'),
	loading: text,
	publishedOn: text,
	readMore: text,
	more: text.describe('On the button that shows further posts.'),
	search: z.strictObject({
		label: text,
		placeholder: text,
		submit: text,
		found: textWith('count', 'query').describe('{count} and {query} are filled in.'),
		foundOne: textWith('query').describe('For exactly one post; {query} is filled in.'),
		none: textWith('query').describe('{query} is filled in.'),
		archive: text.describe('On the link to the archive, behind `none`.'),
	}),
	archive: sectionHead.extend({ page: textWith('page', 'pages'), newer: text, older: text }),
	feed: z
		.strictObject({ title: text, link: text })
		.describe('The feed for readers of feeds: its name, and the link to it beside the archive.'),
	post: z.strictObject({
		back: text,
		readingTime: textWith('minutes').describe('{minutes} is filled in.'),
		author: textWith('author').describe('{author} is filled in; for posts that name one.'),
		updatedOn: text.describe('Before the date of the last change; for posts that have one.'),
		contactTitle: text,
		subscribeTitle: text,
		followTitle: text,
		bottomTitle: text,
		bottomText: text,
		contents: text.describe('Above the links to the headings of a long post.'),
		copy: text.describe('On the button of a block of code, before and after a press.'),
		copied: text,
		share: text.describe('On the button that hands the address on, and beside it where the address was copied.'),
		linkCopied: text,
		service: text.describe('Before the service that a post is about, and the project that it tells of.'),
		project: text,
		relatedTitle: text.describe('Above posts about the same.'),
		previous: text,
		next: text,
		loading: text.describe('Shown while a post newer than the build is fetched.'),
	}),
});

/** The words of the blog. */
export type BlogWords = z.output<typeof blogPage>;

/** The campaign landing page (spec §2 Landing page). */
export const landingPage = z.strictObject({
	head,
	hero: z.strictObject({
		title: text,
		lead: text,
		points: z.array(text).min(1),
		button: text,
	}),
	benefits: sectionHead.extend({ items: z.array(point.extend({ mark })).min(1) }),
	form: sectionHead,
	work: sectionHead,
	testimonials: sectionHead,
	carousel: z.strictObject({
		pause: text,
		play: text,
		slide: textWith('number', 'total'),
		previous: text,
		next: text,
		rating: textWith('stars'),
	}),
	closing: z.strictObject({ title: text }).describe('At the end, beside the same button as at the beginning.'),
	terms: z.strictObject({ text, placeholder }),
});

/** The words on carousels, and what the stars say. */
export type CarouselWords = z.output<typeof landingPage>['carousel'];

/** The fallback screen (spec §2, §8). */
export const fallbackPage = z.strictObject({
	head,
	title: text,
	notFound: text.describe('The error text of an unknown address.'),
	text,
	links: z.array(action).min(1),
	island: text.describe('What an island that failed says below the title.'),
});
