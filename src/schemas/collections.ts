import { z } from 'zod';
import { blockPage, service } from './block-page.ts';
import { briefPage } from './brief.ts';
import { craft, faq, industry, logo, slide, technologyGroup, testimonial } from './entities.ts';
import { ownCodes } from './fields.ts';
import type { SchemaContext } from './pictures.ts';
import * as pages from './pages.ts';
import { postFields } from './post.ts';
import { project } from './project.ts';
import { redirects } from './redirects.ts';
import type { RecordSchema } from './shape.ts';
import { navigation, site } from './site.ts';
import { words } from './words.ts';

/** Files with one record each, and the paths of the pages that they describe. */
export const oneRecord = {
	site: { file: 'site.yaml', schema: site },
	navigation: { file: 'navigation.yaml', schema: navigation },
	words: { file: 'words.yaml', schema: words },
	homePage: { file: 'pages/home.yaml', path: '/', schema: pages.homePage },
	aboutPage: { file: 'pages/about.yaml', path: '/about', schema: pages.aboutPage },
	processPage: { file: 'pages/process.yaml', path: '/ourprocess', schema: pages.processPage },
	portfolioPage: { file: 'pages/portfolio.yaml', path: '/portfolio', schema: pages.portfolioPage },
	industriesPage: { file: 'pages/industries.yaml', path: '/Industries', schema: pages.industriesPage },
	servicesPage: { file: 'pages/services.yaml', path: '/services', schema: pages.servicesPage },
	contactPage: { file: 'pages/contact.yaml', path: '/contactus', schema: pages.contactPage },
	blogPage: { file: 'pages/blog.yaml', path: '/blog', schema: pages.blogPage },
	landingPage: { file: 'pages/landing.yaml', path: '/landing-page', schema: pages.landingPage },
	briefPage: { file: 'brief.yaml', path: '/brief', schema: briefPage },
	fallbackPage: { file: 'pages/fallback.yaml', schema: pages.fallbackPage },
} as const;

/** A file with a list. Pages leave out an empty list, unless the list needs an entry. */
const listOf = <Item extends z.ZodType>(item: Item, least = 0) =>
	z.strictObject({ items: z.array(item).min(least).describe('The entries, in the order in which they appear.') });

export const listOfRecords = {
	crafts: { file: 'crafts.yaml', schema: (context: SchemaContext) => listOf(craft(context), 1) },
	technologies: { file: 'technologies.yaml', schema: listOf(technologyGroup, 1) },
	clients: { file: 'clients.yaml', schema: (context: SchemaContext) => listOf(logo(context)) },
	partners: { file: 'partners.yaml', schema: (context: SchemaContext) => listOf(logo(context)) },
	redirects: { file: 'redirects.yaml', schema: redirects },
	industries: {
		file: 'industries.yaml',
		schema: (context: SchemaContext) =>
			listOf(industry(context), 1).refine(({ items }) => ownCodes(items), 'Give each industry a code of its own.'),
	},
	slides: { file: 'slides.yaml', schema: (context: SchemaContext) => listOf(slide(context)) },
	aboutFaqs: { file: 'faqs/about.yaml', schema: listOf(faq, 1) },
	contactFaqs: { file: 'faqs/contact.yaml', schema: listOf(faq, 1) },
	homeTestimonials: { file: 'testimonials/home.yaml', schema: listOf(testimonial) },
	landingTestimonials: { file: 'testimonials/landing.yaml', schema: listOf(testimonial) },
} as const;

/** Folders with one file per page. The address of a page is `path` followed by the file name. */
export const folderOfRecords = {
	services: { folder: 'services', path: '/services/', schema: service },
	pages: { folder: 'pages', path: '/', schema: blockPage },
	projects: { folder: 'projects', path: '/portfolio/', schema: project },
} as const;

/** The posts, unless a backend supplies them. */
export const postFolder = { folder: 'blog', schema: postFields } as const;

const schemas = new Map<string, RecordSchema>([
	...Object.values({ ...oneRecord, ...listOfRecords }).map(({ file, schema }) => [`content/${file}`, schema] as const),
	...Object.values(folderOfRecords).map(({ folder, schema }) => [`content/${folder}/.yaml`, schema] as const),
	[`content/${postFolder.folder}/.md`, postFolder.schema],
]);

/** Returns the schema of a file in content/, if the site reads this file. */
export const schemaOf = (file: string): RecordSchema | undefined =>
	schemas.get(file) ?? schemas.get(file.replace(/[^/]*(\.\w+)$/, '$1'));

/** Returns the path of a page. @param id the file name of the page, without its extension. */
export const pagePath = (folder: keyof typeof folderOfRecords, id: string): string => folderOfRecords[folder].path + id;
