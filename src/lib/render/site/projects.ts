import { getCollection } from 'astro:content';
import { pagePath } from '../../../schemas/collections';
import type { Project } from '../../../schemas/project';

export interface OpenProject extends Project {
	/** The name of the project's file, without its extension. */
	slug: string;
	path: string;
	/** One sentence about the project or, if there is none, the problem that the project solves. */
	text: string;
	/** Whether the page must state that no client commissioned the project. */
	isConcept: boolean;
}

/** Returns every project, in the order of the portfolio. */
export async function projects(): Promise<OpenProject[]> {
	const entries = (await getCollection('projects')).sort((a, b) => a.data.order - b.data.order);
	return entries.map(({ id, data }) => ({
		...data,
		slug: id,
		path: pagePath('projects', id),
		text: data.text ?? data.problem,
		isConcept: data.concept === true || data.placeholder === true,
	}));
}

/** Returns the projects with these slugs, in the same order. */
export async function projectsNamed(slugs: readonly string[]): Promise<OpenProject[]> {
	const all = await projects();
	return slugs.flatMap((slug) => all.filter((project) => project.slug === slug));
}
