import { z } from 'zod';
import { group, named } from './help.ts';
import { iconName, logoName, pictureIn, type Image } from './assets.ts';

/** A picture that decorates the text beside it. */
export const decoration = (image: Image, description: string) =>
	pictureIn(image, 'pages')
		.optional()
		.meta(named('Picture', `${description} Screen readers skip it.`));

/** Joins words with commas and a final `and`, such as `a, b and c`. */
const list = (words: readonly string[]): string =>
	words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join();

/** The minimum and maximum length of a page's title, in characters. Search results cut off longer titles. */
export const TITLE = { least: 30, most: 60 } as const;

/** The minimum and maximum length of a page's description, in characters. */
export const DESCRIPTION = { least: 110, most: 155 } as const;

/** Text with at least one character. */
export const anyText = z.string().trim().min(1);

/** The facts that any text may name in braces, such as `{name}`. */
export const FACTS = ['name', 'email', 'phone', 'address'] as const;

/** Text in which only these words and the facts may appear in braces. @param others the words without braces. */
export const textFilling = (...others: string[]) =>
	anyText.check(({ value: input, issues }) => {
		const names = [...FACTS, ...others];
		const unknown = [...input.matchAll(/\{([a-z]+)\}/gi)].find(([, name = '']) => !names.includes(name))?.[0];
		if (unknown === undefined) return;
		const known = names.map((name) => `{${name}}`);
		const message = `Remove ${unknown}. Only ${list(known)} can be used here.`;
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

/**
 * Text that must contain these words in braces, so that the site can replace them.
 * @param names the words without braces.
 */
export const textWith = (...names: string[]) =>
	textFilling(...names).check(({ value, issues }) => {
		const missing = names.map((name) => `{${name}}`).filter((braces) => !value.includes(braces));
		if (missing.length > 0) issues.push({ code: 'custom', input: value, message: `Add ${list(missing)} to the text.` });
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
export const linkTarget = z
	.string()
	.regex(
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
	icon: iconName.describe('The name of an icon from phosphoricons.com, such as ph:storefront.'),
});

/** A figure that the agency claims, such as `98%` for `success rating`. */
export const figure = z.strictObject({
	value: text.meta(named('Figure', 'The figure itself, such as 98% or 40+.')),
	label: text.describe('What the figure counts.'),
	note: prose
		.optional()
		.describe('How it is counted, in a sentence that visitors see once it is no longer an example.'),
	placeholder,
});

/** A description of a picture for people who cannot see it. */
export const pictureWords = text.meta(named('What the picture shows', 'A short description for screen readers.'));

/** A tool with its logo. */
export const tool = z.strictObject({
	img: logoName,
	alt: text.meta(named('Name', "The tool's name.")),
});
