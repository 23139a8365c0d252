import type * as Schema from 'schema-dts';
import type { BlogObject } from '#schemas/blog-object.ts';
import type { Site } from '#schemas/site.ts';
import { previewPath } from '#lib/urls.ts';

// `home` is the address of the home page, `url` that of the page. `address` turns a path into an absolute address.
type AddressOf = (path: string) => string;
const inLanguage = 'en-IN';
const agency = (home: string) => ({ '@id': `${home}#agency` });
const published = (home: string) => ({ inLanguage, publisher: agency(home) });

/** How much about the agency a page shows: the contact page all, others the address, campaign pages e-mail and phone. */
export type AgencyExtent = 'all' | 'address' | 'contact';

/** Returns structured data about the agency, limited to the facts that a page shows. */
export function agencyData(site: Site, home: string, extent: AgencyExtent): Schema.Organization {
	const { name, address, priceRange, company } = site;
	const ways = { email: site.email.address, telephone: site.phone.number };
	const contact = {
		...agency(home),
		name,
		...(company && {
			legalName: company.legalName,
			...(company.gstin && { vatID: company.gstin }),
			...(company.cin && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: company.cin } as const }),
		}),
		url: home,
		logo: new URL('icon-512.png', home).href,
		...ways,
		contactPoint: { '@type': 'ContactPoint', contactType: 'sales', ...ways },
	} as const;
	if (extent === 'contact') return { '@type': 'Organization', ...contact };
	return {
		// Google reads local businesses; the definitions of the library allow only one type.
		'@type': ['LocalBusiness', 'ProfessionalService'] as unknown as 'ProfessionalService',
		...contact,
		description: site.summary,
		image: new URL(previewPath('/').slice(1), home).href,
		address: {
			'@type': 'PostalAddress',
			streetAddress: address.street,
			addressLocality: address.locality,
			addressRegion: address.region,
			postalCode: address.postalCode,
			addressCountry: address.country,
		},
		...(address.geo && { geo: { '@type': 'GeoCoordinates', ...address.geo } as const }),
		...(priceRange && { priceRange }),
		sameAs: site.socials.map(({ url }) => url),
		...(extent === 'all' && {
			hasMap: address.mapUrl,
			openingHoursSpecification: site.hours.open.map(({ days: dayOfWeek, ...times }) => ({
				'@type': 'OpeningHoursSpecification' as const,
				dayOfWeek,
				...times,
			})),
		}),
	};
}

/** Returns structured data about the site as a whole. */
export const siteData = (name: string, home: string): Schema.WebSite => ({
	'@type': 'WebSite',
	'@id': `${home}#website`,
	url: home,
	name,
	...published(home),
});

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';

/** What the structured data of a page says about the page itself. */
export interface PageFacts {
	url: string;
	title: string;
	description: string;
	isAboutAgency?: boolean;
	type?: PageType | PageType[];
}

/** Returns structured data about the page itself, with links to the site and the agency. */
export function pageData(page: PageFacts, home: string): Schema.WebPage {
	const { title: name, isAboutAgency, type = 'WebPage', ...shown } = page;
	return {
		// A contact page may also answer questions; the definitions of the library allow only one type.
		'@type': type as 'WebPage',
		'@id': `${page.url}#page`,
		name,
		...shown,
		inLanguage,
		isPartOf: { '@id': `${home}#website` },
		...(isAboutAgency && { about: agency(home) }),
	};
}

/** The pages of a breadcrumb in order, with paths as in the route table. The last one is the current page. */
export type Trail = readonly { name: string; path: string }[];

/** Returns structured data for a breadcrumb. */
export const breadcrumbData = (trail: Trail, url: string, address: AddressOf): Schema.BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	'@id': `${url}#breadcrumb`,
	itemListElement: trail.map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: address(path),
	})),
});

/** Returns questions with their answers, worded as visitors see them (spec §1). */
export const questions = (items: { question: string; answer: string }[]): Schema.Question[] =>
	items.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	}));

/** Returns structured data about a service that the agency offers, for the service's own page. */
export const serviceData = (
	service: { name: string; description: string; url: string },
	home: string,
): Schema.Service => ({ '@type': 'Service', '@id': `${service.url}#service`, ...service, provider: agency(home) });

/** Returns structured data about the blog as a whole, for the blog list and for posts. */
export const blogData = (name: string, home: string): Schema.Blog => ({
	'@type': 'Blog',
	'@id': `${home}blog#blog`,
	name,
	url: `${home}blog`,
	...published(home),
});

/** Returns structured data about a post. */
export function postData(
	post: Pick<BlogObject, 'title' | 'createdAt' | 'updated' | 'author' | 'authorLine'>,
	page: { description: string; url: string; image: string | undefined; authorUrl: string },
	home: string,
): Schema.BlogPosting {
	const { title: headline, createdAt, updated, author: name, authorLine } = post;
	const { authorUrl, image, ...shown } = page;
	return {
		'@type': 'BlogPosting',
		'@id': `${page.url}#post`,
		headline,
		...shown,
		...(createdAt && { datePublished: createdAt }),
		...(updated && { dateModified: updated }),
		mainEntityOfPage: { '@id': `${page.url}#page` },
		isPartOf: { '@id': `${home}blog#blog` },
		author: name
			? { '@type': 'Person', name, url: authorUrl, ...(authorLine && { description: authorLine }) }
			: agency(home),
		...published(home),
		...(image && { image }),
	};
}

/** Returns all structured data of a page as one graph, for a script element. Escapes `<`, so that no text can end it. */
export const printGraph = (...things: Schema.Thing[]): string =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
