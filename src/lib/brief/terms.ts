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
	const { concept } = (await record('words')).portfolio;
	const [all, industries] = [await projects(), await list('industries')];
	/** Links to the first project for a trade, or for a service, which the link names. */
	const caseOf = (key: string, service = '') => {
		const one = all.find(({ industries, services }) => [...industries, ...services].includes(key));
		const label = fillIn(service ? labels.made : labels.case, { service, project: one?.name });
		return one && { label: one.isConcept ? `${label} · ${concept}` : label, href: href(one.path) };
	};
	return {
		sizes,
		parts,
		words: { ...words, sample: placeholder && labels.sample },
		holidays: holidays.split(', '),
		// The place of a service is its colour.
		services: services.map((one, place) => ({ ...one, means: [], place, similar: caseOf(one.page, one.name) })),
		industries: industries.map(({ code, name, motif }) => ({ code, name, motif, similar: caseOf(name) })),
		// Content counts weekdays from Monday, JavaScript from Sunday.
		open: (await record('site')).hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7)),
	};
}
