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

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM');

/** Hours of the office, the same on each of some days. */
interface Hours {
	days: number[];
	opens: string;
	closes: string;
}
type Check = z.core.CheckFn<Hours[]>;

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
	/** The brand name; `{name}` in other texts of `content/` stands for it. */
	name: text,
	/** The name as it stands beside the mark. */
	wordmark: text,
	/** The value that marks this website's posts in a backend (spec §3 Blog, §9). */
	website: text,
	/** The tagline of the home page's hero. */
	tagline: text,
	/** The line below the tagline. */
	promise: text,
	/** One sentence that says what the agency is, for search engines and the footer. */
	summary: text,
	email: z.strictObject({ address: z.email(), placeholder }),
	phone: z
		.strictObject({
			/** As people read it; its parts stay on one line. */
			display: text.transform((words) => words.replaceAll(' ', '\u00a0')),
			/** As a phone dials it: + and digits. */
			number: z.string().regex(/^\+\d{8,15}$/, '+ and 8 to 15 digits'),
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
		/** Two-letter country code. */
		country: z.string().length(2),
		/** The country as people read it. */
		countryName: text,
		/** The address on a map service. */
		mapUrl: webAddress,
		placeholder,
	}),
	hours: z.strictObject({
		/** When the office is open; days that are named nowhere are closed. */
		open: z
			.array(
				z.strictObject({
					/** Monday = 1 to Sunday = 7. */
					days: z.array(z.int().min(1).max(7)).min(1),
					opens: clockTime,
					closes: clockTime,
				}),
			)
			.min(1)
			.check(eachDayOnce, closesLater),
		/** The office's time zone: its days decide when a post is published, too. */
		timeZone,
	}),
	socials: z
		.array(
			z.strictObject({
				/** The drawing of the link. */
				icon: iconName,
				label: text,
				url: webAddress,
				placeholder,
			}),
		)
		.min(1),
	chat: z.strictObject({
		/** The words on the bubble. */
		label: text,
		/** The chat service's address with the number in it. */
		url: webAddress,
		placeholder,
	}),
	/** What search engines gave the owner of the site to prove it: the content of the tag that they ask for. */
	verification: z.strictObject({ google: text.optional(), bing: text.optional() }).default({}),
	/** `false` hides the newsletter's forms, for a site without a backend. */
	newsletter: z.boolean().default(true),
	/** `true` lets the site go live without a single post. */
	emptyBlog: z.boolean().default(false),
	/** The banner that ends many pages (spec §2 Shared banner). */
	banner: z.strictObject({ title: text, text, button: text }),
});
