import { craft, faq, industry, logo, project, slide, technologyGroup, testimonial } from './entities.ts';
import { forms } from './forms.ts';
import { llms } from './llms.ts';
import { navigation } from './navigation.ts';
import * as pages from './pages.ts';
import { service } from './service.ts';
import { site } from './site.ts';

/**
 * Every collection of `content/` with its schema, by where its records stand:
 * a file with one record, a file with a list of records, or a folder with one record a file.
 */
export const oneRecord = {
	site: { file: 'site.yaml', schema: site },
	navigation: { file: 'navigation.yaml', schema: navigation },
	forms: { file: 'forms.yaml', schema: forms },
	llms: { file: 'llms.yaml', schema: llms },
	homePage: { file: 'pages/home.yaml', schema: pages.homePage },
	aboutPage: { file: 'pages/about.yaml', schema: pages.aboutPage },
	processPage: { file: 'pages/process.yaml', schema: pages.processPage },
	portfolioPage: { file: 'pages/portfolio.yaml', schema: pages.portfolioPage },
	industriesPage: { file: 'pages/industries.yaml', schema: pages.industriesPage },
	servicesPage: { file: 'pages/services.yaml', schema: pages.servicesPage },
	servicePages: { file: 'pages/service-pages.yaml', schema: pages.servicePages },
	contactPage: { file: 'pages/contact.yaml', schema: pages.contactPage },
	blogPage: { file: 'pages/blog.yaml', schema: pages.blogPage },
	landingPage: { file: 'pages/landing.yaml', schema: pages.landingPage },
	fallbackPage: { file: 'pages/fallback.yaml', schema: pages.fallbackPage },
} as const;

export const listOfRecords = {
	crafts: { file: 'crafts.yaml', schema: craft },
	technologies: { file: 'technologies.yaml', schema: technologyGroup },
	clients: { file: 'clients.yaml', schema: logo },
	partners: { file: 'partners.yaml', schema: logo },
	industries: { file: 'industries.yaml', schema: industry },
	projects: { file: 'projects.yaml', schema: project },
	slides: { file: 'slides.yaml', schema: slide },
	aboutFaqs: { file: 'faqs/about.yaml', schema: faq },
	contactFaqs: { file: 'faqs/contact.yaml', schema: faq },
	homeTestimonials: { file: 'testimonials/home.yaml', schema: testimonial },
	landingTestimonials: { file: 'testimonials/landing.yaml', schema: testimonial },
} as const;

export const folderOfRecords = { services: { folder: 'services', schema: service } } as const;
