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

/** Returns structured data about the agency, limited to the facts that a page shows. */
export function agencyData(agency: Agency, home: string, extent: AgencyExtent): Organization | ProfessionalService {
	const { name, summary, email, phone, address, hours, socials } = agency;
	const contact = {
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
	if (extent === 'contact') return { '@type': 'Organization', ...contact };
	return {
		'@type': 'ProfessionalService',
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
		sameAs: socials.map(({ url }) => url),
		...(extent === 'all' && {
			hasMap: address.mapUrl,
			openingHoursSpecification: hours.open.map((open) => ({
				'@type': 'OpeningHoursSpecification' as const,
				dayOfWeek: dayNames(open),
				opens: open.opens,
				closes: open.closes,
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
