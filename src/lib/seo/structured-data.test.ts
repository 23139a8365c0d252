import { expect, it } from 'vitest';
import {
	agencyData,
	breadcrumbData,
	pageData,
	printGraph,
	type AgencyExtent,
	type AgencyFacts,
} from './structured-data.ts';

const home = 'https://www.example.com/website/';

const agency: AgencyFacts = {
	name: 'Infotech',
	summary: 'An agency.',
	email: { address: 'hello@example.com' },
	phone: { display: '+91 261 555 0100', number: '+912615550100', call: 'Call us' },
	address: {
		street: '1 Street',
		locality: 'Surat',
		region: 'Gujarat',
		postalCode: '1',
		country: 'IN',
		countryName: 'India',
		mapUrl: 'https://maps.example/',
	},
	hours: { open: [{ days: ['Monday', 'Saturday'], opens: '09:00', closes: '19:00' }], timeZone: 'Asia/Kolkata' },
	socials: [{ label: 'YouTube', url: 'https://video.example/infotech' }],
};

it.each<[AgencyExtent, claims: string[]]>([
	['contact', []],
	['address', ['address']],
	['all', ['address', 'hasMap', 'openingHoursSpecification']],
])('claims no more about the agency than the page shows: %s', (extent, claims) => {
	const data = agencyData(agency, home, extent);
	expect(['address', 'hasMap', 'openingHoursSpecification'].filter((name) => name in Object(data))).toEqual(claims);
	expect(data).toMatchObject({ '@id': `${home}#agency`, url: home, logo: `${home}icon-512.png` });
});

it('names what the team has entered, in the words of schema.org', () => {
	const company = { legalName: 'Infotech Private Limited', cin: 'C1', gstin: 'G1' };
	const address = { ...agency.address, geo: { latitude: 21.17, longitude: 72.83 } };
	expect(
		agencyData({ ...agency, company, address, priceRange: 'Rs 1 lakh', alternateName: 'IT' }, home, 'all'),
	).toMatchObject({
		'@type': ['LocalBusiness', 'ProfessionalService'],
		legalName: 'Infotech Private Limited',
		identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: 'C1' },
		vatID: 'G1',
		geo: { '@type': 'GeoCoordinates', latitude: 21.17, longitude: 72.83 },
		priceRange: 'Rs 1 lakh',
		alternateName: 'IT',
	});
	expect(JSON.stringify(agencyData(agency, home, 'all'))).not.toMatch(/legalName|vatID|geo|priceRange|alternateName/);
});

it.each(['A & B "C" <b>ü</b>', '</script><script>alert(1)</script>', '<!--'])(
	'prints %j so that it parses to the same value and cannot end the script element',
	(title) => {
		const data = pageData({ url: home, title, description: '' }, home);
		const printed = printGraph(data);
		expect(JSON.parse(printed)).toEqual({ '@context': 'https://schema.org', '@graph': [data] });
		expect(printed).not.toContain('<');
	},
);

it('numbers the steps of a breadcrumb from 1, each with its address', () => {
	const trail = [
		{ name: 'Home', path: '/' },
		{ name: 'Pots', path: '/services/pots' },
	];
	expect(breadcrumbData(trail, '', (path) => home + path.slice(1))).toMatchObject({
		itemListElement: [
			{ position: 1, name: 'Home', item: home },
			{ position: 2, name: 'Pots', item: `${home}services/pots` },
		],
	});
});
