import { DAYS } from '#schemas/site.ts';
import { list, record } from '#lib/content.ts';
import { projects } from '#lib/projects.ts';
import { fillIn } from '#lib/text.ts';

/** Returns what briefs are made of. */
export async function briefTerms() {
	const { services, example, sizes, parts, holidays, words } = await record('briefPage');
	const industries = (await list('industries')).map(({ code, name, motif }) => ({ code, name, motif }));
	const cases = (await projects()).map((project) => ({
		label: fillIn(words.case, { project: project.name }),
		href: project.path,
		keys: [...project.industries, ...project.services],
	}));
	return {
		industries,
		cases,
		sizes,
		parts,
		words,
		holidays: holidays.split(', '),
		// The place of a service is its colour.
		services: services.map((service, place) => ({ ...service, means: [], place })),
		example: `#w=${industries.find(({ name }) => name === example)?.code}-1-${services[0]?.code}`,
		// Content counts weekdays from Monday, JavaScript from Sunday.
		open: (await record('site')).hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7)),
	};
}
