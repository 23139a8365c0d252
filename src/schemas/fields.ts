import { z } from 'astro/zod';

/** How many characters the title of a page has, as search results show them. */
export const TITLE = { least: 30, most: 60 } as const;

/** How many characters the description of a page has. */
export const DESCRIPTION = { least: 110, most: 155 } as const;

/** One line or paragraph that a visitor reads; never empty. */
export const text = z.string().trim().min(1);

/** What a search result shows. */
export const head = z.strictObject({
	/** The page title: 30 to 60 characters, unique on the site. */
	title: text.min(TITLE.least).max(TITLE.most),
	/** The search description: 110 to 155 characters, unique on the site. */
	description: text.min(DESCRIPTION.least).max(DESCRIPTION.most),
});

/** Where a link leads: a path of this site, a fragment, a web, mail or phone address. */
export const linkTarget = z
	.string()
	.regex(
		/^(\/|#|https:\/\/|mailto:|tel:)/,
		'a path that starts with /, a #fragment, or an https:, mailto: or tel: address',
	);

/** The name of an icon or logo: the set, a colon, the name in that set, such as `ph:storefront`. */
export const iconName = z
	.string()
	.regex(
		/^(ph|devicon|logos|simple-icons):[a-z0-9-]+$/,
		'set:name, with ph, devicon, logos or simple-icons as the set',
	);

/** The name of a drawing or picture below src/assets, without its ending. */
export const assetName = z
	.string()
	.regex(/^[a-z0-9-]+$/, 'a file name of small letters, digits and hyphens, without its ending');

/** A page elsewhere. */
export const webAddress = z.url({ protocol: /^https$/ });

/** A link or button with its words. */
export const action = z.strictObject({
	/** The words on the button. */
	label: text,
	/** Where it leads. */
	href: linkTarget,
});

/** `true` while the record holds an example value that has to be replaced before launch. */
export const placeholder = z.boolean().optional();

/** The head of a section: its heading and one or two sentences. */
export const sectionHead = z.strictObject({ title: text, text });

/** A named thing with a sentence or two, such as a step, a benefit or a value. */
export const point = z.strictObject({ name: text, text });

/** A point with a drawn icon. */
export const iconPoint = point.extend({ icon: iconName });

/** A figure as the agency claims it, such as `98%` with `success rating`. */
export const figure = z.strictObject({ value: text, label: text });
