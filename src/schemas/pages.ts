import { z } from 'zod';
import { mark } from './assets.ts';
import { action, figure, head, listHead, placeholder, point, prose, sectionHead, text, textWith } from './fields.ts';
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
export const aboutPage = z.strictObject({
	head,
	hero: heroWithButton,
	story: group("The agency's story, in a few paragraphs.", {
		title: text.describe('The heading.'),
		paragraphs: z.array(prose).min(2).describe('Two paragraphs or more.'),
	}),
	crafts: z.array(point).length(2).describe("The agency's two lines of work, side by side."),
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
	cardLink: text.describe('The link on each card.'),
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
	details: group('The words beside the contact details. To change the details, open Site.', {
		title: text.describe('The heading.'),
		email: text.describe('The label before the e-mail address.'),
		phone: text.describe('The label before the phone number.'),
		address: text.describe('The label before the address.'),
		map: text.describe('The link to the map.'),
		hours: text.describe('The label before the opening hours.'),
		social: text.describe('The label before the profiles on social networks.'),
	}),
	faq: sectionHead.meta(named('Questions', 'The words above the questions. To change the questions, open Lists.')),
	banner: group('The invitation at the end of the page.', {
		...sectionHead.shape,
		email: text.describe('The button that starts an e-mail.'),
		call: text.describe('The button that starts a phone call.'),
	}),
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
	search: group('The words in and around the search field.', {
		label: text.describe('The name of the search field.'),
		placeholder: text.describe('The words in the empty search field.'),
		submit: text.describe('The button beside the search field.'),
		found: textWith('count', 'query').describe('If the search finds several posts, with {count} and {query}.'),
		foundOne: textWith('query').describe('If the search finds exactly one post, with {query}.'),
		none: textWith('query').describe('If the search finds nothing, with {query}.'),
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
	post: group(named('Words around a post', 'Headings, links and buttons on every post.'), {
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
	}),
});

export type BlogWords = z.output<typeof blogPage>;

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
	carousel: group(named('Words on the slides', 'Buttons, and the words that screen readers use for them.'), {
		pause: text.describe('The button that stops the slides.'),
		play: text.describe('The button that restarts the slides.'),
		slide: textWith('number', 'total').describe('The slide number. The site fills in {number} and {total}.'),
		previous: text.describe('The button that shows the previous slide.'),
		next: text.describe('The button that shows the next slide.'),
		rating: textWith('stars').describe('What screen readers say in place of the stars. The site fills in {stars}.'),
	}),
	closing: group('The end of the page.', {
		title: text.describe('The heading. The button from the top of the page appears again below this heading.'),
		figure: text.describe('The number on the drawn calendar beside the heading.'),
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
	island: text.meta(named('When a part fails', 'Shown in place of a form or list that stops working.')),
});
