import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { ownPath, placeholder, webAddress } from './fields.ts';
import { iconName } from './pictures.ts';
import { prose, text } from './texts.ts';
import { group, matching, named, some } from './help.ts';

/** An IANA time zone, such as Asia/Kolkata. */
const timeZone = z.string().check(({ value, issues }) => {
	try {
		new Intl.DateTimeFormat('en', { timeZone: value });
	} catch {
		issues.push({ code: 'custom', input: value, message: 'Write a time zone, such as Asia/Kolkata.' });
	}
});

const clockTime = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write four digits, such as 09:00.').meta({ time: true });

/** The days of the week, as content and search engines name them. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const openingHours = z
	.strictObject({
		days: some(z.enum(DAYS), 'Days with the same hours.'),
		opens: clockTime.describe('When the office opens on these days.'),
		closes: clockTime.describe('When the office closes on these days.'),
	})
	.refine(({ opens, closes }) => closes > opens, { path: ['closes'], error: 'Write a time after the one in "opens".' });

export type OpeningHours = z.output<typeof openingHours>;

const PHONE = 'Write a phone number that exists in the country of the address, or with + and its country code.';

const chat = webAddress.refine(
	(url) => !url.includes('//wa.me/') || /\/(message\/\w+|[1-9]\d{7,14})(\?.*)?$/.test(url),
	'After https://wa.me/, write the country code and the number, without + or 0: https://wa.me/912615550100.',
);

const agency = z.strictObject({
	name: text.describe("The agency's name. Other texts can refer to it as {name}."),
	wordmark: text.describe('The name in the header.'),
	website: text.meta(named('Name in the backend', 'What marks the posts of this website in a shared backend.')),
	tagline: text.describe('The main heading of the home page.'),
	promise: text.describe('The line below the tagline.'),
	summary: prose.describe('One sentence on what the agency does, for search engines.'),
	answer: some(text, named('Before you write', 'Below the contact form, the first beside a brief.')).optional(),
	email: group(named('E-mail', 'The e-mail address that visitors see.'), {
		address: z
			.email('Write an e-mail address, such as hello@example.com.')
			.describe('The address that receives messages.'),
		placeholder,
	}),
	phone: group('The phone number that visitors see.', {
		display: text
			.regex(/^[+\d( ][\d\s()./-]{5,24}$/, PHONE)
			.meta(named('Number', 'As visitors see it, such as +91 261 555 0100 or 0261 555 0100.')),
		call: text.describe('The words on links that call the number.'),
		placeholder,
	}),
	address: group('The postal address.', {
		street: text.describe('House and street.'),
		locality: text.meta(named('Town', 'The town or city.')),
		region: text.describe('The state.'),
		postalCode: text.describe('The postal code.'),
		country: z
			.enum(getCountries(), 'Write the two capital letters of a country, such as IN or GB.')
			.meta(named('Country code', 'Two letters, such as IN.')),
		countryName: text.meta(named('Country', 'The name of the country, as visitors see it.')),
		mapUrl: webAddress.meta(named('Map', 'A link to the office on a map service.')),
		geo: group(named('Position', "The office's position, for search engines. Map services show it in degrees."), {
			latitude: z.number().min(-90).max(90).describe('Such as 21.17.'),
			longitude: z.number().min(-180).max(180).describe('Such as 72.83.'),
		}).optional(),
		placeholder,
	}),
	hours: group(named('Opening hours', 'Used on the contact page and in search engines.'), {
		open: some(
			openingHours,
			'An entry for each group of days with the same hours. Other texts name all of them as {hours}.',
		).refine((open) => {
			const days = open.flatMap((hours) => hours.days);
			return new Set(days).size === days.length;
		}, 'List each day only once.'),
		timeZone: timeZone.describe("The office's time zone, which also decides when posts are published."),
	}),
	priceRange: text.optional().describe('What projects cost, for search engines: Rs 50,000 to Rs 10 lakh.'),
	company: group(named('Registered company', 'On the imprint, in the footer and for search engines.'), {
		legalName: text.describe('The name in the register.'),
		cin: text.optional().meta(named('CIN', 'The corporate identification number.')),
		gstin: text.optional().meta(named('GSTIN', 'The GST identification number.')),
		dataContact: text.optional().describe('Who answers questions about data: a name or a role.'),
		placeholder,
	}).optional(),
	booking: group('A page on which visitors book a call.', {
		label: text.describe('The words on the link.'),
		url: webAddress.meta(named('Address', "The agency's page at a booking service.")),
		placeholder,
	}).optional(),
	socials: some(
		z.strictObject({
			icon: iconName.optional().describe('Such as ph:youtube-logo. Without an icon, the link shows the name.'),
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
		url: chat.meta(named('Address', 'Such as https://wa.me/ and digits; ?text= begins the message.')),
		placeholder,
	}).optional(),
	newsletter: z.boolean().default(true).describe('Turn this off to hide the newsletter forms if there is no backend.'),
});

/** Adds the phone number as phones dial it, which is read by the rules of the agency's country. */
function withNumber({ phone, ...rest }: z.output<typeof agency>, { issues }: z.core.$RefinementCtx) {
	const written = phone.display.replace('(0)', '');
	const number = parsePhoneNumberFromString(written, { defaultCountry: rest.address.country, extract: false });
	if (!number?.isValid())
		issues.push({ code: 'custom', path: ['phone', 'display'], input: phone.display, message: PHONE });
	const display = phone.display.replaceAll(' ', '\u00a0');
	return { ...rest, phone: { ...phone, display, number: number?.number ?? '' } };
}

/** The agency, and how visitors can reach it. Every page uses these facts (spec §2 Footer, Contact). */
export const site = agency.transform(withNumber);

export type Site = z.output<typeof site>;

/** A navigation item (spec §3). */
const navItem = z.strictObject({
	label: text.meta(named('Words', 'The text of the link.')),
	path: ownPath.meta(named('Leads to', 'A page on this site, such as /services: case-sensitive.')),
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
