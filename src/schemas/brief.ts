import { z } from 'zod';
import { head, placeholder, prose, sectionHead, serviceName, text, textWith } from './fields.ts';
import { group, named, some } from './help.ts';
import { hero } from './pages.ts';

const days = z.array(z.int().min(0).max(400)).length(3).describe('Three numbers.');
const size = z.strictObject({ name: text.describe('One word.'), text: prose.describe('What this size means.') });
const bySize = <Schema>(one: Schema) => ({ small: one, medium: one, large: one });

/** The page on which visitors weave a brief: its words, and the working days that each service needs. */
export const briefPage = z.strictObject({
	head,
	hero,
	link: text.describe('The words of links from other pages.'),
	short: group('The short form on Home, below these words.', {
		text: text.describe('What visitors get.'),
		submit: text.describe('The button.'),
	}),
	questions: group('The four questions.', {
		industry: text.describe('Asks for the industry. To change the industries, open Lists.'),
		services: text.describe('Asks for the services.'),
		size: text.describe('Asks for the size.'),
		date: text.describe('Asks for the date, which is optional.'),
	}),
	example: text.meta({ relation: 'industries' }).describe('The industry of the brief that visitors see first.'),
	sizes: group('The three sizes.', bySize(size)),
	placeholder,
	services: some(
		z.strictObject({
			service: serviceName.describe('The page of the service.'),
			name: text.describe('What the client gets, in a few words.'),
			days: group('Working days for design, for building, and for content and tests, by size.', bySize(days)),
		}),
		'Up to six services, each with a colour of its own.',
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
		chat: textWith('chat').describe('The link to the chat.'),
	}),
	table: sectionHead.describe('The words above the table of all days.'),
});

export type BriefPage = z.output<typeof briefPage>;
