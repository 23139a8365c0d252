import { z } from 'zod';
import { iconName } from './assets.ts';

/** How many characters the title of a page has, as search results show them. */
export const TITLE = { least: 30, most: 60 } as const;

/** How many characters the description of a page has. */
export const DESCRIPTION = { least: 110, most: 155 } as const;

/** A text that is not empty, whatever stands in it. */
export const anyText = z.string().trim().min(1);

/** A text in which words in braces are refused that are not filled in. @param names without braces; `name` is everywhere. */
export const textFilling = (...names: string[]) =>
	anyText.check(({ value: input, issues }) => {
		const unknown = [...input.matchAll(/\{([a-z]+)\}/gi)].find(([, name = '']) => !names.includes(name))?.[0];
		if (unknown === undefined) return;
		const known = ['name', ...names].map((name) => `{${name}}`).join(', ');
		const message = `a text without ${unknown}: only ${known} ${names.length > 0 ? 'are' : 'is'} filled in here`;
		issues.push({ code: 'custom', input, message });
	});

/** One line or paragraph that a visitor reads; never empty. */
export const text = textFilling();

/** A text of more than a line. */
export const prose = text.meta({ long: true });

/** A line in which the site fills in what stands in braces, each of which has to stay. @param names without braces. */
export const textWith = (...names: string[]) =>
	textFilling(...names).check(({ value, issues }) => {
		const missing = names.map((name) => `{${name}}`).filter((braces) => !value.includes(braces));
		if (missing.length > 0)
			issues.push({ code: 'custom', input: value, message: `a text with ${missing.join(' and ')} in it` });
	});

/** What a search result shows. */
export const head = z
	.strictObject({
		title: text
			.min(TITLE.least)
			.max(TITLE.most)
			.describe(
				`The title of the page in search results: ${TITLE.least} to ${TITLE.most} characters, unlike any other.`,
			),
		description: prose
			.min(DESCRIPTION.least)
			.max(DESCRIPTION.most)
			.describe(
				`What search results say below it: ${DESCRIPTION.least} to ${DESCRIPTION.most} characters, unlike any other.`,
			),
	})
	.meta({ title: 'In search results', description: 'How Google and the browser tab show this page.' });

/** Where a link leads: a path of this site, a fragment, a web, mail or phone address. */
export const linkTarget = z
	.string()
	.regex(
		/^(\/|#|https:\/\/|mailto:|tel:)/,
		'a path that starts with /, a #fragment, or an https:, mailto: or tel: address',
	)
	.meta({ link: true });

/** A page elsewhere. */
export const webAddress = z.url({ protocol: /^https$/ });

/** A link or button with its words. */
export const action = z.strictObject({
	label: text.meta({ title: 'Words', description: 'The words on the button.' }),
	href: linkTarget.meta({
		title: 'Leads to',
		description: 'A page of this site, such as /contactus, or an address that starts with https://, mailto: or tel:.',
	}),
});

/** A way on at the end of a part of a page. */
export const wayOn = action.optional().meta({
	title: 'Link',
	description: 'A way on below it, such as one to the contact page: on a phone, visitors want one every two screens.',
});

/** `true` while the record holds an example value that has to be replaced before launch. */
export const placeholder = z.boolean().optional().meta({
	title: 'This is an example',
	description: 'Switch it off once you have put in the real words. The launch check lists examples that are left.',
});

/** The head of a section: its heading and one or two sentences. */
export const sectionHead = z.strictObject({
	title: text.describe('The heading.'),
	text: prose.describe('One or two sentences beside it.'),
});

/** A named thing with a sentence or two, such as a step, a benefit or a value. */
export const point = z.strictObject({
	name: text.describe('A few words.'),
	text: prose.describe('A sentence or two.'),
});

/** A point with a drawn icon. */
export const iconPoint = point.extend({
	icon: iconName.describe('Type a word to find an icon, such as shop or phone. All of them are on phosphoricons.com.'),
});

/** A figure as the agency claims it, such as `98%` with `success rating`. */
export const figure = z.strictObject({
	value: text.meta({ title: 'Figure', description: 'The figure itself, such as 98% or 40+.' }),
	label: text.describe('What it counts.'),
	note: prose.optional().describe('How it is counted, in a sentence: what is in it and what is not.'),
	placeholder,
});

/** The logo of a tool. */
export const logoName = iconName.meta({
	title: 'Logo',
	description: "Type the tool's name to find its logo.",
});

/** The words for those who do not see a picture. */
export const pictureWords = text.meta({
	title: 'What the picture shows',
	description: 'A short description, which is read out to people who do not see the picture.',
});
