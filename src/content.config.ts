import { defineCollection, type SchemaContext } from 'astro:content';
import { BLOG_OFFLINE } from 'astro:env/server';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { backendPosts, localPosts } from './lib/blog/post-loaders';
import { postBackend } from './lib/settings';
import { folderOfRecords, listOfRecords as lists, oneRecord as one, postFolder } from './schemas/collections';

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

/** All content. A comment says who reads it; `record`, `list` and `records` of lib/content.ts are the way to it. */
export const collections = {
	// Every page: header, footer, contact details and structured data.
	site: from(one.site),
	// Header, phone menu, footer and breadcrumbs.
	navigation: from(one.navigation),
	// Every page: the words of forms, buttons and labels.
	words: from(one.words),
	// sections/home
	homePage: from(one.homePage),
	// sections/about; lib/people.ts reads the people.
	aboutPage: from(one.aboutPage),
	// sections/process
	processPage: from(one.processPage),
	// sections/portfolio, sections/project; lib/projects.ts reads the chips.
	portfolioPage: from(one.portfolioPage),
	// sections/industries
	industriesPage: from(one.industriesPage),
	// sections/services
	servicesPage: from(one.servicesPage),
	// sections/contact
	contactPage: from(one.contactPage),
	// sections/blog, and the feed
	blogPage: from(one.blogPage),
	// sections/landing
	landingPage: from(one.landingPage),
	// pages/brief.astro, components/BriefQuestions.astro, sections/contact
	briefPage: from(one.briefPage),
	// pages/404.astro, and layouts/BaseLayout.astro for islands that throw
	fallbackPage: from(one.fallbackPage),
	// sections/home/HomeServices.astro, sections/process/ProcessTiles.astro
	crafts: from(lists.crafts),
	// sections/home/HomeTechnologies.astro
	technologies: from(lists.technologies),
	// sections/home/HomeClients.astro
	clients: from(lists.clients),
	partners: from(lists.partners),
	// src/integrations/redirects.ts reads the file itself; components/SiteHeader.astro
	redirects: from(lists.redirects),
	// lib/industries.ts
	industries: from(lists.industries),
	// sections/landing/LandingWork.astro
	slides: from(lists.slides),
	// pages/about.astro
	aboutFaqs: from(lists.aboutFaqs),
	// sections/contact/ContactQuestions.astro
	contactFaqs: from(lists.contactFaqs),
	// sections/home/HomeStories.astro
	homeTestimonials: from(lists.homeTestimonials),
	// sections/landing/LandingTestimonials.astro
	landingTestimonials: from(lists.landingTestimonials),
	// lib/services.ts, pages/services
	services: defineCollection({ loader: load('*.yaml', services.folder), schema: services.schema }),
	// pages/[page].astro
	pages: defineCollection({ loader: load(['*.yaml', ...fixed], pages.folder), schema: pages.schema }),
	// lib/projects.ts, pages/portfolio
	projects: defineCollection({ loader: load('*.yaml', projects.folder), schema: projects.schema }),
	// lib/blog/posts.ts
	posts: defineCollection({
		loader: postBackend ? backendPosts(postBackend, BLOG_OFFLINE === '1') : localPosts(),
		schema: postFolder.schema,
	}),
};
