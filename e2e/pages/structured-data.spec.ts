import { z } from 'astro/zod';
import { readSite } from '../../scripts/launch-check/site.ts';
import { absentFields } from '../../scripts/launch-check/structured-data/table.ts';
import { buildFolder } from '../../scripts/lib/build.ts';
import { readSettings } from '../../src/integrations/build-settings.ts';
import { expect, test } from '../support/built-pages.ts';
import { content } from '../support/content.ts';
import type { PageFacts } from '../support/page-facts.ts';
import { serviceSlugs } from '../support/routes.ts';
import { canonicalOrigin, variants } from '../../scripts/lib/variants.ts';

const thing = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) });
const graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(1) });

const question = z.object({
	'@type': z.literal('Question'),
	name: z.string(),
	acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: z.string() }),
});

const agencyThing = z.looseObject({
	name: z.string(),
	email: z.string(),
	telephone: z.string(),
	description: z.string().optional(),
	address: z.record(z.string(), z.string()).optional(),
	sameAs: z.array(z.string()).optional(),
	hasMap: z.string().optional(),
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
		const things = thingsOf(page);
		expect(page.data, `${page.path} has one graph`).toHaveLength(1);
		const ids = things.map(({ '@id': id }) => id);
		expect(new Set(ids).size, `${page.path} has an id for each thing, once`).toBe(things.length);
		expect(ids, page.path).toEqual(expect.arrayContaining([`${home}#agency`, `${home}#website`]));
		const own = things.find(({ '@id': id }) => id === `${page.canonical}#page`);
		expect(own, page.path).toMatchObject({ url: page.canonical, name: page.title, description: page.description });
	}
});

test('No page claims more of the agency than its visitors can see there', ({ site }) => {
	for (const page of site.listed) {
		const agency = agencyThing.parse(thingsOf(page).find(({ '@id': id }) => id === `${home}#agency`));
		const { name, email, telephone, description = '', address, sameAs = [], hasMap } = agency;
		const shown = [name, email, description, ...Object.values(address ?? {}).filter((part) => part.length > 2)];
		for (const words of shown.filter((part) => part !== 'PostalAddress'))
			expect(page.words, page.path).toContain(words);
		const links = [`tel:${telephone}`, `mailto:${email}`, ...sameAs, ...(hasMap === undefined ? [] : [hasMap])];
		expect(page.links, page.path).toEqual(expect.arrayContaining(links));
		const showsHours = page.words.includes(content.site.hours.label);
		expect('openingHoursSpecification' in agency, `hours on ${page.path}`).toBe(showsHours);
	}
});

test('Every page but the home page has a breadcrumb in its data, from the home page to itself', ({ site }) => {
	for (const page of site.listed) {
		const trails = thingsOf(page).filter(({ '@type': type }) => type === 'BreadcrumbList');
		expect(trails, page.path).toHaveLength(page.path === '/' ? 0 : 1);
		for (const trail of trails) {
			const entries = z.array(entry).parse(trail['itemListElement']);
			expect(entries.map(({ position }) => position)).toEqual([...entries.keys()].map((index) => index + 1));
			expect(entries[0]?.item).toBe(home);
			expect(entries.at(-1)?.item).toBe(page.canonical);
			expect(page.words, page.path).toContain(entries.at(-1)?.name);
		}
	}
});

test('No field that search engines document is missing without a reason', async () => {
	const { name, settings } = variants.backend;
	const absent = absentFields(await readSite(buildFolder(name), readSettings(settings)));
	expect(absent.map(({ field }) => field)).toContain('dateModified');
	expect(absent.filter(({ reason }) => reason === undefined)).toEqual([]);
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

test('Nine projects are described on the portfolio, as visitors read them', ({ site }) => {
	const list = findThing(site.listed, '/portfolio', 'ItemList')['itemListElement'];
	const project = z.object({ item: z.object({ name: z.string(), description: z.string() }) });
	const works = z.array(project).parse(list);
	expect(works.map(({ item }) => item.name)).toEqual(content.projects.map(({ name }) => name));
	expect(works).toHaveLength(9);
	const words = site.listed.find(({ path }) => path === '/portfolio')?.words;
	for (const { item } of works) expect(words).toContain(item.description);
});

test('A post is described as part of the blog, by the words and the date that its readers see', ({ site }) => {
	for (const { path, words } of site.listed.filter((page) => page.path.startsWith('/blog/'))) {
		const post = z
			.object({ headline: z.string(), datePublished: z.iso.datetime(), isPartOf: z.object({ '@id': z.string() }) })
			.parse(findThing(site.listed, path, 'BlogPosting'));
		expect(words, path).toContain(post.headline.replace(/\s+/g, ' '));
		expect(post.isPartOf['@id']).toBe(findThing(site.listed, path, 'Blog')['@id']);
		const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
		expect(words, path).toContain(date.format(new Date(post.datePublished)));
	}
});
