import { getCollection } from 'astro:content';
import { pagePath } from '../../../schemas/collections';
import type { Project } from '../../../schemas/project';

/** A project with its place on the site. */
export interface OpenProject extends Project {
	/** The name of its file. */
	slug: string;
	path: string;
	/** One sentence on it. */
	text: string;
	/** Whether visitors have to be told that nobody ordered it. */
	isConcept: boolean;
}

/** Every project, in its order. */
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

/** The projects of these names, in the order of the names. */
export async function projectsNamed(slugs: readonly string[]): Promise<OpenProject[]> {
	const all = await projects();
	return slugs.flatMap((slug) => all.filter((project) => project.slug === slug));
}
