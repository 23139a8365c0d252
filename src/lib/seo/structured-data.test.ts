import { describe, expect, it } from 'vitest';
import {
	blogData,
	breadcrumbData,
	graph,
	pageData,
	postData,
	printStructuredData,
	projectsData,
	questionsData,
	serviceData,
} from './structured-data.ts';
import { canonicalUrl } from '../site/urls.ts';

const home = 'https://www.example.com/website/';
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

describe('breadcrumbData', () => {
	it('counts from the home page to the page itself, with full addresses', () => {
		const address = (path: string) => canonicalUrl(path, 'https://www.example.com', '/website');
		const trail = [
			{ name: 'Home', path: '/' },
			{ name: 'SEO', path: '/services/seo' },
		];
		expect(breadcrumbData(trail, address('/services/seo'), address)).toEqual({
			'@type': 'BreadcrumbList',
			'@id': `${home}services/seo#breadcrumb`,
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'Home', item: home },
				{ '@type': 'ListItem', position: 2, name: 'SEO', item: `${home}services/seo` },
			],
		});
	});
});

describe('projectsData', () => {
	it('lists the works in the order of the page, with the address of those that have one', () => {
		const data = projectsData(
			[
				{ name: 'Zarikart', text: 'A shop.', link: 'https://zarikart.example/' },
				{ name: 'Berthwise', text: 'A booking site.' },
			],
			`${home}portfolio`,
			home,
		);
		const creator = { '@id': `${home}#agency` };
		expect(data).toEqual({
			'@type': 'ItemList',
			'@id': `${home}portfolio#projects`,
			itemListElement: [
				{
					'@type': 'ListItem',
					position: 1,
					item: {
						'@type': 'CreativeWork',
						name: 'Zarikart',
						description: 'A shop.',
						url: 'https://zarikart.example/',
						creator,
					},
				},
				{
					'@type': 'ListItem',
					position: 2,
					item: { '@type': 'CreativeWork', name: 'Berthwise', description: 'A booking site.', creator },
				},
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

	it('names the author and the last change of a post that has them', () => {
		const data = postData(
			{ ...post, author: 'A. Writer', updated: '2026-03-01T00:00:00.000Z' },
			'',
			url,
			home,
			undefined,
		);
		expect(data).toMatchObject({
			author: { '@type': 'Person', name: 'A. Writer' },
			dateModified: '2026-03-01T00:00:00.000Z',
		});
	});

	it('has no image where the post has none', () => {
		expect(postData(post, '', url, home, undefined)).not.toHaveProperty('image');
	});
});

describe('blogData', () => {
	it('is the blog that its posts are part of', () => {
		const blog = blogData('Our Blogs', home);
		expect(blog).toMatchObject({ '@type': 'Blog', name: 'Our Blogs', url: `${home}blog` });
		const post = postData({ title: 'A title', createdAt: '' }, '', `${home}blog/a-title`, home, undefined);
		expect(post).toMatchObject({ isPartOf: { '@id': Object(blog)['@id'] } });
	});
});
