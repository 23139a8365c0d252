import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import { group, matching, named, string } from './help.ts';

/* Fields that several schemas have. */

export type { SchemaContext };

/** Astro's schema for a picture: in content, its path from the project's folder; on pages, the picture itself. */
export type Image = SchemaContext['image'];

/** A picture from a folder of src/assets, such as `/src/assets/portfolio/zarikart.png`. */
export const pictureIn = (image: Image, folder: 'portfolio' | 'landing' | 'logos' | 'pages', description: string) =>
	image().meta({ pictures: folder, title: 'Picture', description });

/** A picture that decorates the text beside it. */
export const decoration = (image: Image, description: string) =>
	pictureIn(image, 'pages', `${description} Screen readers skip it.`).optional();

/** The address of a picture of a post. */
export const pictureAddress = matching(
	/^(\/(?!\/)|https:\/\/)/,
	'Write a path in public/ that starts with /, or an https:// address.',
).meta({ pictures: 'blog' });

/** The name of an icon from Phosphor, such as `ph:storefront`. */
export const iconName = matching(/^ph:[a-z0-9-]+$/, 'Write ph: and a name from phosphoricons.com: ph:storefront.');

/** The name of a logo in public/logos, with a colon after the set: `devicon:react` is devicon-react.svg. */
export const logoName = matching(
	/^(devicon|logos|simple-icons):[a-z0-9-]+$/,
	'Write the name of a file in public/logos, such as devicon:react for devicon-react.svg.',
).meta(named('Logo', 'A file in public/logos, with a colon after the first word: devicon:react.'));

/** The name of a mark in public/marks.svg (default: the common mark). */
export const mark = matching(/^[a-z0-9-]+$/, 'Write the name of a drawing in lowercase letters, digits and hyphens.')
	.default('common')
	.meta(named('Drawing', 'A designer has to make new drawings. The drawing called "common" suits any subject.'));

/** Lists with commas and a final `and`, such as `a, b and c`. */
const lists = new Intl.ListFormat('en-GB');

/** The lengths of a page's title and description, in characters. Search results cut off longer ones. */
export const TITLE = { least: 30, most: 60 } as const;
export const DESCRIPTION = { least: 110, most: 155 } as const;

/** Text with at least one character. */
export const anyText = string().trim().min(1);

/** The facts that any text may name in braces, such as `{name}`. */
export const FACTS = ['name', 'email', 'phone', 'address', 'hours', 'chat'] as const;

/** Text in which only these words and the facts may appear in braces. @param others the words without braces. */
export const textFilling = (...others: string[]) =>
	anyText.check(({ value: input, issues }) => {
		const names = [...FACTS, ...others];
		const unknown = [...input.matchAll(/\{([a-z]+)\}/gi)].find(([, name = '']) => !names.includes(name))?.[0];
		if (unknown === undefined) return;
		const known = names.map((name) => `{${name}}`);
		const message = `Remove ${unknown}. Only ${lists.format(known)} can be used here.`;
		issues.push({ code: 'custom', input, message });
	});

/** A line or paragraph that visitors read. */
export const text = textFilling();

/** The file name of a project. */
export const projectName = text.meta({ relation: 'projects' });

/** The file name of a service. */
export const serviceName = text.meta({ relation: 'services' });

/** Text that may have more than one line. */
export const prose = text.meta({ long: true });

/** Text that must contain these words in braces, for the site to replace. @param names the words without braces. */
export const textWith = (...names: string[]) =>
	textFilling(...names).check(({ value, issues }) => {
		const missing = names.map((name) => `{${name}}`).filter((braces) => !value.includes(braces));
		if (missing.length > 0)
			issues.push({ code: 'custom', input: value, message: `Add ${lists.format(missing)} to the text.` });
	});

/** The title and description that search results show. */
export const head = group(named('In search results', 'How this page appears on Google and in the browser tab.'), {
	title: text
		.min(TITLE.least)
		.max(TITLE.most)
		.describe(`The title of the page: ${TITLE.least} to ${TITLE.most} characters, different on every page.`),
	description: prose
		.min(DESCRIPTION.least)
		.max(DESCRIPTION.most)
		.regex(/[.!?]$/, 'End with a whole sentence.')
		.describe(`The text below it: ${DESCRIPTION.least} to ${DESCRIPTION.most} characters, different on every page.`),
});

/** The target of a link: a path on this site, a fragment, a web address, a mail address or a phone number. */
export const linkTarget = matching(
	/^(\/|#|https:\/\/|mailto:|tel:)/,
	'Write a path that starts with /, a #fragment, or an https:, mailto: or tel: address.',
);

/** An address on another site. */
export const webAddress = z.url({ protocol: /^https$/ });

/** A link or button. */
export const action = z.strictObject({
	label: text.meta(named('Words', 'The words on the button.')),
	href: linkTarget.meta(named('Leads to', 'A page, such as /contactus, or an address with https://, mailto: or tel:.')),
});

/** `true` while the record contains an example value that must be replaced before launch. */
export const placeholder = z
	.boolean()
	.optional()
	.meta(named('This is an example', 'Turn this off once the content is real, or confirmed by the person responsible.'));

/** The heading of a section, with one or two sentences. */
export const sectionHead = z.strictObject({
	title: text.describe('The heading.'),
	text: prose.describe('One or two sentences beside the heading.'),
});

/** The heading of a list. The sentences are optional, because the heading or the list may say everything. */
export const listHead = sectionHead.extend({
	text: prose.optional().describe('One or two sentences beside the heading, if it does not say everything.'),
});

/** A title with a sentence or two, such as a step, a benefit or a value. */
export const point = z.strictObject({
	name: text.describe('A few words.'),
	text: prose.describe('A sentence or two.'),
});

/** A point with a drawn icon. */
export const iconPoint = point.extend({
	icon: iconName.describe('An icon from phosphoricons.com: ph:storefront.'),
});

/** Stands for a record in the addresses of briefs. */
export const briefCode = (pattern: RegExp) =>
	matching(pattern, 'Write lowercase letters or digits.').describe(
		'Stands for this entry in the addresses that visitors keep. Give each entry its own code once, and never change it.',
	);
/** Requires that no two entries have the same code. */
export const ownCodes = (items: { code: string }[]) => new Set(items.map(({ code }) => code)).size === items.length;

/** A figure that the agency claims, such as `98%` for `success rating`. */
export const figure = z.strictObject({
	value: text.meta(named('Figure', 'The figure itself, such as 98% or 40+.')),
	label: text.describe('What the figure counts.'),
	note: prose.optional().describe('How it is counted. Visitors see this sentence once the figure is no example.'),
	placeholder,
});

/** A description of a picture for people who cannot see it. */
export const pictureWords = text.meta(named('What the picture shows', 'A short description for screen readers.'));

/** A tool with its logo. */
export const tool = z.strictObject({
	img: logoName,
	alt: text.meta(named('Name', "The tool's name.")),
});
