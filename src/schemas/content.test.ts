import { describe, expect, it } from 'vitest';
import { listOfRecords, oneRecord } from './collections.ts';
import { contentOf, listOf, services } from './testing/content.ts';

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const navigation = contentOf(oneRecord.navigation);
const bySlug = new Map(services());

/** The record of a service that the specification names. */
function service(slug: string) {
	const record = bySlug.get(slug);
	if (record === undefined) throw new Error(`content/services/${slug}.yaml is missing`);
	return record;
}

describe('the counts of the specification', () => {
	it.each([
		['clients', 8],
		['partners', 5],
		['crafts', 6],
		['technologies', 6],
		['industries', 12],
		['projects', 9],
		['aboutFaqs', 6],
		['contactFaqs', 3],
		['homeTestimonials', 3],
		['landingTestimonials', 4],
		['slides', 2],
	] as const)('there are as many %s as specified: %i', (collection, count) => {
		expect(listOf<(typeof listOfRecords)[typeof collection]['schema']>(listOfRecords[collection])).toHaveLength(count);
	});

	it('there are ten chips and six benefits', () => {
		expect(contentOf(oneRecord.portfolioPage).chips).toHaveLength(10);
		expect(contentOf(oneRecord.landingPage).benefits.items).toHaveLength(6);
	});
});

describe('the navigations', () => {
	const paths = (items: readonly { path: string }[]) => items.map(({ path }) => path);

	it('has seven items in the header', () => {
		expect(paths(navigation.header)).toEqual([
			'/about',
			'/services',
			'/ourprocess',
			'/portfolio',
			'/Industries',
			'/blog',
			'/contactus',
		]);
	});

	it('has six items in the mobile menu, /solutions as OurServices and no blog', () => {
		expect(paths(navigation.mobile)).toEqual([
			'/about',
			'/solutions',
			'/ourprocess',
			'/portfolio',
			'/Industries',
			'/contactus',
		]);
		expect(navigation.mobile[1]?.label).toBe('OurServices');
	});

	it('has twelve links in the footer', () => {
		expect(navigation.footer.flatMap(({ items }) => paths(items))).toEqual([
			'/',
			'/about',
			'/services',
			'/ourprocess',
			'/portfolio',
			'/blog',
			'/contactus',
			'/services/web-development',
			'/services/app-development',
			'/services/ui-ux-design',
			'/services/digital-marketing',
			'/services/seo',
		]);
	});
});

describe('the names of the specification', () => {
	it('has the six crafts', () => {
		expect(names(listOf(listOfRecords.crafts))).toEqual([
			'Video Editing',
			'App Development',
			'Web Development',
			'Animation',
			'Cloud And DevOps',
			'UI/UX Design',
		]);
	});

	it('has the six technology tabs, Frontend first', () => {
		const groups = ['Frontend', 'Backend', 'DevOps', 'UI/UX', 'Mobiles', 'VideoEditing'];
		expect(names(listOf(listOfRecords.technologies))).toEqual(groups);
	});

	it('has the twelve industries', () => {
		expect(names(listOf(listOfRecords.industries))).toEqual([
			'Virtual Reality',
			'Augmented reality',
			'Finance & Banking',
			'EV Segment',
			'Restaurant',
			'Healthcare',
			'Tourism',
			'Entertainment',
			'Education',
			'Retail & E-commerce',
			'Automotive',
			'Textile',
		]);
	});

	it('has the values and the steps of Our Process', () => {
		const { values, steps } = contentOf(oneRecord.processPage);
		expect(names(values.items)).toEqual(['Transparency', 'Fairness', 'Focus']);
		const five = ['Research', 'Strategy', 'Targeting', 'Data Collection', 'Problem Solving'];
		expect(names(steps.items)).toEqual(five);
	});

	it('has the six benefits of the landing page', () => {
		expect(names(contentOf(oneRecord.landingPage).benefits.items)).toEqual([
			'Website ready in 20 days',
			'1 year domain free',
			'Mobile responsive design',
			'SEO ready',
			'24/7 support',
			'100% customised unique design',
		]);
	});
});

describe('the services', () => {
	it.each([
		['app-development', ['Android', 'Flutter', 'IOS', 'React-Native']],
		['web-development', ['React JS', 'Vue JS', 'PHP', 'Node JS']],
		['ui-ux-design', ['Interface Design', 'Interaction Design', 'Research', 'Prototyping']],
		['seo', ['Technical Audit', 'Keyword Strategy', 'Content Optimization', 'Local SEO']],
		['video-editing', ['Premiere Pro', 'Davinci Resolve', 'After Effects', 'Illustrator', 'Photoshop']],
		[
			'digital-marketing',
			[
				'Google Ads',
				'Meta Ads',
				'SEO Optimization',
				'Social Media Management',
				'Video Boosting',
				'Social Media Optimization',
			],
		],
	])('lists on the card of %s what the specification lists', (slug, items) => {
		const { list = [], icons = [] } = service(slug).card;
		expect([...list, ...icons.map(({ alt }) => alt)]).toEqual(items);
	});

	it('are six, each with its own place on the overview', () => {
		expect([...bySlug.keys()]).toHaveLength(6);
		expect([...bySlug.values()].map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
	});

	it.each([
		['web-development', 4, undefined],
		['app-development', 4, ['Discovery', 'Design', 'Development', 'Testing', 'Launch']],
		['ui-ux-design', 4, ['Discover', 'Define', 'Design', 'Prototype', 'Deliver']],
		['seo', 4, 4],
		['digital-marketing', 6, 4],
		['video-editing', 4, 4],
	])('has on the page of %s %i offers and the steps %j', (slug, offers, steps) => {
		const record = service(slug);
		expect(record.offers.items).toHaveLength(offers);
		const found = record.steps && names(record.steps.items);
		expect(typeof steps === 'number' ? found?.length : found).toEqual(steps);
	});

	it('has eight types of websites', () => {
		expect(service('web-development').types?.items).toHaveLength(8);
	});

	it('names the offers of SEO and digital marketing', () => {
		const seo = ['Technical Audit', 'Keyword Strategy', 'Content Optimisation', 'Local SEO'];
		expect(names(service('seo').offers.items)).toEqual(seo);
		expect(names(service('digital-marketing').offers.items)).toEqual([
			'Google Ads',
			'Meta Ads',
			'SEO Optimisation',
			'Social Media Management',
			'Video Boosting',
			'Social Media Optimisation',
		]);
	});

	it.each([...bySlug.keys()])('leads from the hero and the end of %s to the contact page', (slug) => {
		const { hero, closing } = service(slug);
		expect([hero.button.href, closing.button.href]).toEqual(['/contactus', '/contactus']);
	});
});
