import type { z } from 'zod';
import { action, prose, text, textWith } from './fields.ts';
import { forms } from './forms.ts';
import { group, named } from './help.ts';

/** The words of forms, buttons, links and labels, which stay when the text of the pages changes. */
export const words = forms.extend({
	navigation: group(
		named('Around every page', 'Some of these words are not visible; only screen readers announce them.'),
		{
			skip: text.describe('The link that lets keyboard users skip the navigation.'),
			main: text.describe("The top navigation's name for screen readers."),
			footer: text.describe("The footer navigation's name for screen readers."),
			menu: text.describe('The button that opens the menu on phones.'),
			breadcrumb: text.describe("The breadcrumb's name for screen readers."),
			breadcrumbHome: text.describe("The breadcrumb's first link, to the home page."),
			contact: text.describe('The heading above the contact details in the footer.'),
			social: text.describe("The social links' name for screen readers."),
			newsletterTitle: text.describe('The heading above the newsletter form.'),
			newsletterText: prose.describe('The sentence below the newsletter heading.'),
			rights: text.describe('The line at the very end of every page.'),
			home: text.describe("The logo link's name for screen readers."),
			newTab: text.describe('What screen readers add to a link that opens a new tab.'),
		},
	),
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
	}),
	portfolio: group(named('Portfolio', 'Buttons and labels of projects.'), {
		filter: text.describe("The button row's name for screen readers."),
		all: text.describe('The button that shows all projects.'),
		count: textWith('count', 'total').describe(
			'What screen readers announce after a filter is chosen, with {count} and {total}.',
		),
		visit: textWith('project').describe("The link to the client's own website or app, in a new tab, with {project}."),
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
		handedOver: text.describe('The heading above the list of what the client got.'),
		result: text.describe('The heading above the result.'),
		before: text.describe('The label above the figure before the project.'),
		after: text.describe('The label above the figure after the project.'),
		start: action.describe('The button at the top of the page.'),
		shows: text.describe('On the page of a concept: the heading above the text about the design.'),
		unused: prose.describe('On the page of a concept: the sentence saying that there are no client figures.'),
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
		title: text.describe('The heading.'),
		email: text.describe('The label before the e-mail address.'),
		phone: text.describe('The label before the phone number.'),
		address: text.describe('The label before the address.'),
		map: text.describe('The link to the map.'),
		hours: text.describe('The label before the opening hours.'),
		social: text.describe('The label before the profiles on social networks.'),
	}),
	serviceLink: text.describe('The link on each card of the services overview.'),
	samples: text.describe('The label on a section whose records, such as logos or quotes, are all examples.'),
});

type Words = z.output<typeof words>;
export type BlogWords = Words['blog'];
export type CarouselWords = Words['carousel'];
