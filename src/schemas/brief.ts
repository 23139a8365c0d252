import { z } from 'zod';
import { head, placeholder, prose, sectionHead, text, textWith } from './fields.ts';
import { group, matching, named, some } from './help.ts';
import { hero } from './pages.ts';

/** The working days of a service: for each size, for each part of the work. */
const days = matching(
	/^\d{1,3}( \+ \d{1,3}){2}(, \d{1,3}( \+ \d{1,3}){2}){2}$/,
	'Write it as 3 + 5 + 4, 10 + 22 + 14, 18 + 48 + 24.',
).transform((text) => text.split(', ').map((size) => size.split(' + ').map(Number)));
const size = z.strictObject({ name: text.describe('One word.'), text: prose.describe('What this size means.') });

/** The page on which visitors weave a brief: its words, and the working days that each service needs. */
export const briefPage = z.strictObject({
	head,
	hero,
	link: text.describe('The words of links from other pages.'),
	submit: text.describe('The button of the short form on Home.'),
	questions: group('The four questions.', {
		industry: text.describe('Asks for the industry. To change the industries, open Lists.'),
		services: text.describe('Asks for the services.'),
		size: text.describe('Asks for the size.'),
		date: text.describe('Asks for the date, which is optional.'),
	}),
	example: text.meta({ relation: 'industries' }).describe('The industry of the brief that visitors see first.'),
	sizes: z.array(size).length(3).describe('The three sizes.'),
	placeholder,
	services: some(
		z.strictObject({
			name: text.describe('What the client gets, in a few words.'),
			days: days.describe('Days of each size, with commas between: design + building + content and tests.'),
		}),
		'Up to six services, each with a colour of its own. Add new ones last: briefs that visitors keep count on the order.',
	).max(6),
	parts: z.array(text).length(3).describe('The names of the three parts of the work.'),
	words: group(named('Words', 'The plan in words, and the words around the cloth.'), {
		total: textWith('days').describe('The estimate, with {days}.'),
		date: textWith('date').describe('What comes after the size if there is a {date}.'),
		cloth: textWith('industry', 'parts').describe('What screen readers say for the cloth.'),
		late: textWith('days', 'date', 'fitting').describe('Said if too few {days} are left until the {date}.'),
		empty: prose.describe('Said if an answer is missing, or if the address holds no brief.'),
		estimate: prose.describe('Says that this is an estimate, and what makes it longer.'),
		title: textWith('code').describe('The number of the brief.'),
		keep: prose.describe('How to keep it.'),
		send: text.describe('The button that leads to the contact form.'),
	}),
	table: sectionHead.describe('The words above the table of all days.'),
});
