import { describe, expect, it } from 'vitest';
import {
	agencyData,
	graph,
	pageData,
	pageTrail,
	postData,
	printStructuredData,
	projectsData,
	questionsData,
	serviceData,
	siteData,
	type Agency,
} from './structured-data.ts';
import { canonicalUrl } from './urls.ts';

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

describe('printStructuredData', () => {
	it('gives JSON that reads back as it was', () => {
		const data = graph(pageData({ url: home, title: 'A & B "C"', description: '<b>ü</b>' }, home));
		expect(JSON.parse(printStructuredData(data))).toEqual(data);
	});

	it.each(['</script><script>alert(1)</script>', '<!--', '<script'])(
		'lets no text end the script element: %s',
		(title) => {
			const printed = printStructuredData(graph(pageData({ url: home, title, description: '' }, home)));
			expect(printed).not.toContain('<');
		},
	);
});

describe('agencyData', () => {
	const data = agencyData(agency, home);

	it('is a local business with a stable id below the home page', () => {
		expect(data).toMatchObject({
			'@type': 'ProfessionalService',
			'@id': `${home}#agency`,
			url: home,
			name: 'Infotech',
		});
	});

	it('says how to reach the agency', () => {
		expect(data).toMatchObject({
			email: 'hello@example.com',
			telephone: '+912615550100',
			address: { streetAddress: '12 Sample Street', addressLocality: 'Surat', addressCountry: 'IN' },
			hasMap: 'https://maps.example/surat',
			sameAs: ['https://video.example/infotech', 'https://network.example/infotech'],
		});
	});

	it('names the open days, Monday being the first', () => {
		expect(data).toMatchObject({
			openingHoursSpecification: { dayOfWeek: ['Monday', 'Saturday', 'Sunday'], opens: '09:00', closes: '19:00' },
		});
	});

	it('shows the picture of the home page, below the sub-path', () => {
		expect(data).toMatchObject({ image: 'https://www.example.com/website/og/home.png' });
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

describe('pageData', () => {
	const facts = { url: `${home}contactus`, title: 'Contact', description: 'Write to us.' };

	it('ties the page to the site and the agency by their ids', () => {
		expect(pageData(facts, home)).toMatchObject({
			'@type': 'WebPage',
			'@id': `${home}contactus#page`,
			name: 'Contact',
			isPartOf: { '@id': `${home}#website` },
			about: { '@id': `${home}#agency` },
		});
	});

	it('takes two types for a contact page that answers questions', () => {
		expect(pageData({ ...facts, type: ['ContactPage', 'FAQPage'] }, home)).toMatchObject({
			'@type': ['ContactPage', 'FAQPage'],
		});
	});
});

describe('questionsData', () => {
	it('gives questions and answers word by word, in their order', () => {
		const items = [
			{ question: 'One?', answer: 'Yes & no.' },
			{ question: 'Two?', answer: 'No.' },
		];
		expect(questionsData(items).mainEntity).toEqual([
			{ '@type': 'Question', name: 'One?', acceptedAnswer: { '@type': 'Answer', text: 'Yes & no.' } },
			{ '@type': 'Question', name: 'Two?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } },
		]);
	});
});

describe('pageTrail', () => {
	it('counts from the home page to the page itself, with full addresses', () => {
		const url = (path: string) => canonicalUrl(path, 'https://www.example.com', '/website');
		expect(pageTrail(url, ['Home', '/'], ['SEO', '/services/seo'])).toEqual({
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'Home', item: home },
				{ '@type': 'ListItem', position: 2, name: 'SEO', item: `${home}services/seo` },
			],
		});
	});
});

describe('projectsData', () => {
	it('lists the works in the order of the page', () => {
		const data = projectsData(
			[
				{ name: 'Zarikart', text: 'A shop.', location: 'India' },
				{ name: 'Berthwise', text: 'A booking site.', location: 'Dubai' },
			],
			`${home}portfolio`,
		);
		expect(data).toMatchObject({
			'@id': `${home}portfolio#projects`,
			itemListElement: [
				{ position: 1, item: { '@type': 'CreativeWork', name: 'Zarikart', description: 'A shop.' } },
				{ position: 2, item: { name: 'Berthwise', locationCreated: { name: 'Dubai' } } },
			],
		});
	});
});

describe('serviceData', () => {
	it('names the agency as the provider', () => {
		const url = `${home}services/seo`;
		expect(serviceData({ name: 'SEO Services', description: 'Search work.', url }, home)).toMatchObject({
			'@type': 'Service',
			'@id': `${url}#service`,
			name: 'SEO Services',
			url,
			provider: { '@id': `${home}#agency` },
		});
	});
});

describe('postData', () => {
	const url = `${home}blog/a-title`;
	const post = { title: 'A title', createdAt: '2026-01-31T09:30:00.000Z' };

	it('describes the post and its page', () => {
		expect(postData(post, 'In short.', url, home, 'https://pictures.example/a.png')).toMatchObject({
			'@type': 'BlogPosting',
			headline: 'A title',
			description: 'In short.',
			datePublished: '2026-01-31T09:30:00.000Z',
			image: 'https://pictures.example/a.png',
			mainEntityOfPage: { '@id': `${url}#page` },
			author: { '@id': `${home}#agency` },
		});
	});

	it('has no image where the post has none', () => {
		expect(postData(post, '', url, home, undefined)).not.toHaveProperty('image');
	});
});
