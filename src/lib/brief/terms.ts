import { oneRecord } from '#schemas/collections.ts';
import { industry } from '#schemas/entities.ts';
import { DAYS } from '#schemas/site.ts';
import { list, record } from '#lib/content.ts';
import { receiverOf } from '#lib/data-use.ts';
import { projects } from '#lib/projects.ts';
import { fillIn } from '#lib/text.ts';

/** Returns what briefs are made of, and what else their page needs: the example, and the ways to send a brief. */
export async function briefTerms() {
	const { services: offered, example, sizes, parts, holidays, words } = await record('briefPage');
	// The place of a service is its colour.
	const services = offered.map((service, place) => ({ ...service, means: [], place }));
	const industries = (await list('industries')).map(({ code, name, motif }) => ({ code, name, motif }));
	const cases = (await projects()).map((project) => ({
		...{ industries: project.industries, services: project.services },
		...{ label: fillIn(words.case, { project: project.name }), href: project.path },
	}));
	const { hours, chat, answer, email } = await record('site');
	// Content counts weekdays from Monday, JavaScript from Sunday.
	const open = hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7));
	const first = industries.find(({ name }) => name === example)?.code;
	// The figure of the house.
	const motif = industry.shape.motif.parse(undefined);
	const terms = { industries, services, open, holidays: holidays.split(', '), sizes, parts, cases, motif, words };
	const contactPath = receiverOf('contact') && oneRecord.contactPage.path;
	return { terms, example: `#w=${first}-1-${services[0]?.code}`, contactPath, chat, answer, mailbox: email.address };
}
