import { describe, expect, it } from 'vitest';
import { listOfRecords, oneRecord } from './collections.ts';
import { contentOf, listOf } from './testing/content.ts';

const site = contentOf(oneRecord.site);
const projects = listOf(listOfRecords.projects);

/** What this project brings along in place of the team's own: invented, so it must not go to launch unnoticed. */
const SAMPLES = new Set([
	...['reshmika-looms', 'heerakani-stones', 'chowkline-retail', 'sanjivika-clinics'],
	...['tapi-tiffin', 'kasabdor-mills', 'chakrivolt', 'gurukosh-learning'],
	...['meghdhara-cloud', 'paisapath-payments', 'chitrafalak-studio', 'ankaksha-analytics', 'sutradock-logistics'],
	...['zarikart', 'reelkatar', 'patang-panga', 'khaatalekh', 'berthwise', 'natakbox', 'karatscan', 'taanavaana'],
	...['saansfit', 'zarikart-website', 'berthwise-website'],
	...['Founder, retail start-up', 'Marketing head, textile exporter', 'Operations lead, clinic chain'],
	...['Owner, bakery with two counters', 'Partner, interior design studio'],
	...['Manager, coaching institute', 'Founder, organic spice brand'],
]);
/** Hosts and numbers that are nobody's. */
const EXAMPLE = /example|555/i;

interface Sample {
	/** What tells the example value from a real one. */
	value: string;
	placeholder?: boolean | undefined;
}
const logos = [...listOf(listOfRecords.clients), ...listOf(listOfRecords.partners), ...listOf(listOfRecords.slides)];
const testimonials = [...listOf(listOfRecords.homeTestimonials), ...listOf(listOfRecords.landingTestimonials)];
const samples: Sample[] = [
	...logos.map(({ src, ...record }) => ({ ...record, value: src })),
	...projects.map(({ image, ...record }) => ({ ...record, value: image })),
	...testimonials.map(({ name, ...record }) => ({ ...record, value: name })),
];
const examples: Sample[] = [
	{ ...site.email, value: site.email.address },
	{ ...site.phone, value: site.phone.display },
	{ ...site.address, value: site.address.street },
	{ ...site.chat, value: site.chat.url },
	...site.socials.map(({ url, ...record }) => ({ ...record, value: url })),
	...projects.flatMap(({ link, ...record }) => (link === undefined ? [] : [{ ...record, value: link }])),
];

describe('placeholder', () => {
	it.each(samples)('marks $value for as long as it is a sample', ({ value, placeholder = false }) => {
		expect(placeholder).toBe(SAMPLES.has(value));
	});

	it.each(examples)('marks $value for as long as it is an example', ({ value, placeholder = false }) => {
		expect(placeholder).toBe(EXAMPLE.test(value));
	});
});
