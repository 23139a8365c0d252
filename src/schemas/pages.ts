import { z } from 'astro/zod';
import { assetName, mark } from './assets.ts';
import { action, figure, head, iconPoint, placeholder, point, sectionHead, text, textWith } from './fields.ts';

const hero = z.strictObject({ title: text, lead: text });

/** The home page (spec §2 Home). */
export const homePage = z.strictObject({
	head,
	hero: z.strictObject({ text, labels: z.array(text).length(3), primary: action, secondary: action }),
	/** Some projects, by the names of their files in content/projects; three fill the row. */
	/** Without projects, the page leaves this part out. */
	work: sectionHead.extend({ slugs: z.array(text), link: action }),
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
});

/** The Portfolio page (spec §2 Portfolio); `chips` are its categories in order. */
export const portfolioPage = z.strictObject({
	head,
	/** What the pages of projects call it in their breadcrumb. */
	breadcrumb: text,
	hero: hero.extend({
		picture: assetName('portfolio')
			.optional()
			.describe('The picture that lies below the heading, a file in src/assets/portfolio without its ending.'),
	}),
	chips: z.array(text).min(1),
	labels: z.strictObject({
		filter: text,
		all: text,
		/** Announced after a choice; {count} and {total} are filled in. */
		count: textWith('count', 'total'),
		/** On the link to a product's own address, which opens a new tab; {project} is filled in. */
		visit: textWith('project'),
		/** On products that nobody ordered. */
		concept: text,
	}),
	/** The words around what a project's page says. */
	project: z.strictObject({
		/** What a concept is, for visitors. */
		concept: text,
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
	/** What the service pages call it in their breadcrumb. */
	breadcrumb: text,
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
		/** {day} and {time} of the next opening are filled in. */
		closedToday: textWith('day', 'time'),
		social: text,
	}),
	faq: sectionHead,
	banner: sectionHead.extend({ email: text, call: text }),
});

/** The blog list and what surrounds a post (spec §2 Blog list, Blog post). */
export const blogPage = z.strictObject({
	head,
	hero,
	/** Shown while the list is empty. */
	/** In the place of the list, on a site without posts and without a backend. */
	none: text,
	loading: text,
	publishedOn: text,
	readMore: text,
	/** On the button that shows further posts. */
	more: text,
	search: z.strictObject({
		label: text,
		placeholder: text,
		submit: text,
		/** {count} and {query} are filled in. */
		found: textWith('count', 'query'),
		/** For exactly one post; {query} is filled in. */
		foundOne: textWith('query'),
		/** {query} is filled in. */
		none: textWith('query'),
		/** On the link to the archive, behind `none`. */
		archive: text,
	}),
	archive: sectionHead.extend({ page: textWith('page', 'pages'), newer: text, older: text }),
	/** The feed for readers of feeds: its name, and the link to it beside the archive. */
	feed: z.strictObject({ title: text, link: text }),
	post: z.strictObject({
		back: text,
		/** {minutes} is filled in. */
		readingTime: textWith('minutes'),
		/** {author} is filled in; for posts that name one. */
		author: textWith('author'),
		/** Before the date of the last change; for posts that have one. */
		updatedOn: text,
		contactTitle: text,
		subscribeTitle: text,
		followTitle: text,
		bottomTitle: text,
		bottomText: text,
		/** Above the links to the headings of a long post. */
		contents: text,
		/** On the button of a block of code, before and after a press. */
		copy: text,
		copied: text,
		/** On the button that hands the address on, and beside it where the address was copied. */
		share: text,
		linkCopied: text,
		/** Before the service that a post is about, and the project that it tells of. */
		service: text,
		project: text,
		/** Above posts about the same. */
		relatedTitle: text,
		previous: text,
		next: text,
		/** Shown while a post newer than the build is fetched. */
		loading: text,
	}),
});

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
	/** At the end, beside the same button as at the beginning. */
	closing: z.strictObject({ title: text }),
	terms: z.strictObject({ text, placeholder }),
});

/** The fallback screen (spec §2, §8). */
export const fallbackPage = z.strictObject({
	head,
	title: text,
	/** The error text of an unknown address. */
	notFound: text,
	text,
	links: z.array(action).min(1),
	/** What an island that failed says below the title. */
	island: text,
});
