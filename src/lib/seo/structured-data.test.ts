import { expect, it } from 'vitest';
import type { Site } from '#schemas/site.ts';
import { agencyData, type AgencyExtent, breadcrumbData, pageData, postData, printGraph } from './structured-data.ts';

const home = 'https://www.example.com/website/';

const agency = {
	name: 'Infotech',
	summary: 'An agency.',
	email: { address: 'hello@example.com' },
	phone: { display: '+91 261 555 0100', number: '+912615550100', call: 'Call us' },
	address: { locality: 'Surat', mapUrl: 'https://maps.example/' },
	hours: { open: [{ days: ['Monday', 'Saturday'], opens: '09:00', closes: '19:00' }], timeZone: 'Asia/Kolkata' },
	socials: [{ label: 'YouTube', url: 'https://video.example/infotech' }],
} as unknown as Site;

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
	const facts = { priceRange: 'Rs 1 lakh', alternateName: 'IT' };
	expect(agencyData({ ...agency, company, address, ...facts }, home, 'all')).toMatchObject({
		'@type': ['LocalBusiness', 'ProfessionalService'],
		legalName: 'Infotech Private Limited',
		identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: 'C1' },
		vatID: 'G1',
		geo: { '@type': 'GeoCoordinates', latitude: 21.17, longitude: 72.83 },
		...facts,
	});
	expect(JSON.stringify(agencyData(agency, home, 'all'))).not.toMatch(/legalName|vatID|geo|priceRange|alternateName/);
});

it.each([
	[{}, { author: { '@id': `${home}#agency` } }],
	[
		{ author: 'A. Writer', updated: '2026-03-01T00:00:00.000Z' },
		{ author: { '@type': 'Person', name: 'A. Writer', url: `${home}about` }, dateModified: '2026-03-01T00:00:00.000Z' },
	],
])('describes a post with %j', (more, expected) => {
	const post = { title: 'A title', createdAt: '2026-01-31T09:30:00.000Z', ...more };
	const page = { description: 'In short.', url: `${home}blog/a-title`, image: undefined, authorUrl: `${home}about` };
	const data = postData(post, page, home);
	expect(data).toMatchObject({ headline: 'A title', datePublished: '2026-01-31T09:30:00.000Z', ...expected });
	expect(data).not.toHaveProperty('image');
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
	const trail = ['/', '/services/pots'].map((path) => ({ name: path, path }));
	expect(breadcrumbData(trail, '', (path) => home + path.slice(1)).itemListElement).toMatchObject([
		{ position: 1, name: '/', item: home },
		{ position: 2, name: '/services/pots', item: `${home}services/pots` },
	]);
});
