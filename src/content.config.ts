import { defineCollection } from 'astro:content';
import { BLOG_OFFLINE } from 'astro:env/server';
import { glob, type Loader } from 'astro/loaders';
import { backendPosts, localPosts } from './lib/blog/post-loaders.ts';
import { postBackend } from './lib/settings.ts';
import type { RecordSchema } from './schemas/shape.ts';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from './schemas/collections.ts';

const load = (pattern: string | string[], folder = '') => glob({ base: `content/${folder}`, pattern });

/** Defines a collection for each file that holds a record or a list. */
const fromFiles = <Files extends Record<string, { file: string; schema: RecordSchema }>>(files: Files) =>
	Object.fromEntries(
		Object.entries(files).map(([name, { file, schema }]) => [name, defineCollection({ loader: load(file), schema })]),
	) as { [Name in keyof Files]: { loader: Loader; schema: Files[Name]['schema'] } };

/** The files in content/pages that are not pages of blocks. */
const fixed = Object.values(oneRecord).flatMap(({ file }) =>
	file.startsWith('pages/') ? [file.replace('pages/', '!')] : [],
);
const { services, pages, projects } = folderOfRecords;

/** All content. Pages read it with `record`, `list` and `records` of lib/content.ts, and posts with lib/blog/posts.ts. */
export const collections = {
	...fromFiles(oneRecord),
	...fromFiles(listOfRecords),
	services: defineCollection({ loader: load('*.yaml', services.folder), schema: services.schema }),
	pages: defineCollection({ loader: load(['*.yaml', ...fixed], pages.folder), schema: pages.schema }),
	projects: defineCollection({ loader: load('*.yaml', projects.folder), schema: projects.schema }),
	posts: defineCollection({
		loader: postBackend ? backendPosts(postBackend, BLOG_OFFLINE === '1') : localPosts(),
		schema: postFolder.schema,
	}),
};
