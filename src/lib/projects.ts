import { list, record, records, refer } from './content.ts';
import { pagePath } from '#schemas/collections.ts';

/** A project as pages show it: its record, with its address and what follows from its fields. */
export type OpenProject = Awaited<ReturnType<typeof projects>>[number];

/** Returns every project, in the order of the portfolio. */
export async function projects() {
	const known = {
		services: (await records('services')).map(({ id }) => id),
		industries: (await list('industries')).map(({ name }) => name),
		categories: (await record('portfolioPage')).chips,
	};
	const entries = [...(await records('projects'))].sort((a, b) => a.data.order - b.data.order);
	for (const { id, data } of entries)
		for (const field of ['services', 'industries', 'categories'] as const)
			for (const name of data[field]) refer(name, known[field], `content/projects/${id}.yaml ${field}`);
	return entries.map(({ id, data }) => ({
		...data,
		/** The name of the project's file, without its extension. */
		slug: id,
		path: pagePath('projects', id),
		/** One sentence about the project or, if there is none, the problem that the project solves. */
		text: data.text ?? data.problem,
		/** Whether the page must state that no client commissioned the project. */
		isConcept: data.status !== 'client',
	}));
}

/** Returns the projects with these slugs. @param where the record and the field. @throws if a project does not exist. */
export async function projectsNamed(slugs: readonly string[], where: string): Promise<OpenProject[]> {
	const all = await projects();
	const known = all.map(({ slug }) => slug);
	return slugs.flatMap((name) => all.filter(({ slug }) => slug === refer(name, known, where)));
}
