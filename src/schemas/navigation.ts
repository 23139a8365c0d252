import { z } from 'astro/zod';
import { text } from './fields.ts';

/** A navigation item (spec §3). */
const navItem = z.strictObject({
	label: text,
	/** A path of this site, as in the route table. */
	path: z.string().startsWith('/'),
});

/** The three navigations of the site and the words on their controls (spec §2). */
export const navigation = z.strictObject({
	/** The header on wide screens. */
	header: z.array(navItem).min(1),
	/** The menu on phones. */
	mobile: z.array(navItem).min(1),
	/** The footer's columns. */
	footer: z
		.array(
			z
				.strictObject({
					title: text,
					items: z.array(navItem).min(1).optional(),
					/** In place of items: the services that say so in content/services. */
					list: z.literal('services').optional(),
				})
				.refine(({ items, list }) => (items === undefined) !== (list === undefined), 'either items or list: services'),
		)
		.min(1),
	labels: z.strictObject({
		skip: text,
		main: text,
		footer: text,
		/** The button on phones, and the menu that it opens. */
		menu: text,
		breadcrumb: text,
		/** The first link of a breadcrumb. */
		breadcrumbHome: text,
		contact: text,
		social: text,
		newsletterTitle: text,
		newsletterText: text,
		rights: text,
		home: text,
		/** Read out after a link that opens a new tab. */
		newTab: text,
	}),
});
