import { z } from 'zod';
import { iconName } from './assets.ts';
import { list } from './list.ts';

/** How many characters a page title needs, as search results show it. */
export const TITLE = { least: 30, most: 60 } as const;

/** How many characters a page description needs. */
export const DESCRIPTION = { least: 110, most: 155 } as const;

/** A text with at least one character. */
export const anyText = z.string().trim().min(1);

/**
 * A text that may hold only these words in braces.
 * @param names without braces; `name` is always allowed.
 */
export const textFilling = (...names: string[]) =>
	anyText.check(({ value: input, issues }) => {
		const unknown = [...input.matchAll(/\{([a-z]+)\}/gi)].find(([, name = '']) => !names.includes(name))?.[0];
		if (unknown === undefined) return;
		const known = ['name', ...names].map((name) => `{${name}}`);
		const message = `Remove ${unknown}. Only ${list(known)} ${known.length > 1 ? 'are' : 'is'} filled in here.`;
		issues.push({ code: 'custom', input, message });
	});

/** A line or paragraph that visitors read. */
export const text = textFilling();

/** A text of more than one line. */
export const prose = text.meta({ long: true });

/**
 * A text that must hold these words in braces, which the site fills in.
 * @param names without braces.
 */
export const textWith = (...names: string[]) =>
	textFilling(...names).check(({ value, issues }) => {
		const missing = names.map((name) => `{${name}}`).filter((braces) => !value.includes(braces));
		if (missing.length > 0) issues.push({ code: 'custom', input: value, message: `Add ${list(missing)} to the text.` });
	});

/** Title and description for search results. */
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

/** The target of a link: a path of this site, a fragment, or a web, mail or phone address. */
export const linkTarget = z
	.string()
	.regex(
		/^(\/|#|https:\/\/|mailto:|tel:)/,
		'Write a path that starts with /, a #fragment, or an https:, mailto: or tel: address.',
	)
	.meta({ link: true });

/** An address on another site. */
export const webAddress = z.url({ protocol: /^https$/ });

/** A link or button. */
export const action = z.strictObject({
	label: text.meta({ title: 'Words', description: 'The words on the button.' }),
	href: linkTarget.meta({
		title: 'Leads to',
		description: 'A page of this site, such as /contactus, or an address that starts with https://, mailto: or tel:.',
	}),
});

/** A link at the end of a section. */
export const wayOn = action.optional().meta({
	title: 'Link',
	description: 'A way on below it, such as one to the contact page: on a phone, visitors want one every two screens.',
});

/** `true` while the record holds an example value to replace before launch. */
export const placeholder = z.boolean().optional().meta({
	title: 'This is an example',
	description: 'Switch it off once you have put in the real words. The launch check lists examples that are left.',
});

/** A section's heading and one or two sentences. */
export const sectionHead = z.strictObject({
	title: text.describe('The heading.'),
	text: prose.describe('One or two sentences beside it.'),
});

/** A titled sentence or two, such as a step, a benefit or a value. */
export const point = z.strictObject({
	name: text.describe('A few words.'),
	text: prose.describe('A sentence or two.'),
});

/** A point with a drawn icon. */
export const iconPoint = point.extend({
	icon: iconName.describe('Type a word to find an icon, such as shop or phone. All of them are on phosphoricons.com.'),
});

/** A figure that the agency claims, such as `98%` with `success rating`. */
export const figure = z.strictObject({
	value: text.meta({ title: 'Figure', description: 'The figure itself, such as 98% or 40+.' }),
	label: text.describe('What it counts.'),
	note: prose.optional().describe('How it is counted, in a sentence: what is in it and what is not.'),
	placeholder,
});

export const logoName = iconName.meta({
	title: 'Logo',
	description: "Type the tool's name to find its logo.",
});

/** The description of a picture for people who do not see it. */
export const pictureWords = text.meta({
	title: 'What the picture shows',
	description: 'A short description, read out by screen readers.',
});
