import { z } from 'zod';
import { action, point } from './fields.ts';
import { prose, text, textWith } from './texts.ts';
import { group, named, some } from './help.ts';

const field = z.strictObject({
	label: text.describe('The name of the field.'),
	placeholder: text.optional().meta(named('Example', 'In the empty field, or the first option of a choice.')),
});

const ways = textWith('email', 'phone').meta({ long: true });
const consent = textWith('link').meta({ long: true });

const sent = {
	submit: text.meta(named('Button', 'The words on the button.')),
	sending: text.meta(named('While it is sent', 'The words on the button while the form is being sent.')),
	success: prose.meta(named('When it is sent', 'What the form says after it is sent.')),
	failure: prose.meta(named('When it fails', 'What the form says if sending fails.')),
};

/** The words of forms (spec §3, §4, §5, §8), buttons, links and labels, which stay when the text of the pages changes. */
export const words = z.strictObject({
	otherWays: ways.describe('Below a form that cannot work, for example without scripts, with {email} and {phone}.'),
	waysAfterFailure: text.meta(named('When sending fails', 'Stands before the links to e-mail, phone and chat.')),
	insteadOfForm: ways.describe('In place of the contact form if its settings are missing, with {email} and {phone}.'),
	honeypot: text.meta(named('Trap for robots', 'The name of a hidden field. Nothing is sent if it is filled in.')),
	consent: group(named('Privacy lines', 'A line below each form with a link to the privacy notice.'), {
		contact: consent.describe('Shown below the contact form. The site fills in {link}.'),
		newsletter: consent.describe('Shown below the newsletter form. The site fills in {link}.'),
		lead: consent.describe("Shown below the landing page's form. The site fills in {link}."),
		link: action.describe('The link to the privacy notice.'),
	}).optional(),
	next: group(named('What happens next', 'Steps after a form is sent. Promise only what you do every time.'), {
		title: text.describe('The heading.'),
		contact: some(point, 'The steps after the contact form.'),
		lead: some(point, "The steps after the landing page's form."),
		priceTitle: text.describe('The heading of the steps in which a price is found.'),
		price: some(point, 'How a price is found, from the days to the price in writing.'),
	}).optional(),
	banner: group('The invitation at the end of many pages.', {
		title: text.describe('The heading.'),
		text: prose.describe('The sentences below the heading.'),
		write: action.describe('The button that takes visitors to a form.'),
		call: text.describe('The words on the link that calls the phone number, in place of the usual ones.'),
	}),
	contact: group(named('Contact form', 'The form on Contact and beside each post.'), {
		name: field.describe('The field for the name.'),
		email: field.describe('The field for the e-mail address.'),
		message: field.describe('The field for the message.'),
		...sent,
		invalidEmail: text.meta(named('Wrong e-mail address', 'What the form says if the e-mail address is not valid.')),
	}),
	newsletter: group('The form in the footer and on posts. Its server may answer with messages of its own.', {
		email: field.describe('The field for the e-mail address.'),
		...sent,
	}),
	lead: group(named('Form of the landing page', 'The form on campaign pages.'), {
		name: field.describe('The field for the name.'),
		email: field.describe('The field for the e-mail address.'),
		phone: field.describe('The field for the phone number.'),
		website: field.describe('The field for the present website, which only some pages show.'),
		businessType: field.describe('The field for the kind of business.'),
		businessTypes: some(text, 'The kinds of business to choose from.'),
		...sent,
	}),
	navigation: group(named('Around every page', 'Only screen readers announce some of these words.'), {
		skip: text.describe('The link that lets keyboard users skip the navigation.'),
		main: text.describe("The top navigation's name for screen readers."),
		footer: text.describe("The footer navigation's name for screen readers."),
		menu: text.describe('The button that opens the menu on phones.'),
		breadcrumb: text.describe("The breadcrumb's name for screen readers."),
		breadcrumbHome: text.describe("The breadcrumb's first link, to the home page."),
		contact: text.describe('The heading above the contact details in the footer.'),
		social: text.describe("The social links' name for screen readers."),
		newsletterTitle: text.describe('The heading above the newsletter form.'),
		rights: text.describe('The line at the very end of every page.'),
		home: text.describe("The logo link's name for screen readers."),
		newTab: text.describe('What screen readers add to a link that opens a new tab.'),
	}),
	blog: group(named('Blog', 'The words in the list of posts, and around a post.'), {
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
			failed: text.describe('If the search cannot be loaded. The next key that a visitor presses tries again.'),
			archive: text.describe('The link to all posts, shown if a search finds nothing or cannot be loaded.'),
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
			length: textWith('minutes').describe('How long reading the post takes. The site fills in {minutes}.'),
			author: textWith('author').describe('Who wrote the post, if it names its author. The site fills in {author}.'),
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
			failed: text.describe('Shown if a very new post cannot be loaded.'),
			failedText: prose.describe('What visitors can do then.'),
			reload: text.describe('The link that loads the page again.'),
		}),
	}),
	portfolio: group(named('Portfolio', 'Buttons and labels of projects.'), {
		filter: text.describe("The button row's name for screen readers."),
		all: text.describe('The button that shows all projects.'),
		count: textWith('count', 'total').describe('What screen readers say after a choice, with {count} and {total}.'),
		visit: textWith('host').describe("The button to the client's own website or app, in a new tab, with {host}."),
		sample: text.describe('The label beside that button while the address is an example.'),
		read: text.describe('The link from each card to its project page.'),
		concept: text.describe('The label on a project that no client commissioned.'),
		concepts: text.describe('The label shown once for a section if no client commissioned any of its projects.'),
	}),
	project: group(named('Words on project pages', 'Headings and labels on every project page.'), {
		client: text.describe("The label above the client's name."),
		sector: text.describe('The label above the industry.'),
		location: text.describe('The label above the location.'),
		role: text.describe("The label above the agency's role."),
		services: text.describe('The label above the services.'),
		problem: text.describe('The heading above the problem.'),
		constraints: text.describe('The heading above the list of what could not be changed.'),
		decisions: text.describe('The heading above the decisions.'),
		sketch: text.describe('The words before the text about a version that was dropped.'),
		flow: text.describe('The heading above the three scenes.'),
		colours: text.describe("The label of the product's colours, for screen readers."),
		handedOver: text.describe('The heading above the list of what the client got.'),
		result: text.describe('The heading above the result.'),
		before: text.describe('The label above the figure before the project.'),
		after: text.describe('The label above the figure after the project.'),
		shows: text.describe('On the page of a concept: the heading above the text about the design.'),
		unused: prose.describe('On the page of a concept: the sentence saying that there are no client figures.'),
		days: textWith('days').describe('The link to the brief, with the {days} of a medium-sized job.'),
		counted: textWith('services', 'size').describe('Says which {services} of which {size} these are the days of.'),
		closing: textWith('project').describe('The sentences of the invitation at the end, with the {project} above.'),
		next: text.describe('The label of the link to the next project.'),
		all: text.describe('The link back to all projects.'),
	}),
	carousel: group(named('Words on the slides', 'Buttons, and the words that screen readers use for them.'), {
		pause: text.describe('The button that stops the slides.'),
		play: text.describe('The button that restarts the slides.'),
		slide: textWith('number', 'total').describe('The slide number. The site fills in {number} and {total}.'),
		previous: text.describe('The button that shows the previous slide.'),
		next: text.describe('The button that shows the next slide.'),
		rating: textWith('stars').describe('What screen readers say in place of the stars. The site fills in {stars}.'),
	}),
	details: group('The words beside the contact details.', {
		address: text.describe('The label before the address.'),
		map: text.describe('The link to the map.'),
		hours: text.describe('The label before the opening hours.'),
		social: text.describe('The label before the profiles on social networks.'),
	}),
	serviceLink: text.describe('The link on each card of the services overview.'),
	samples: text.describe('The label on a section whose records, such as logos or quotes, are all examples.'),
	sample: text.describe('The word beside a quote that is an example.'),
});

type Words = z.output<typeof words>;
export type BlogWords = Words['blog'];
export type CarouselWords = Words['carousel'];
