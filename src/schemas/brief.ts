import { z } from 'zod';
import { action, briefCode, head, ownCodes, placeholder, sectionHead } from './fields.ts';
import { prose, serviceName, text, textWith } from './texts.ts';
import { group, matching, named, some } from './help.ts';
import { hero } from './pages.ts';

/** The numbers of a service, for each of the three sizes. */
const numbers = (form: RegExp, rule: string) =>
	matching(form, rule).transform((text) => text.split(', ').map((size) => size.split(/ [+-] /).map(Number)));
const days = numbers(/^(\d{1,3} \+ \d{1,3} \+ \d{1,3}(, |$)){3}$/, 'Write 3 + 5 + 4, 10 + 22 + 14, 18 + 48 + 24.');
const prices = numbers(/^(\d+ - \d+(, |$)){3}$/, 'Write 40000 - 60000, 120000 - 180000, 300000 - 450000.').refine(
	(sizes) => sizes.every(([from = 0, to = 0]) => from <= to),
	'Write the lower price of each size first.',
);

/** A text for each of the three sizes. */
const trio = matching(/^[^;]+(; [^;]+){2}$/, 'Join three texts with semicolons.').transform((all) => all.split('; '));

const HOLIDAYS = 'Write days that exist, month first, such as 01-26, with commas between.';
/** A day of every year may be 29 February. */
const isDay = (day: string) => z.iso.date().safeParse(day.length > 5 ? day : `2028-${day}`).success;

const service = z.strictObject({
	code: briefCode(/^[0-9a-z]$/),
	name: text.describe('What the client gets, in a few words.'),
	page: serviceName.describe('The page of the service, which links to a brief with this service.'),
	days: days.describe('Days of each size, with commas between: design + building + content and tests.'),
	prices: prices.optional().describe('In rupees, from and to. Shown if every chosen service has prices.'),
	alongside: z.boolean().optional().describe('Whether this can be done while the team works on the rest.'),
	means: trio.describe('What each of the three sizes means for this service, with semicolons between.'),
	short: trio.optional().describe('The same in a word or two, for phones (default: the names of the sizes).'),
	offer: action
		.extend({
			size: text.meta({ relation: 'sizes' }).describe('The largest size that it covers, in briefs for it alone.'),
		})
		.optional(),
});

/** The page on which visitors weave a brief: its words, and the working days that each service needs. */
export const briefPage = z.strictObject({
	head,
	hero,
	link: text.describe('The words of links and buttons that lead here.'),
	questions: group('The four questions.', {
		services: text.describe('Asks for the services. Home asks this too.'),
		size: text.describe('Asks for the size.'),
		date: text.describe('Asks for the date, which is optional.'),
		industry: text.describe('Asks for the industry, which is optional. To change the industries, open Lists.'),
		any: text.describe('The choice of no industry.'),
	}),
	example: text.meta({ relation: 'industries' }).describe('The industry of the example.'),
	sizes: z.array(text).length(3).describe('The names of the three sizes.'),
	means: trio.describe('What each of them means as long as no service is chosen.'),
	placeholder,
	services: some(service, 'Up to six services, each with a colour of its own.')
		.max(6)
		.refine(ownCodes, 'Give each service a code of its own.'),
	parts: z.array(text).length(3).describe('The names of the three parts of the work.'),
	holidays: matching(/^((20\d\d-)?[01]\d-[0-3]\d(, |$))*$/, HOLIDAYS)
		.refine((days) => days.split(', ').every((day) => day === '' || isDay(day)), HOLIDAYS)
		.default('')
		.describe('Days without work: 01-26 is every year, 2027-10-29 once. Put commas between them.'),
	words: group(named('Plan', 'The plan in words.'), {
		yours: text.describe("The heading of a visitor's plan, and with the days, the link on the woven bands."),
		total: textWith('days').describe('The estimate, with {days}.'),
		ready: textWith('start', 'end').describe('When the work would start and end.'),
		row: textWith('days').describe('What a row of the cloth stands for.'),
		until: textWith('end').describe('When a part of the work ends.'),
		alongside: textWith('service', 'days', 'start').describe('Said of each service that is done beside the others.'),
		short: textWith('days', 'end').describe('The plan on Home, and on the bar at the bottom of phones.'),
		sized: textWith('size').describe('Names the size.'),
		late: textWith('days', 'date').describe('Said if the work ends {days} after the {date}.'),
		less: textWith('choice', 'end').describe(
			'The link to a smaller size, or to fewer services, that would be in time.',
		),
		later: textWith('end').describe('The link to the first date that would be in time.'),
		just: textWith('date').describe('Said if the work ends on the {date}.'),
		inTime: textWith('days', 'date').describe('Said if the work ends {days} before the {date}.'),
		price: textWith('from', 'to').describe('The price, if every chosen service has prices.'),
	}),
	labels: group('The words around the cloth, on links and buttons.', {
		example: text.describe('The link to an example, and the heading above it.'),
		empty: prose.describe('Said as long as nothing is chosen.'),
		use: text.describe('The button below the example.'),
		estimate: prose.describe('Says that this is an estimate, and what makes it longer.'),
		case: textWith('project').describe('The link to a project from the same trade.'),
		made: textWith('service', 'project').describe('The link to a project of another trade with the same service.'),
		see: text.describe('The button on the bar at the bottom of phones, which leads to the plan.'),
		send: text.describe('The button that leads to the contact form, or to an e-mail if the site sends no forms.'),
		asks: text.describe('Says beside the button what the contact form asks for.'),
		share: text.describe('The button that shares or copies the address.'),
		copied: text.describe('Said when the address is copied.'),
		picture: text.describe('The link that saves the cloth as a picture.'),
		again: text.describe('The button that clears the brief.'),
		sample: text.describe('Said of the days as long as they are examples.'),
	}),
	table: sectionHead.describe('The words above the table of all days.'),
});
