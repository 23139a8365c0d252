import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { blogLoader } from './integrations/blog/blog-loader';
import { loadSettings } from './integrations/build-settings';
import { pageFiles, projectFiles } from './integrations/content/page-loader';
import { yamlFile } from './integrations/content/yaml-loader';
import { folderOfPages, listOfRecords, oneRecord, projectFolder } from './schemas/collections';

interface Source<Schema> {
	file: string;
	schema: Schema;
}
const record = <Schema extends z.ZodObject>({ file, schema }: Source<Schema>) =>
	defineCollection({ loader: yamlFile(file, schema), schema });
const list = <Schema extends z.ZodObject>({ file, schema, least }: Source<Schema> & { least: number }) =>
	defineCollection({ loader: yamlFile(file, schema.array().min(least)), schema });

export const collections = {
	site: record(oneRecord.site),
	navigation: record(oneRecord.navigation),
	forms: record(oneRecord.forms),
	llms: record(oneRecord.llms),
	homePage: record(oneRecord.homePage),
	aboutPage: record(oneRecord.aboutPage),
	processPage: record(oneRecord.processPage),
	portfolioPage: record(oneRecord.portfolioPage),
	industriesPage: record(oneRecord.industriesPage),
	servicesPage: record(oneRecord.servicesPage),
	contactPage: record(oneRecord.contactPage),
	blogPage: record(oneRecord.blogPage),
	landingPage: record(oneRecord.landingPage),
	fallbackPage: record(oneRecord.fallbackPage),
	crafts: list(listOfRecords.crafts),
	technologies: list(listOfRecords.technologies),
	clients: list(listOfRecords.clients),
	partners: list(listOfRecords.partners),
	industries: list(listOfRecords.industries),
	redirects: list(listOfRecords.redirects),
	slides: list(listOfRecords.slides),
	aboutFaqs: list(listOfRecords.aboutFaqs),
	contactFaqs: list(listOfRecords.contactFaqs),
	homeTestimonials: list(listOfRecords.homeTestimonials),
	landingTestimonials: list(listOfRecords.landingTestimonials),
	services: defineCollection({ loader: pageFiles('services'), schema: folderOfPages.services.schema }),
	pages: defineCollection({ loader: pageFiles('pages'), schema: folderOfPages.pages.schema }),
	projects: defineCollection({ loader: projectFiles(), schema: projectFolder.schema }),
	posts: defineCollection({ loader: blogLoader(loadSettings()) }),
};
