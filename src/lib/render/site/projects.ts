import { getCollection } from 'astro:content';
import { pagePath } from '../../../schemas/collections';
import type { Project } from '../../../schemas/project';

export interface OpenProject extends Project {
	/** Its file name without extension. */
	slug: string;
	path: string;
	/** One sentence about it. */
	text: string;
	/** Whether the page must say that no client commissioned it. */
	isConcept: boolean;
}

/** Returns every project, in order. */
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

/** Returns the projects with these names, in the order of the names. */
export async function projectsNamed(slugs: readonly string[]): Promise<OpenProject[]> {
	const all = await projects();
	return slugs.flatMap((slug) => all.filter((project) => project.slug === slug));
}
