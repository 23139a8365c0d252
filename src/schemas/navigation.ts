import { z } from 'astro/zod';
import { text } from './fields.ts';

/** A navigation item (spec §3). */
const navItem = z.strictObject({
	label: text,
	path: z.string().startsWith('/').describe('A path of this site, as in the route table.'),
});

/** The three navigations of the site and the words on their controls (spec §2). */
export const navigation = z.strictObject({
	header: z.array(navItem).min(1).describe('The header on wide screens.'),
	mobile: z.array(navItem).min(1).describe('The menu on phones.'),
	/** The footer's columns. */
	footer: z
		.array(
			z
				.strictObject({
					title: text,
					items: z.array(navItem).min(1).optional(),
					list: z
						.literal('services')
						.optional()
						.describe('In place of items: the services that say so in content/services.'),
				})
				.refine(({ items, list }) => (items === undefined) !== (list === undefined), 'either items or list: services'),
		)
		.min(1),
	labels: z.strictObject({
		skip: text,
		main: text,
		footer: text,
		menu: text.describe('The button on phones, and the menu that it opens.'),
		breadcrumb: text,
		breadcrumbHome: text.describe('The first link of a breadcrumb.'),
		contact: text,
		social: text,
		newsletterTitle: text,
		newsletterText: text,
		rights: text,
		home: text,
		newTab: text.describe('Read out after a link that opens a new tab.'),
	}),
});
