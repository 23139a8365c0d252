import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { blogLoader } from './integrations/blog/blog-loader';
import { loadSettings } from './integrations/build-settings';
import { yamlFile } from './integrations/content/yaml-loader';
import { folderOfRecords, listOfRecords, oneRecord } from './schemas/collections';

const fromFile = <Schema extends z.ZodObject>({ file, schema }: { file: string; schema: Schema }) =>
	defineCollection({ loader: yamlFile(file), schema });

export const collections = {
	site: fromFile(oneRecord.site),
	navigation: fromFile(oneRecord.navigation),
	forms: fromFile(oneRecord.forms),
	llms: fromFile(oneRecord.llms),
	homePage: fromFile(oneRecord.homePage),
	aboutPage: fromFile(oneRecord.aboutPage),
	processPage: fromFile(oneRecord.processPage),
	portfolioPage: fromFile(oneRecord.portfolioPage),
	industriesPage: fromFile(oneRecord.industriesPage),
	servicesPage: fromFile(oneRecord.servicesPage),
	servicePages: fromFile(oneRecord.servicePages),
	contactPage: fromFile(oneRecord.contactPage),
	blogPage: fromFile(oneRecord.blogPage),
	landingPage: fromFile(oneRecord.landingPage),
	fallbackPage: fromFile(oneRecord.fallbackPage),
	crafts: fromFile(listOfRecords.crafts),
	technologies: fromFile(listOfRecords.technologies),
	clients: fromFile(listOfRecords.clients),
	partners: fromFile(listOfRecords.partners),
	industries: fromFile(listOfRecords.industries),
	projects: fromFile(listOfRecords.projects),
	slides: fromFile(listOfRecords.slides),
	aboutFaqs: fromFile(listOfRecords.aboutFaqs),
	contactFaqs: fromFile(listOfRecords.contactFaqs),
	homeTestimonials: fromFile(listOfRecords.homeTestimonials),
	landingTestimonials: fromFile(listOfRecords.landingTestimonials),
	services: defineCollection({
		loader: glob({ base: `content/${folderOfRecords.services.folder}`, pattern: '*.yaml' }),
		schema: folderOfRecords.services.schema,
	}),
	posts: defineCollection({ loader: blogLoader(loadSettings()) }),
};
