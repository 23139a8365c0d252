import { z } from 'zod';
import { group, matching, named } from './help.ts';
import { mark } from './pictures.ts';
import { prose, text } from './texts.ts';

/* Fields that several schemas have. */

/** The lengths of a page's title and description, in characters. Search results cut off longer ones. */
export const TITLE = { least: 30, most: 60 } as const;
export const DESCRIPTION = { least: 110, most: 155 } as const;

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

/* Parts of addresses. None has a space, or a sign that nobody sees. */
const SIGN = '[!#-;=?-Z^-~\\u00c0-\\u1fff]';
const LABEL = '[\\w\\u00c0-\\u1fff-]+';
const HOST = `${LABEL}(\\.${LABEL})*\\.[a-zA-Z\\u00c0-\\u1fff]${LABEL}`;
const WEB = `//${HOST}(:\\d+)?([/?#]${SIGN}*)?(?<![,;])`;

/** A path on this site. `findRecordProblems` looks whether it leads anywhere. */
export const OWN_PATH = new RegExp(`^/(?!/)${SIGN}*$`);
export const ownPath = matching(OWN_PATH, 'Write a page of this site, such as /services.');

/** The target of a link: a path on this site, a fragment, a web address, a mail address or a phone number. */
export const linkTarget = matching(
	new RegExp(
		`^(/(?!/)${SIGN}*|#${SIGN}+|https?:${WEB}|mailto:[\\w.+-]+@${HOST}(\\?${SIGN}*)?|tel:[+\\d][\\d().-]{4,24})$`,
	),
	'Write a page such as /contactus, a part such as #prices, or a whole address such as https://www.example.com, mailto:hello@example.com or tel:+912615550100.',
);

/** An address on another site. */
export const webAddress = matching(
	new RegExp(`^https:${WEB}$`),
	'Write a whole address that begins with https://, such as https://www.example.com.',
);

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

/** A point with a drawing. */
export const markedPoint = point.extend({ mark });

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
