import { record, records } from './content.ts';
import { projectHead } from './seo/heads.ts';
import { pagePath } from '#schemas/collections.ts';

/** A project as pages show it: its record, with its address and what follows from its fields. */
export type OpenProject = Awaited<ReturnType<typeof projects>>[number];

/** Returns every project, in the order of the portfolio. */
export async function projects() {
	const entries = [...(await records('projects'))].sort((a, b) => a.data.order - b.data.order);
	const { name: brand } = await record('site');
	const { description: about } = (await record('portfolioPage')).head;
	return entries.map(({ id, data }) => ({
		...data,
		slug: id,
		path: pagePath('projects', id),
		head: projectHead(data, { brand, about }),
		/** One sentence about the project or, if there is none, the problem that the project solves. */
		text: data.text ?? data.problem,
		/** Whether the page must state that no client commissioned the project. */
		isConcept: data.status !== 'client',
	}));
}

/** Returns the projects with these slugs, in the same order. */
export async function projectsNamed(slugs: readonly string[]): Promise<OpenProject[]> {
	const all = await projects();
	return slugs.flatMap((name) => all.filter(({ slug }) => slug === name));
}
