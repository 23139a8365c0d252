import { z } from 'zod';
import { text } from './fields.ts';
import { named, some } from './help.ts';

/** A navigation item (spec §3). */
const navItem = z.strictObject({
	label: text.meta(named('Words', 'The text of the link.')),
	path: z
		.string()
		.startsWith('/')
		.meta(named('Leads to', 'A page on this site, such as /services: case-sensitive, and without a slash at the end.')),
});

/** The three lists of links (spec §2). */
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
});
