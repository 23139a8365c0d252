import type { BreadcrumbList, ListItem, Organization, ProfessionalService, Thing, WebPage, WebSite } from 'schema-dts';
import type { Site } from '../../schemas/site.ts';
import { previewPath } from '../urls.ts';

/* The structured data that every page has. What a page is about is in structured-data-subjects.ts. */

/** The facts about the agency that structured data contains. */
export type AgencyFacts = Pick<
	Site,
	'name' | 'alternateName' | 'summary' | 'email' | 'phone' | 'address' | 'hours' | 'socials' | 'priceRange' | 'company'
>;

/**
 * How much information about the agency a page shows; the page's structured data contains no more. `all` is for the
 * contact page, and `address` for other pages with the footer. `contact` is for campaign pages, which show only an
 * e-mail address and a phone number.
 */
export type AgencyExtent = 'all' | 'address' | 'contact';

/** Returns the registration of the company, as structured data names it. */
const companyData = ({ legalName, cin, gstin }: NonNullable<Site['company']>) => ({
	legalName,
	...(gstin && { vatID: gstin }),
	...(cin && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } as const }),
});

/** Returns structured data about the agency, limited to the facts that a page shows. */
export function agencyData(site: AgencyFacts, home: string, extent: AgencyExtent): Organization | ProfessionalService {
	const { name, alternateName, summary, email, phone, address, hours, socials, priceRange, company } = site;
	const contact = {
		'@id': `${home}#agency`,
		name,
		...(alternateName && { alternateName }),
		...(company && companyData(company)),
		url: home,
		logo: new URL('icon-512.png', home).href,
		email: email.address,
		telephone: phone.number,
		contactPoint: {
			'@type': 'ContactPoint',
			contactType: 'sales',
			email: email.address,
			telephone: phone.number,
		},
	} as const;
	if (extent === 'contact') return { '@type': 'Organization', ...contact };
	return {
		// Google reads local businesses; the definitions of the library allow only one type.
		'@type': ['LocalBusiness', 'ProfessionalService'] as unknown as 'ProfessionalService',
		...contact,
		description: summary,
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
		sameAs: socials.map(({ url }) => url),
		...(extent === 'all' && {
			hasMap: address.mapUrl,
			openingHoursSpecification: hours.open.map(({ days, opens, closes }) => ({
				'@type': 'OpeningHoursSpecification' as const,
				dayOfWeek: days,
				opens,
				closes,
			})),
		}),
	};
}

/** Returns structured data about the site as a whole. */
export function siteData({ name }: Pick<Site, 'name'>, home: string): WebSite {
	return {
		'@type': 'WebSite',
		'@id': `${home}#website`,
		url: home,
		name,
		inLanguage: 'en-IN',
		publisher: { '@id': `${home}#agency` },
	};
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';

/** The pages of a breadcrumb in order, with paths as in the route table. The last one is the current page. */
export type Trail = readonly { name: string; path: string }[];

/** What the structured data of a page says about the page itself. */
export interface PageFacts {
	/** The canonical address. */
	url: string;
	title: string;
	description: string;
	isAboutAgency?: boolean;
	type?: PageType | PageType[];
}

/** Returns structured data about the page itself, with links to the site and the agency. */
export function pageData(
	{ url, title, description, isAboutAgency, type = 'WebPage' }: PageFacts,
	home: string,
): WebPage {
	return {
		// A page can have two types: for example, a contact page may also answer questions. The library's TypeScript
		// definitions allow only one type.
		'@type': type as 'WebPage',
		'@id': `${url}#page`,
		url,
		name: title,
		description,
		inLanguage: 'en-IN',
		isPartOf: { '@id': `${home}#website` },
		...(isAboutAgency && { about: { '@id': `${home}#agency` } }),
	};
}

/** Returns structured data for a breadcrumb. `address` turns a path into an absolute address. */
export function breadcrumbData(trail: Trail, url: string, address: (path: string) => string): BreadcrumbList {
	return {
		'@type': 'BreadcrumbList',
		'@id': `${url}#breadcrumb`,
		itemListElement: trail.map(({ name, path }, index): ListItem => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: address(path),
		})),
	};
}

/**
 * Returns all structured data of a page as one graph, as text for a script element. Escapes `<`, so that no text can end
 * the element.
 */
export function printGraph(...things: Thing[]): string {
	return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
}
