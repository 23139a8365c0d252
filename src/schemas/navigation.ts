import { z } from 'zod';
import { prose, text } from './fields.ts';
import { named, some } from './help.ts';

/** A navigation item (spec §3). */
const navItem = z.strictObject({
	label: text.meta(named('Words', 'The text of the link.')),
	path: z
		.string()
		.startsWith('/')
		.meta(named('Leads to', 'A page on this site, such as /services: case-sensitive, and without a slash at the end.')),
});

/** The three lists of links, and the labels of the controls around them (spec §2). */
export const navigation = z.strictObject({
	header: some(
		navItem,
		'The links at the top of every page on wide screens; eight short ones fit. The last one is a button; pages with a link in the navigation come before it.',
	),
	mobile: some(navItem, named('On phones', 'The links in the menu on phones.')),
	footer: some(
		z.strictObject({
			title: text.describe('The heading of the column.'),
			items: some(navItem, named('Links', 'If you leave this out, the services that have a footer link.')).optional(),
		}),
		'The columns of links at the foot of every page.',
	),
	labels: z
		.strictObject({
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
		})
		.meta(named('Words', 'Headings and link names. Some are not visible; only screen readers announce them.')),
});
