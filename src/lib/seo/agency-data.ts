import type { Organization, ProfessionalService, WebSite } from 'schema-dts';

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

/**
 * How much of the agency a page shows, and so may claim: `all` on the contact page, `address` wherever the footer is,
 * `contact` on the campaign's page, which has a mail address and a phone number alone.
 */
export type AgencyExtent = 'all' | 'address' | 'contact';

/** The days of the week in English, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Name and ways to reach the agency, with one stable id for the whole site. */
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

/** What a local business has besides: where it is, and its other places on the web. */
function addressData({ summary, address, socials }: Agency, home: string) {
	return {
		description: summary,
		image: new URL('og/home.png', home).href,
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

/** The agency, as far as a page shows it. */
export function agencyData(agency: Agency, home: string, extent: AgencyExtent): Organization | ProfessionalService {
	if (extent === 'contact') return { '@type': 'Organization', ...contactData(agency, home) };
	const { days, opens, closes } = agency.hours;
	return {
		'@type': 'ProfessionalService',
		...contactData(agency, home),
		...addressData(agency, home),
		...(extent === 'all' && {
			hasMap: agency.address.mapUrl,
			openingHoursSpecification: {
				'@type': 'OpeningHoursSpecification',
				dayOfWeek: days.flatMap((day) => WEEKDAYS[day - 1] ?? []),
				opens,
				closes,
			},
		}),
	};
}

/** The site as a whole. */
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
