import { z } from 'astro/zod';
import { expect, test } from './support/built-pages.ts';
import { content } from './support/content.ts';
import type { PageFacts } from './support/page-facts.ts';
import { serviceSlugs } from './support/routes.ts';
import { canonicalOrigin } from './support/setup.ts';

const thing = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) });
const graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(1) });

const question = z.object({
	'@type': z.literal('Question'),
	name: z.string(),
	acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: z.string() }),
});

const entry = z.object({ position: z.number(), name: z.string(), item: z.string() });

const home = `${canonicalOrigin}/`;

/** All things that a page describes. */
const thingsOf = ({ data }: PageFacts) => data.flatMap((text) => graph.parse(JSON.parse(text))['@graph']);

/** The thing of this type on a page; a test fails where there is none. */
function findThing(pages: readonly PageFacts[], path: string, type: string): z.infer<typeof thing> {
	const page = pages.find((found) => found.path === path);
	const found = page && thingsOf(page).find(({ '@type': types }) => [types].flat().includes(type));
	if (found === undefined) throw new Error(`${path} describes no ${type}`);
	return found;
}

test('Each page describes itself, its site and the agency in data that can be read', ({ site }) => {
	for (const page of site.listed) {
		const ids = thingsOf(page).map(({ '@id': id }) => id);
		expect(ids, page.path).toEqual(expect.arrayContaining([`${home}#agency`, `${home}#website`]));
		expect(findThing(site.listed, page.path, 'ProfessionalService')['name']).toBe(content.site.name);
		const own = thingsOf(page).find(({ '@id': id }) => id === `${page.canonical}#page`);
		expect(own, page.path).toMatchObject({ url: page.canonical, name: page.title, description: page.description });
	}
});

test('The contact page is described as one, with the agency as a local business', ({ site }) => {
	expect(findThing(site.listed, '/contactus', 'ContactPage')['url']).toBe(`${canonicalOrigin}/contactus`);
	const { address, email, phone, socials } = content.site;
	expect(findThing(site.listed, '/contactus', 'ProfessionalService')).toMatchObject({
		name: content.site.name,
		email: email.address,
		telephone: phone.number,
		address: {
			'@type': 'PostalAddress',
			streetAddress: address.street,
			addressLocality: 'Surat',
			addressRegion: 'Gujarat',
			postalCode: address.postalCode,
			addressCountry: 'IN',
		},
		openingHoursSpecification: {
			dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
			opens: '09:00',
			closes: '19:00',
		},
		sameAs: socials.map(({ url }) => url),
	});
});

for (const { path, count } of [
	{ path: '/about', count: 6 },
	{ path: '/contactus', count: 3 },
]) {
	test.describe(`The questions of ${path}`, () => {
		test.use({ javaScriptEnabled: false });

		test(`The ${count} questions of ${path} say the same to search engines as to visitors`, async ({ site, page }) => {
			const data = z.array(question).parse(findThing(site.listed, path, 'FAQPage')['mainEntity']);
			await page.goto(path);
			const visible = page.getByRole('main').locator('details');
			await expect(visible).toHaveCount(count);
			expect(data).toHaveLength(count);
			await expect(visible.locator('summary')).toHaveText(data.map(({ name }) => name));
			for (const [index, { acceptedAnswer }] of data.entries()) {
				await visible.nth(index).locator('summary').click();
				await expect(visible.nth(index).getByRole('paragraph')).toHaveText(acceptedAnswer.text);
			}
		});
	});
}

test('Each service page describes its service and its breadcrumb', async ({ site, page }) => {
	for (const slug of serviceSlugs) {
		const path = `/services/${slug}`;
		expect(findThing(site.listed, path, 'Service')['provider']).toEqual({ '@id': `${home}#agency` });
		const trail = z.array(entry).parse(findThing(site.listed, path, 'BreadcrumbList')['itemListElement']);
		expect(trail.map(({ position }) => position)).toEqual([1, 2, 3]);
		const items = [home, `${canonicalOrigin}/services`, `${canonicalOrigin}${path}`];
		expect(trail.map(({ item }) => item)).toEqual(items);
		await page.goto(path);
		const links = page.getByRole('navigation', { name: content.navigation.labels.breadcrumb }).getByRole('link');
		await expect(links).toHaveText(trail.map(({ name }) => name));
	}
});

test('Nine projects are described on the portfolio', ({ site }) => {
	const list = findThing(site.listed, '/portfolio', 'ItemList')['itemListElement'];
	const project = z.object({ item: z.object({ name: z.string() }) });
	const names = z
		.array(project)
		.parse(list)
		.map(({ item }) => item.name);
	expect(names).toEqual(content.projects.map(({ name }) => name));
});
