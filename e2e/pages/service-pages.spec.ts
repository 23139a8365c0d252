import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

interface Group {
	/** Which part of the service's record stands in this section. */
	part: 'offers' | 'steps' | 'types';
	/** What the specification quotes. */
	title?: string;
	count: number;
	/** The names, where the specification gives them. */
	names?: readonly string[];
}

/** What the specification promises of each service page (spec §2 Service pages). */
const pages: readonly { slug: string; name: string; groups: readonly Group[]; claims: readonly string[] }[] = [
	{
		slug: 'web-development',
		name: 'Web Development',
		groups: [
			{ part: 'offers', title: 'Why Choose Us', count: 4 },
			{ part: 'types', title: 'Types of Websites We Build', count: 8 },
		],
		claims: ['85%+ client retention'],
	},
	{
		slug: 'app-development',
		name: 'Mobile App Development',
		groups: [
			{ part: 'offers', count: 4 },
			{ part: 'steps', count: 5, names: ['Discovery', 'Design', 'Development', 'Testing', 'Launch'] },
		],
		claims: ['50+ apps delivered'],
	},
	{
		slug: 'ui-ux-design',
		name: 'UI/UX Design',
		groups: [{ part: 'steps', count: 5, names: ['Discover', 'Define', 'Design', 'Prototype', 'Deliver'] }],
		claims: ['30-minute design strategy session'],
	},
	{
		slug: 'seo',
		name: 'SEO',
		groups: [
			{
				part: 'offers',
				count: 4,
				names: ['Technical Audit', 'Keyword Strategy', 'Content Optimisation', 'Local SEO'],
			},
			{ part: 'steps', count: 4 },
		],
		claims: ['3X more qualified leads'],
	},
	{
		slug: 'digital-marketing',
		name: 'Digital Marketing',
		groups: [
			{
				part: 'offers',
				count: 6,
				names: [
					'Google Ads',
					'Meta Ads',
					'SEO Optimisation',
					'Social Media Management',
					'Video Boosting',
					'Social Media Optimisation',
				],
			},
			{ part: 'steps', count: 4 },
		],
		claims: ['+150% average ROI'],
	},
	{
		slug: 'video-editing',
		name: 'Video Editing',
		groups: [
			{ part: 'offers', count: 4 },
			{ part: 'steps', count: 4 },
		],
		claims: ['200+ video projects', '98% satisfaction', '48h average turnaround'],
	},
];

test.use({ javaScriptEnabled: false });

for (const { slug, name, groups, claims } of pages) {
	const service = content.services.find((found) => found.slug === slug);
	if (service === undefined) throw new Error(`content/services/${slug}.yaml is missing`);
	const { hero, closing, technologies } = service;

	test.describe(`/services/${slug}`, () => {
		test.beforeEach(({ page }) => page.goto(`/services/${slug}`));

		test('Breadcrumb, hero and closing banner lead on: to Home, Services and the contact page', async ({ page }) => {
			const trail = page.getByRole('navigation', { name: content.navigation.labels.breadcrumb }).getByRole('link');
			await expect(trail).toHaveText(['Home', 'Services', name]);
			for (const [index, path] of ['/', '/services', `/services/${slug}`].entries()) {
				await expect(trail.nth(index)).toHaveAttribute('href', path);
			}
			await expect(trail.last()).toHaveAttribute('aria-current', 'page');

			const main = page.getByRole('main');
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
			await expect(main.locator('a[href="/contactus"]').first()).toHaveText(hero.button.label);
			const banner = main.getByRole('region').last();
			await expect(banner.getByRole('heading')).toHaveText(closing.title);
			await banner.getByRole('link', { name: closing.button.label, exact: true }).click();
			await expect(page).toHaveURL('/contactus');
		});

		test('The page keeps what the specification promises, and names its technologies with their icons', async ({
			page,
		}) => {
			const main = page.getByRole('main');
			for (const { part, title, count, names } of groups) {
				const found = service[part];
				const section = main.getByRole('region', { name: title ?? found?.title ?? '', exact: true });
				const headings = section.getByRole('listitem').getByRole('heading', { level: 3 });
				await expect(headings).toHaveCount(count);
				await expect(headings).toHaveText([...(names ?? found?.items.map((item) => item.name) ?? [])]);
			}
			const text = (await main.innerText()).replace(/\s+/g, ' ');
			const figures = await main
				.locator('dl > div')
				.evaluateAll((rows) =>
					rows.map((row) => `${row.querySelector('dd')?.textContent} ${row.querySelector('dt')?.textContent}`),
				);
			for (const claim of claims) expect([text, ...figures].join('\n')).toContain(claim);
			expect(text.split(' ').length, 'words').toBeGreaterThan(350);

			const tools = main.getByRole('region', { name: technologies.title }).getByRole('listitem');
			await expect(tools).toHaveText(technologies.items.map(({ alt }) => alt));
			for (const tool of await tools.all()) {
				const picture = tool.locator('img');
				await picture.scrollIntoViewIfNeeded();
				await expect(picture).toHaveJSProperty('complete', true);
				await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
			}
		});
	});
}
