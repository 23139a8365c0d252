import { z } from 'astro/zod';
import { iconName } from './assets.ts';
import { placeholder, text, webAddress } from './fields.ts';
import { didYouMean } from './near-name.ts';

/** The name of a time zone as the computers of the world know it. */
const timeZone = z.string().check(({ value, issues }) => {
	try {
		new Intl.DateTimeFormat('en', { timeZone: value });
	} catch {
		const near = didYouMean(value, Intl.supportedValuesOf('timeZone'));
		issues.push({ code: 'custom', input: value, message: `the name of a time zone, such as Asia/Kolkata${near}` });
	}
});

const clockTime = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of four digits in quotation marks, such as "09:00"');

const openingHours = z.strictObject({
	days: z.array(z.int().min(1).max(7)).min(1).describe('Monday = 1 to Sunday = 7.'),
	opens: clockTime,
	closes: clockTime,
});

/** Hours of the office, the same on each of some days. */
export type OpeningHours = z.output<typeof openingHours>;
type Check = z.core.CheckFn<OpeningHours[]>;

/** Of two opening hours of one day nobody could say which ones count. */
const eachDayOnce: Check = ({ value, issues }) => {
	const days = value.flatMap((hours, entry) => hours.days.map((day, index) => ({ day, path: [entry, 'days', index] })));
	for (const [index, { day, path }] of days.entries())
		if (days.findIndex((other) => other.day === day) < index)
			issues.push({ code: 'custom', path, input: day, message: 'each day once' });
};

const closesLater: Check = ({ value, issues }) => {
	for (const [entry, { opens, closes }] of value.entries())
		if (closes <= opens)
			issues.push({ code: 'custom', path: [entry, 'closes'], input: closes, message: `a time after ${opens} (opens)` });
};

/** Who the agency is and how to reach it: stands once, used by every page (spec §2 Footer, Contact). */
export const site = z.strictObject({
	name: text.describe('The brand name; `{name}` in other texts of `content/` stands for it.'),
	wordmark: text.describe('The name as it stands beside the mark.'),
	website: text.describe("The value that marks this website's posts in a backend."),
	tagline: text.describe("The tagline of the home page's hero."),
	promise: text.describe('The line below the tagline.'),
	summary: text.describe('One sentence that says what the agency is, for search engines and the footer.'),
	email: z.strictObject({ address: z.email(), placeholder }),
	phone: z
		.strictObject({
			display: text
				.transform((words) => words.replaceAll(' ', '\u00a0'))
				.describe('As people read it; its parts stay on one line.'),
			number: z
				.string()
				.regex(/^\+\d{8,15}$/, '+ and 8 to 15 digits')
				.describe('As a phone dials it: + and digits.'),
			placeholder,
		})
		.check(({ value: { display, number }, issues }) => {
			// At home the country goes without saying, and a zero stands in its place.
			const digits = display.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
			if (digits.length > 5 && number.endsWith(digits)) return;
			issues.push({ code: 'custom', path: ['display'], input: display, message: `the digits of ${number} (number)` });
		}),
	address: z.strictObject({
		street: text,
		locality: text,
		region: text,
		postalCode: text,
		country: z.string().length(2).describe('Two-letter country code.'),
		countryName: text.describe('The country as people read it.'),
		mapUrl: webAddress.describe('The address on a map service.'),
		placeholder,
	}),
	hours: z.strictObject({
		/** When the office is open; days that are named nowhere are closed. */
		open: openingHours.array().min(1).check(eachDayOnce, closesLater),
		/** The office's time zone: its days decide when a post is published, too. */
		timeZone,
	}),
	socials: z
		.array(
			z.strictObject({
				icon: iconName.describe('The drawing of the link.'),
				label: text,
				url: webAddress,
				placeholder,
			}),
		)
		.min(1),
	chat: z.strictObject({
		label: text.describe('The words on the bubble.'),
		url: webAddress.describe("The chat service's address with the number in it."),
		placeholder,
	}),
	verification: z
		.strictObject({ google: text.optional(), bing: text.optional() })
		.default({})
		.describe('What search engines gave the owner of the site to prove it: the content of the tag that they ask for.'),
	newsletter: z.boolean().default(true).describe("`false` hides the newsletter's forms, for a site without a backend."),
	emptyBlog: z.boolean().default(false).describe('`true` lets the site go live without a single post.'),
	banner: z.strictObject({ title: text, text, button: text }).describe('The banner that ends many pages.'),
});
