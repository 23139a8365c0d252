import { defineCollection, type SchemaContext } from 'astro:content';
import { BLOG_OFFLINE } from 'astro:env/server';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { backendPosts, localPosts } from './lib/blog/post-loaders.ts';
import { postBackend } from './lib/settings.ts';
import { folderOfRecords, listOfRecords as lists, oneRecord as one, postFolder } from './schemas/collections.ts';

// Says how to mend a misspelt field, which zod calls an unrecognized key.
z.config({
	customError: (issue) =>
		issue.code === 'unrecognized_keys'
			? `There is no field ${issue.keys.map((key) => `"${key}"`).join(' or ')}. Correct the name, or remove it.`
			: undefined,
});

const load = (pattern: string | string[], folder = '') => glob({ base: `content/${folder}`, pattern });

/** Defines a collection of one file, which holds a record or a list. */
const from = <Schema extends z.ZodType>(one: { file: string; schema: Schema | ((context: SchemaContext) => Schema) }) =>
	defineCollection({ loader: load(one.file), schema: one.schema });

/** The files in content/pages that are not pages of blocks. */
const fixed = Object.values(one).flatMap(({ file }) =>
	file.startsWith('pages/') ? [file.replace('pages/', '!')] : [],
);
const { services, pages, projects } = folderOfRecords;

/** All content. Pages read it with `record`, `list` and `records` of lib/content.ts, and posts with lib/blog/posts.ts. */
export const collections = {
	site: from(one.site),
	navigation: from(one.navigation),
	words: from(one.words),
	homePage: from(one.homePage),
	aboutPage: from(one.aboutPage),
	processPage: from(one.processPage),
	portfolioPage: from(one.portfolioPage),
	industriesPage: from(one.industriesPage),
	servicesPage: from(one.servicesPage),
	contactPage: from(one.contactPage),
	blogPage: from(one.blogPage),
	landingPage: from(one.landingPage),
	briefPage: from(one.briefPage),
	fallbackPage: from(one.fallbackPage),
	crafts: from(lists.crafts),
	technologies: from(lists.technologies),
	clients: from(lists.clients),
	partners: from(lists.partners),
	redirects: from(lists.redirects),
	industries: from(lists.industries),
	slides: from(lists.slides),
	aboutFaqs: from(lists.aboutFaqs),
	contactFaqs: from(lists.contactFaqs),
	homeTestimonials: from(lists.homeTestimonials),
	landingTestimonials: from(lists.landingTestimonials),
	services: defineCollection({ loader: load('*.yaml', services.folder), schema: services.schema }),
	pages: defineCollection({ loader: load(['*.yaml', ...fixed], pages.folder), schema: pages.schema }),
	projects: defineCollection({ loader: load('*.yaml', projects.folder), schema: projects.schema }),
	posts: defineCollection({
		loader: postBackend ? backendPosts(postBackend, BLOG_OFFLINE === '1') : localPosts(),
		schema: postFolder.schema,
	}),
};
