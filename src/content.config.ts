import { defineCollection } from 'astro:content';
import { BLOG_OFFLINE } from 'astro:env/server';
import { glob } from 'astro/loaders';
import { settings } from './lib/settings';
import { backendPosts, localPosts } from './lib/blog/post-loaders';
import type { site } from './schemas/site';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from './schemas/collections';

const files = { ...oneRecord, ...listOfRecords };
type Files = {
	[Name in keyof typeof files]: { loader: ReturnType<typeof glob>; schema: (typeof files)[Name]['schema'] };
};

/** The files in content/pages that are not pages of blocks. */
const fixed = Object.values(oneRecord).flatMap(({ file }) =>
	file.startsWith('pages/') ? [file.replace('pages/', '!')] : [],
);

const { services, pages, projects } = folderOfRecords;

export const collections = {
	...(Object.fromEntries(
		Object.entries(files).map(([name, { file, schema }]) => [
			name,
			defineCollection({ loader: glob({ base: 'content', pattern: file }), schema: schema as typeof site }),
		]),
	) as unknown as Files),
	services: defineCollection({
		loader: glob({ base: 'content/services', pattern: '*.yaml' }),
		schema: services.schema,
	}),
	pages: defineCollection({
		loader: glob({ base: 'content/pages', pattern: ['*.yaml', ...fixed] }),
		schema: pages.schema,
	}),
	projects: defineCollection({
		loader: glob({ base: 'content/projects', pattern: '*.yaml' }),
		schema: projects.schema,
	}),
	posts: defineCollection({
		loader: settings.backendUrl ? backendPosts(settings.backendUrl, BLOG_OFFLINE === '1') : localPosts(),
		schema: postFolder.schema,
	}),
};
