import type { Organization, ProfessionalService, WebSite } from 'schema-dts';
import type { OpeningHours } from '../../schemas/site.ts';
import { dayNames } from '../opening-hours.ts';
import { previewPath } from '../urls.ts';

/** The facts about the agency that structured data contains, from `content/site.yaml`. */
export interface Agency {
	name: string;
	summary: string;
	email: { address: string };
	phone: { number: string };
	address: { street: string; locality: string; region: string; postalCode: string; country: string; mapUrl: string };
	hours: { open: OpeningHours[] };
	socials: { url: string }[];
}

/**
 * How much information about the agency a page shows; the page's structured data contains no more. `all` is for the
 * contact page, and `address` for other pages with the footer. `contact` is for campaign pages, which show only an
 * e-mail address and a phone number.
 */
export type AgencyExtent = 'all' | 'address' | 'contact';

/** Returns the agency's name and contact details, with an id that is the same on all pages. */
function contactData({ name, email, phone }: Agency, home: string) {
	return {
		'@id': `${home}#agency`,
		name,
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
}

/** Returns the additional facts about a local business, such as its address and its profiles on other sites. */
function addressData({ summary, address, socials }: Agency, home: string) {
	return {
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
		sameAs: socials.map(({ url }) => url),
	} as const;
}

/** Returns structured data about the agency, limited to the facts that a page shows. */
export function agencyData(agency: Agency, home: string, extent: AgencyExtent): Organization | ProfessionalService {
	if (extent === 'contact') return { '@type': 'Organization', ...contactData(agency, home) };
	return {
		'@type': 'ProfessionalService',
		...contactData(agency, home),
		...addressData(agency, home),
		...(extent === 'all' && {
			hasMap: agency.address.mapUrl,
			openingHoursSpecification: agency.hours.open.map((hours) => ({
				'@type': 'OpeningHoursSpecification' as const,
				dayOfWeek: dayNames(hours),
				opens: hours.opens,
				closes: hours.closes,
			})),
		}),
	};
}

/** Returns structured data about the site as a whole. */
export function siteData({ name }: Agency, home: string): WebSite {
	return {
		'@type': 'WebSite',
		'@id': `${home}#website`,
		url: home,
		name,
		inLanguage: 'en-IN',
		publisher: { '@id': `${home}#agency` },
	};
}
