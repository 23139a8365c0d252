import { expect, it } from 'vitest';
import { agencyData, type AgencyExtent } from './agency-data.ts';

const agency = {
	name: 'Infotech',
	summary: 'An agency.',
	email: { address: 'hello@example.com' },
	phone: { number: '+912615550100' },
	address: {
		street: '1 Street',
		locality: 'Surat',
		region: 'Gujarat',
		postalCode: '1',
		country: 'IN',
		mapUrl: 'https://maps.example/',
	},
	hours: {
		open: [{ days: [1, 6], opens: '09:00', closes: '19:00' }],
	},
	socials: [{ url: 'https://video.example/infotech' }],
};

it.each<[AgencyExtent, claims: string[]]>([
	['contact', []],
	['address', ['address']],
	['all', ['address', 'hasMap', 'openingHoursSpecification']],
])('claims no more about the agency than the page shows: %s', (extent, claims) => {
	const home = 'https://www.example.com/website/';
	const data = agencyData(agency, home, extent);
	expect(['address', 'hasMap', 'openingHoursSpecification'].filter((name) => name in Object(data))).toEqual(claims);
	expect(data).toMatchObject({ '@id': `${home}#agency`, url: home, logo: `${home}icon-512.png` });
});
