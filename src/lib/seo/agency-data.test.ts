import { describe, expect, it } from 'vitest';
import { agencyData, siteData, type Agency } from './agency-data.ts';

const home = 'https://www.example.com/website/';
const agency: Agency = {
	name: 'Infotech',
	summary: 'An agency.',
	email: { address: 'hello@example.com' },
	phone: { number: '+912615550100' },
	address: {
		street: '12 Sample Street',
		locality: 'Surat',
		region: 'Gujarat',
		postalCode: '395001',
		country: 'IN',
		mapUrl: 'https://maps.example/surat',
	},
	hours: { days: [1, 6, 7], opens: '09:00', closes: '19:00' },
	socials: [{ url: 'https://video.example/infotech' }, { url: 'https://network.example/infotech' }],
};

const reach = { email: 'hello@example.com', telephone: '+912615550100' };

describe('agencyData', () => {
	it('has one stable id below the home page, whatever a page shows', () => {
		for (const extent of ['all', 'address', 'contact'] as const) {
			expect(agencyData(agency, home, extent)).toMatchObject({ '@id': `${home}#agency`, url: home, name: 'Infotech' });
		}
	});

	it('says how to reach the agency, and shows its logo, below the sub-path', () => {
		expect(agencyData(agency, home, 'contact')).toEqual({
			'@type': 'Organization',
			'@id': `${home}#agency`,
			name: 'Infotech',
			url: home,
			logo: `${home}icon-512.png`,
			...reach,
			contactPoint: { '@type': 'ContactPoint', contactType: 'sales', ...reach },
		});
	});

	it('is a local business with address, picture and other places on the web where a page shows them', () => {
		const data = agencyData(agency, home, 'address');
		expect(data).toMatchObject({
			'@type': 'ProfessionalService',
			...reach,
			description: 'An agency.',
			image: `${home}og/home.png`,
			address: { streetAddress: '12 Sample Street', addressLocality: 'Surat', addressCountry: 'IN' },
			sameAs: ['https://video.example/infotech', 'https://network.example/infotech'],
		});
		expect(data).not.toHaveProperty('openingHoursSpecification');
	});

	it('has hours and a map on the page that shows them, Monday being the first day', () => {
		expect(agencyData(agency, home, 'all')).toMatchObject({
			'@type': 'ProfessionalService',
			address: { streetAddress: '12 Sample Street' },
			hasMap: 'https://maps.example/surat',
			openingHoursSpecification: { dayOfWeek: ['Monday', 'Saturday', 'Sunday'], opens: '09:00', closes: '19:00' },
		});
	});
});

describe('siteData', () => {
	it('has an id that pages refer to, and the agency as its publisher', () => {
		expect(siteData(agency, home)).toMatchObject({
			'@type': 'WebSite',
			'@id': `${home}#website`,
			publisher: { '@id': `${home}#agency` },
		});
	});
});
