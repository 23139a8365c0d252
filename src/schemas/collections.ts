import type { z } from 'zod';
import { blockPage } from './block-page.ts';
import { craft, faq, industry, logo, slide, technologyGroup, testimonial } from './entities.ts';
import { forms } from './forms.ts';
import { navigation } from './navigation.ts';
import * as pages from './pages.ts';
import { postFields } from './post.ts';
import { project } from './project.ts';
import { redirect } from './redirect.ts';
import { service } from './service.ts';
import { site } from './site.ts';
import { typefaces } from './typefaces.ts';

/**
 * Every collection in `content/`, with its schema. A collection is a file with one record, a file with a list, or a
 * folder with one file per record.
 */
export const oneRecord = {
	site: { file: 'site.yaml', schema: site },
	typefaces: { file: 'brand/typefaces.yaml', schema: typefaces },
	navigation: { file: 'navigation.yaml', schema: navigation },
	forms: { file: 'forms.yaml', schema: forms },
	homePage: { file: 'pages/home.yaml', path: '/', schema: pages.homePage },
	aboutPage: { file: 'pages/about.yaml', path: '/about', schema: pages.aboutPage },
	processPage: { file: 'pages/process.yaml', path: '/ourprocess', schema: pages.processPage },
	portfolioPage: { file: 'pages/portfolio.yaml', path: '/portfolio', schema: pages.portfolioPage },
	industriesPage: { file: 'pages/industries.yaml', path: '/Industries', schema: pages.industriesPage },
	servicesPage: { file: 'pages/services.yaml', path: '/services', schema: pages.servicesPage },
	contactPage: { file: 'pages/contact.yaml', path: '/contactus', schema: pages.contactPage },
	blogPage: { file: 'pages/blog.yaml', path: '/blog', schema: pages.blogPage },
	landingPage: { file: 'pages/landing.yaml', path: '/landing-page', schema: pages.landingPage },
	fallbackPage: { file: 'pages/fallback.yaml', schema: pages.fallbackPage },
} as const;

/** The minimum number of records in a list. Pages leave out an empty list. */
const any = { least: 0 } as const;
const some = { least: 1 } as const;

export const listOfRecords = {
	crafts: { file: 'crafts.yaml', schema: craft, ...some },
	technologies: { file: 'technologies.yaml', schema: technologyGroup, ...some },
	clients: { file: 'clients.yaml', schema: logo, ...any },
	partners: { file: 'partners.yaml', schema: logo, ...any },
	industries: { file: 'industries.yaml', schema: industry, ...some },
	redirects: { file: 'redirects.yaml', schema: redirect, ...any },
	slides: { file: 'slides.yaml', schema: slide, ...any },
	aboutFaqs: { file: 'faqs/about.yaml', schema: faq, ...some },
	contactFaqs: { file: 'faqs/contact.yaml', schema: faq, ...some },
	homeTestimonials: { file: 'testimonials/home.yaml', schema: testimonial, ...any },
	landingTestimonials: { file: 'testimonials/landing.yaml', schema: testimonial, ...any },
} as const;

/** Folders with one file per page. The address of a page is `path` followed by the file name. */
export const folderOfRecords = {
	services: { folder: 'services', path: '/services/', schema: service, endings: ['.yaml', '.md'], ...some },
	pages: { folder: 'pages', path: '/', schema: blockPage, endings: ['.yaml', '.md'], ...any },
	projects: { folder: 'projects', path: '/portfolio/', schema: project, endings: ['.yaml'], ...some },
} as const;

/** The posts, unless a backend supplies them; see `src/lib/build/blog/blog-loader.ts`. */
export const postFolder = { folder: 'blog', schema: postFields, endings: ['.md', '.html'] } as const;

export const collections = { ...oneRecord, ...listOfRecords, ...folderOfRecords };
export type CollectionName = keyof typeof collections;
/** The data in a record of a collection. */
export type RecordOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;
/** The folders that contain pages of blocks. */
export type PageFolder = 'services' | 'pages';

export const collectionNames = Object.keys(collections) as CollectionName[];

/**
 * Returns the path of a page of blocks.
 * @param id the file name of the page, without its extension.
 */
export const pagePath = (folder: keyof typeof folderOfRecords, id: string): string => folderOfRecords[folder].path + id;

/** The file and path of each page with its own layout. */
export const fixedPages: readonly { file: string; path: string }[] = Object.values(oneRecord).flatMap((record) =>
	'path' in record ? [record] : [],
);
