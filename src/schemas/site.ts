import { z } from 'zod';
import { iconName } from './assets.ts';
import { action, placeholder, prose, text, webAddress } from './fields.ts';
import { group, named, some } from './help.ts';

/** An IANA time zone, such as Asia/Kolkata. */
const timeZone = z.string().check(({ value, issues }) => {
	try {
		new Intl.DateTimeFormat('en', { timeZone: value });
	} catch {
		issues.push({ code: 'custom', input: value, message: 'Write a time zone, such as Asia/Kolkata.' });
	}
});

const clockTime = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as four digits, such as 09:00.')
	.meta({ time: true });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = z
	.int()
	.min(1)
	.max(7)
	.meta({ choices: DAYS.map((label, index) => ({ label, value: index + 1 })) });

const openingHours = z.strictObject({
	days: some(day, 'Days with the same hours. In the file, Monday is 1 and Sunday is 7.'),
	opens: clockTime.describe('When the office opens on these days.'),
	closes: clockTime.describe('When the office closes on these days.'),
});

export type OpeningHours = z.output<typeof openingHours>;
type Check = z.core.CheckFn<OpeningHours[]>;

/** Rejects a second entry for the same day, because two entries could contradict each other. */
const eachDayOnce: Check = ({ value, issues }) => {
	const days = value.flatMap((hours, entry) => hours.days.map((day, index) => ({ day, path: [entry, 'days', index] })));
	for (const [index, { day, path }] of days.entries())
		if (days.findIndex((other) => other.day === day) < index)
			issues.push({ code: 'custom', path, input: day, message: 'List each day only once.' });
};

const closesLater: Check = ({ value, issues }) => {
	for (const [entry, { opens, closes }] of value.entries())
		if (closes <= opens)
			issues.push({
				code: 'custom',
				path: [entry, 'closes'],
				input: closes,
				message: `Write a time after ${opens}, when the office opens.`,
			});
};

/** The agency, and how visitors can reach it. Every page uses these facts (spec §2 Footer, Contact). */
export const site = z.strictObject({
	name: text.describe("The agency's name. Other texts can refer to it as {name}."),
	wordmark: text.describe('The name beside the logo.'),
	website: text.meta(
		named('Name in the backend', "The name that identifies this website's posts in a shared backend."),
	),
	tagline: text.describe('The main heading of the home page.'),
	promise: text.describe('The line below the tagline.'),
	summary: prose.describe('One sentence on what the agency does, for search engines and the footer.'),
	answer: prose
		.optional()
		.meta(
			named('What happens next', 'A line below the first button of a page, if the button leads to the contact page.'),
		),
	email: group(named('E-mail', 'The e-mail address that visitors see.'), {
		address: z.email().describe('The address that receives messages.'),
		placeholder,
	}),
	phone: z
		.strictObject({
			display: text
				.transform((words) => words.replaceAll(' ', '\u00a0'))
				.meta(named('As visitors see it', 'For example, +91 261 555 0100.')),
			number: z
				.string()
				.regex(/^\+\d{8,15}$/, 'Write + and 8 to 15 digits.')
				.meta(named('As a phone dials it', 'The same number: + and digits, such as +912615550100.')),
			call: text.describe('The words on links that call the number.'),
			placeholder,
		})
		.check(({ value: { display, number }, issues }) => {
			// Within the country, callers dial 0 instead of the country code.
			const digits = display.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
			if (digits.length > 5 && number.endsWith(digits)) return;
			issues.push({
				code: 'custom',
				path: ['display'],
				input: display,
				message: `Write the same digits as in the field "number": ${number}.`,
			});
		})
		.describe('The phone number that visitors see.'),
	address: group('The postal address.', {
		street: text.describe('House and street.'),
		locality: text.meta(named('Town', 'The town or city.')),
		region: text.describe('The state.'),
		postalCode: text.describe('The postal code.'),
		country: z.string().length(2).meta(named('Country code', 'Two letters, such as IN.')),
		countryName: text.meta(named('Country', 'The name of the country, as visitors see it.')),
		mapUrl: webAddress.meta(named('Map', 'A link to the office on a map service.')),
		placeholder,
	}),
	hours: group(named('Opening hours', 'Used on the contact page and in search engines.'), {
		open: openingHours
			.array()
			.min(1)
			.check(eachDayOnce, closesLater)
			.describe(
				'Add an entry for each group of days with the same hours. Days not listed are closed. Other texts mention the hours in words: change those too.',
			),
		timeZone: timeZone.describe(
			"The office's time zone, such as Asia/Kolkata. It also decides when posts are published.",
		),
	}),
	socials: some(
		z.strictObject({
			icon: iconName
				.optional()
				.describe('The icon of the network, such as ph:youtube-logo. Without an icon, the link shows the name.'),
			label: text.describe('The name of the network.'),
			url: webAddress.meta(named('Address', "The agency's profile on that network.")),
			placeholder,
		}),
		named('Social networks', "The agency's profiles."),
	),
	chat: group('Links to a chat. If you leave this out, the site shows only e-mail and phone.', {
		icon: iconName.describe('The icon of the network, such as ph:whatsapp-logo.'),
		name: text.describe('The name of the network, such as WhatsApp.'),
		label: text.describe('The words on the chat button of the landing page.'),
		url: webAddress.meta({
			title: 'Address',
			description:
				'For example, https://wa.me/ followed by the phone number in digits. After ?text= you can begin the message.',
		}),
		placeholder,
	}).optional(),
	verification: z
		.strictObject({
			google: text.optional().describe('The code from Google Search Console.'),
			bing: text.optional().describe('The code from Bing Webmaster Tools.'),
		})
		.default({})
		.meta({
			title: 'Proof for search engines',
			description:
				'Codes that prove to search engines that you own the site. Each search engine gives you a tag; copy only the value of its content attribute.',
		}),
	samples: text.describe('The label on a section whose records, such as logos or quotes, are all examples.'),
	newsletter: z.boolean().default(true).describe('Turn this off to hide the newsletter forms if there is no backend.'),
	banner: group('The invitation at the end of many pages.', {
		title: text.describe('The heading.'),
		text: prose.describe('The sentences below the heading.'),
		write: action.describe('The button that takes visitors to a form.'),
		call: text.describe('The words on the link that calls the phone number, in place of the usual ones.'),
	}),
});
