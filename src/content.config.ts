import { defineCollection } from 'astro:content';
import { BLOG_OFFLINE } from 'astro:env/server';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { backendPosts, localPosts } from './lib/blog/post-loaders';
import { postBackend } from './lib/blog/source';
import { folderOfRecords, listOfRecords as lists, oneRecord as one, postFolder } from './schemas/collections';

// Says how to mend a misspelt field, which zod calls an unrecognized key.
z.config({
	customError: (issue) =>
		issue.code === 'unrecognized_keys'
			? `There is no field ${issue.keys.map((key) => `"${key}"`).join(' or ')}. Correct the name, or remove it.`
			: undefined,
});

const load = (pattern: string | string[], folder = '') => glob({ base: `content/${folder}`, pattern });

/** The files in content/pages that are not pages of blocks. */
const fixed = Object.values(one).flatMap(({ file }) =>
	file.startsWith('pages/') ? [file.replace('pages/', '!')] : [],
);
const { services, pages, projects } = folderOfRecords;

/** All content. A comment says who reads it; `record`, `list` and `records` of lib/content.ts are the way to it. */
export const collections = {
	// Every page: header, footer, contact details and structured data.
	site: defineCollection({ loader: load(one.site.file), schema: one.site.schema }),
	// Header, phone menu, footer and breadcrumbs.
	navigation: defineCollection({ loader: load(one.navigation.file), schema: one.navigation.schema }),
	// Every page: the words of forms, buttons and labels.
	words: defineCollection({ loader: load(one.words.file), schema: one.words.schema }),
	// sections/home
	homePage: defineCollection({ loader: load(one.homePage.file), schema: one.homePage.schema }),
	// sections/about; lib/people.ts reads the people.
	aboutPage: defineCollection({ loader: load(one.aboutPage.file), schema: one.aboutPage.schema }),
	// sections/process
	processPage: defineCollection({ loader: load(one.processPage.file), schema: one.processPage.schema }),
	// sections/portfolio, sections/project; lib/projects.ts reads the chips.
	portfolioPage: defineCollection({ loader: load(one.portfolioPage.file), schema: one.portfolioPage.schema }),
	// sections/industries
	industriesPage: defineCollection({ loader: load(one.industriesPage.file), schema: one.industriesPage.schema }),
	// sections/services
	servicesPage: defineCollection({ loader: load(one.servicesPage.file), schema: one.servicesPage.schema }),
	// sections/contact
	contactPage: defineCollection({ loader: load(one.contactPage.file), schema: one.contactPage.schema }),
	// sections/blog, and the feed
	blogPage: defineCollection({ loader: load(one.blogPage.file), schema: one.blogPage.schema }),
	// sections/landing
	landingPage: defineCollection({ loader: load(one.landingPage.file), schema: one.landingPage.schema }),
	// pages/brief.astro, components/BriefQuestions.astro, sections/contact
	briefPage: defineCollection({ loader: load(one.briefPage.file), schema: one.briefPage.schema }),
	// pages/404.astro, and layouts/BaseLayout.astro for islands that throw
	fallbackPage: defineCollection({ loader: load(one.fallbackPage.file), schema: one.fallbackPage.schema }),
	// sections/home/HomeServices.astro, sections/process/ProcessTiles.astro
	crafts: defineCollection({ loader: load(lists.crafts.file), schema: lists.crafts.schema }),
	// sections/home/HomeTechnologies.astro
	technologies: defineCollection({ loader: load(lists.technologies.file), schema: lists.technologies.schema }),
	// sections/home/HomeClients.astro
	clients: defineCollection({ loader: load(lists.clients.file), schema: lists.clients.schema }),
	partners: defineCollection({ loader: load(lists.partners.file), schema: lists.partners.schema }),
	// src/integrations/redirects.ts reads the file itself; components/SiteHeader.astro
	redirects: defineCollection({ loader: load(lists.redirects.file), schema: lists.redirects.schema }),
	// lib/industries.ts
	industries: defineCollection({ loader: load(lists.industries.file), schema: lists.industries.schema }),
	// sections/landing/LandingWork.astro
	slides: defineCollection({ loader: load(lists.slides.file), schema: lists.slides.schema }),
	// pages/about.astro
	aboutFaqs: defineCollection({ loader: load(lists.aboutFaqs.file), schema: lists.aboutFaqs.schema }),
	// sections/contact/ContactQuestions.astro
	contactFaqs: defineCollection({ loader: load(lists.contactFaqs.file), schema: lists.contactFaqs.schema }),
	// sections/home/HomeStories.astro
	homeTestimonials: defineCollection({
		loader: load(lists.homeTestimonials.file),
		schema: lists.homeTestimonials.schema,
	}),
	// sections/landing/LandingTestimonials.astro
	landingTestimonials: defineCollection({
		loader: load(lists.landingTestimonials.file),
		schema: lists.landingTestimonials.schema,
	}),
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
