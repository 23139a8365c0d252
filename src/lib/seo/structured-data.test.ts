import type { Thing } from 'schema-dts';
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

const ways = { email: 'hello@example.com', telephone: '+912615550100' };
const contact = {
	...{ '@type': 'Organization', '@id': `${home}#agency`, name: 'Infotech', url: home, logo: `${home}icon-512.png` },
	...{ ...ways, contactPoint: { '@type': 'ContactPoint', contactType: 'sales', ...ways } },
};
const withAddress = {
	...{ ...contact, '@type': ['LocalBusiness', 'ProfessionalService'], description: 'An agency.' },
	...{ image: `${home}og/index.png`, sameAs: ['https://video.example/infotech'] },
	address: { '@type': 'PostalAddress', addressLocality: 'Surat' },
};
const all = {
	...{ ...withAddress, hasMap: 'https://maps.example/' },
	openingHoursSpecification: [
		{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Saturday'], opens: '09:00', closes: '19:00' },
	],
};
const person = { '@type': 'Person', name: 'Asha', url: `${home}about` };
const written = (thing: Thing): unknown => JSON.parse(printGraph(thing));

it.each<[AgencyExtent, shown: object]>([
	['contact', contact],
	['address', withAddress],
	['all', all],
])('claims no more about the agency than the page shows: %s', (extent, shown) => {
	expect(written(agencyData(agency, home, extent))).toEqual({ '@context': 'https://schema.org', '@graph': [shown] });
});

it('names what the team has entered, in the words of schema.org', () => {
	const company = { legalName: 'Infotech Private Limited', cin: 'C1', gstin: 'G1' };
	const address = { ...agency.address, geo: { latitude: 21.17, longitude: 72.83 } };
	const facts = { priceRange: 'Rs 1 lakh' };
	expect(agencyData({ ...agency, company, address, ...facts }, home, 'all')).toMatchObject({
		legalName: 'Infotech Private Limited',
		identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: 'C1' },
		vatID: 'G1',
		geo: { '@type': 'GeoCoordinates', latitude: 21.17, longitude: 72.83 },
		...facts,
	});
});

it.each([
	[{}, undefined, { author: { '@id': `${home}#agency` } }],
	[{ author: 'Asha', updated: '2026-03-01' }, undefined, { author: person, dateModified: '2026-03-01' }],
	[
		{ author: 'Asha', authorLine: 'Weaves.' },
		'a.jpg',
		{ author: { ...person, description: 'Weaves.' }, image: 'a.jpg' },
	],
])('describes a post with %j and the picture %s', (own, image, expected) => {
	const url = `${home}blog/a-title`;
	const page = { description: 'In short.', url, image, authorUrl: `${home}about` };
	expect(postData({ title: 'A title', createdAt: '2026-01-31', ...own }, page, home)).toEqual({
		...{ '@type': 'BlogPosting', '@id': `${url}#post`, headline: 'A title', description: 'In short.', url },
		...{ datePublished: '2026-01-31', inLanguage: 'en-IN', mainEntityOfPage: { '@id': `${url}#page` } },
		...{ isPartOf: { '@id': `${home}blog#blog` }, publisher: { '@id': `${home}#agency` } },
		...expected,
	});
});

it.each<[object, expected: object]>([
	[{}, { '@type': 'WebPage' }],
	[
		{ isAboutAgency: true, type: 'AboutPage' },
		{ '@type': 'AboutPage', about: { '@id': `${home}#agency` } },
	],
])('describes a page with %j', (own, expected) => {
	const [url, description] = [`${home}about`, 'In short.'];
	expect(pageData({ url, title: 'About', description, ...own }, home)).toEqual({
		...{ '@id': `${url}#page`, url, name: 'About', description, inLanguage: 'en-IN' },
		isPartOf: { '@id': `${home}#website` },
		...expected,
	});
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
	expect(breadcrumbData(trail, `${home}a`, (path) => home + path.slice(1))).toEqual({
		'@type': 'BreadcrumbList',
		'@id': `${home}a#breadcrumb`,
		itemListElement: [
			{ '@type': 'ListItem', position: 1, name: '/', item: home },
			{ '@type': 'ListItem', position: 2, name: '/services/pots', item: `${home}services/pots` },
		],
	});
});
