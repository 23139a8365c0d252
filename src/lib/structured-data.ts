import type {
	BlogPosting,
	BreadcrumbList,
	FAQPage,
	Graph,
	ItemList,
	ListItem,
	ProfessionalService,
	Service,
	Thing,
	WebPage,
	WebSite,
	WithContext,
} from 'schema-dts';

/** What structured data needs to know of the agency: the record of `content/site.yaml`. */
export interface Agency {
	name: string;
	summary: string;
	email: { address: string };
	phone: { number: string };
	address: { street: string; locality: string; region: string; postalCode: string; country: string; mapUrl: string };
	hours: { days: number[]; opens: string; closes: string };
	socials: { url: string }[];
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage' | 'ItemPage';

export interface PageFacts {
	/** The canonical address. */
	url: string;
	title: string;
	description: string;
	type?: PageType | PageType[];
}

/** The days of the week in English, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Turns data into the text of a script element; `<` is escaped so that no text can end the element. */
export function printStructuredData(data: WithContext<Thing> | Graph): string {
	return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** The agency as a local business, with one stable id for the whole site. */
export function agencyData(agency: Agency, home: string): ProfessionalService {
	const { street, locality, region, postalCode, country, mapUrl } = agency.address;
	return {
		'@type': 'ProfessionalService',
		'@id': `${home}#agency`,
		name: agency.name,
		description: agency.summary,
		url: home,
		image: new URL('og/home.png', home).href,
		email: agency.email.address,
		telephone: agency.phone.number,
		address: {
			'@type': 'PostalAddress',
			streetAddress: street,
			addressLocality: locality,
			addressRegion: region,
			postalCode,
			addressCountry: country,
		},
		hasMap: mapUrl,
		openingHoursSpecification: {
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: agency.hours.days.flatMap((day) => WEEKDAYS[day - 1] ?? []),
			opens: agency.hours.opens,
			closes: agency.hours.closes,
		},
		sameAs: agency.socials.map(({ url }) => url),
	};
}

/** The site as a whole. */
export function siteData(agency: Agency, home: string): WebSite {
	return {
		'@type': 'WebSite',
		'@id': `${home}#website`,
		url: home,
		name: agency.name,
		inLanguage: 'en-IN',
		publisher: { '@id': `${home}#agency` },
	};
}

/** The page itself, tied to the site and the agency. */
export function pageData({ url, title, description, type = 'WebPage' }: PageFacts, home: string): WebPage {
	return {
		// One page can be of two types: a contact page that answers questions.
		'@type': type as 'WebPage',
		'@id': `${url}#page`,
		url,
		name: title,
		description,
		inLanguage: 'en-IN',
		isPartOf: { '@id': `${home}#website` },
		about: { '@id': `${home}#agency` },
	};
}

/** The questions of a page, equal to the visible text (spec §1). */
export function questionsData(
	items: { question: string; answer: string }[],
): Pick<Exclude<FAQPage, string>, 'mainEntity'> {
	return {
		mainEntity: items.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}

/** The breadcrumb of a page; the last entry is the page itself. */
export function breadcrumbData(trail: { name: string; url: string }[]): BreadcrumbList {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, url }, index): ListItem => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: url,
		})),
	};
}

/** All data of a page in one graph. */
export function graph(...things: Thing[]): Graph {
	return { '@context': 'https://schema.org', '@graph': things };
}

/** A breadcrumb from names and paths; `url` makes the full address of a path. */
export function pageTrail(url: (path: string) => string, ...entries: [name: string, path: string][]): BreadcrumbList {
	return breadcrumbData(entries.map(([name, path]) => ({ name, url: url(path) })));
}

/** The portfolio as a list of works, in the order of the page. */
export function projectsData(projects: { name: string; text: string; location: string }[], url: string): ItemList {
	return {
		'@type': 'ItemList',
		'@id': `${url}#projects`,
		itemListElement: projects.map(({ name, text, location }, index): ListItem => ({
			'@type': 'ListItem',
			position: index + 1,
			item: { '@type': 'CreativeWork', name, description: text, locationCreated: { '@type': 'Place', name: location } },
		})),
	};
}

/** A service of the agency, for its own page. */
export function serviceData(service: { name: string; description: string; url: string }, home: string): Service {
	return {
		'@type': 'Service',
		'@id': `${service.url}#service`,
		...service,
		provider: { '@id': `${home}#agency` },
		areaServed: 'IN',
	};
}

/** A post of the blog. */
export function postData(
	post: { title: string; createdAt: string },
	description: string,
	url: string,
	home: string,
	image: string | undefined,
): BlogPosting {
	return {
		'@type': 'BlogPosting',
		'@id': `${url}#post`,
		headline: post.title,
		description,
		datePublished: post.createdAt,
		inLanguage: 'en-IN',
		url,
		mainEntityOfPage: { '@id': `${url}#page` },
		author: { '@id': `${home}#agency` },
		publisher: { '@id': `${home}#agency` },
		...(image && { image }),
	};
}
