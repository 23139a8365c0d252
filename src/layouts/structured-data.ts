import type { BlogObject } from '#schemas/blog-object.ts';
import type { Site } from '#schemas/site.ts';
import { previewPath } from '#lib/urls.ts';

/*
 * What search engines read, in the words of schema.org. `home` is the address of the home page. Fields without a value are
 * left out when the graph is written.
 */
const inLanguage = 'en-IN';
const agency = (home: string) => ({ '@id': `${home}#agency` });
const published = (home: string) => ({ inLanguage, publisher: agency(home) });

/** How much about the agency a page says: the contact page all, Home and About the address, others e-mail and phone. */
export type AgencyExtent = 'all' | 'address' | 'contact';

/** Returns structured data about the agency, limited to the facts that a page shows. */
export function agencyData(site: Site, home: string, extent: AgencyExtent): object {
	const { name, address, company } = site;
	const ways = { email: site.email.address, telephone: site.phone.number };
	const contact = {
		'@type': 'Organization',
		...agency(home),
		name,
		legalName: company?.legalName,
		vatID: company?.gstin,
		identifier: company?.cin && { '@type': 'PropertyValue', propertyID: 'CIN', value: company.cin },
		url: home,
		logo: new URL('icon-512.png', home).href,
		...ways,
		contactPoint: { '@type': 'ContactPoint', contactType: 'sales', ...ways },
	};
	if (extent === 'contact') return contact;
	const hours = site.hours.open.map(({ days, ...times }) => ({
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: days,
		...times,
	}));
	return {
		...contact,
		'@type': ['LocalBusiness', 'ProfessionalService'],
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
		geo: address.geo && { '@type': 'GeoCoordinates', ...address.geo },
		priceRange: site.priceRange,
		sameAs: site.socials.map(({ url }) => url),
		...(extent === 'all' && { hasMap: address.mapUrl, openingHoursSpecification: hours }),
	};
}

const publication = (type: string, path: string, name: string, home: string) => ({
	'@type': type,
	'@id': `${home}${path}#${type.toLowerCase()}`,
	url: home + path,
	name,
	...published(home),
});

/** Returns structured data about the site as a whole. */
export const siteData = (name: string, home: string) => publication('WebSite', '', name, home);

/** Returns structured data about the blog as a whole, for the blog list and for posts. */
export const blogData = (name: string, home: string) => publication('Blog', 'blog', name, home);

/** What the structured data of a page says about the page itself. */
export interface PageFacts {
	url: string;
	title: string;
	description: string;
	isAboutAgency?: boolean;
	/** Such as 'AboutPage'; a contact page may also answer questions. */
	type?: string | string[] | undefined;
}

/** Returns structured data about the page itself, with links to the site and the agency. */
export const pageData = ({ title: name, isAboutAgency, type = 'WebPage', ...shown }: PageFacts, home: string) => ({
	'@type': type,
	'@id': `${shown.url}#page`,
	name,
	...shown,
	inLanguage,
	isPartOf: { '@id': `${home}#website` },
	about: isAboutAgency ? agency(home) : undefined,
});

/** The pages of a breadcrumb in order, with paths as in the route table. The last one is the current page. */
export type Trail = readonly { name: string; path: string }[];

/** Returns structured data for a breadcrumb. @param address turns a path into an absolute address. */
export const breadcrumbData = (trail: Trail, url: string, address: (path: string) => string) => ({
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
export const questions = (items: { question: string; answer: string }[]) =>
	items.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	}));

/** Returns structured data about a post. */
export function postData(
	post: Pick<BlogObject, 'title' | 'createdAt' | 'updated' | 'author' | 'authorLine'>,
	{ authorUrl, ...shown }: { description: string; url: string; image: string | undefined; authorUrl: string },
	home: string,
): object {
	const { author: name, authorLine: description } = post;
	return {
		'@type': 'BlogPosting',
		'@id': `${shown.url}#post`,
		headline: post.title,
		...shown,
		datePublished: post.createdAt,
		dateModified: post.updated,
		mainEntityOfPage: { '@id': `${shown.url}#page` },
		isPartOf: { '@id': `${home}blog#blog` },
		author: name ? { '@type': 'Person', name, url: authorUrl, description } : agency(home),
		...published(home),
	};
}

/** Returns all structured data of a page as one graph, for a script element. Escapes `<`, so that no text can end it. */
export const printGraph = (...things: object[]): string =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
