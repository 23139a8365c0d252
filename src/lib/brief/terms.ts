import { DAYS } from '#schemas/site.ts';
import { list, record } from '#lib/content.ts';
import { projects } from '#lib/projects.ts';
import { fillIn } from '#lib/text.ts';
import { href } from '#lib/urls.ts';

/** What visitors choose from, and the words for it. */
export type Terms = Awaited<ReturnType<typeof briefTerms>>;

/** Returns what briefs are made of. */
export async function briefTerms() {
	const { services, sizes, parts, holidays, placeholder, words, labels } = await record('briefPage');
	return {
		sizes,
		parts,
		words: { ...words, sample: placeholder && labels.sample },
		holidays: holidays.split(', '),
		// The place of a service is its colour.
		services: services.map((service, place) => ({ ...service, means: [], place })),
		industries: (await list('industries')).map(({ code, name, motif }) => ({ code, name, motif })),
		cases: (await projects()).map((project) => ({
			label: fillIn(labels.case, { project: project.name }),
			href: href(project.path),
			keys: [...project.industries, ...project.services],
		})),
		// Content counts weekdays from Monday, JavaScript from Sunday.
		open: (await record('site')).hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7)),
	};
}
