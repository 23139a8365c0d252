import { z } from 'zod';
import type { BuildSettings } from '../../src/integrations/build-settings.ts';
import { canonicalUrl } from '../../src/lib/site/urls.ts';
import type { Page } from './site.ts';

/** The fields of a type that search engines or this project require, and those that visitors must be able to read. */
interface Fields {
	needs: readonly string[];
	shown?: readonly string[];
}

const page: Fields = { needs: ['name', 'url', 'description', 'isPartOf', 'about'] };
const place = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'];

/**
 * The types that pages use. docs/measurements.md lists what search engines document for each. The type of a list item
 * includes the type of its list.
 */
const types: Readonly<Record<string, Fields>> = {
	ProfessionalService: {
		needs: ['name', 'address', 'url', 'telephone', 'email', 'image', 'sameAs'],
		shown: ['name', 'email', 'sameAs'],
	},
	Organization: { needs: ['name', 'url', 'email', 'telephone'], shown: ['name', 'email', 'sameAs'] },
	Person: { needs: ['name'], shown: ['name'] },
	ContactPoint: { needs: ['contactType', 'telephone', 'email'] },
	PostalAddress: { needs: [...place, 'addressCountry'], shown: place },
	OpeningHoursSpecification: { needs: ['dayOfWeek', 'opens', 'closes'] },
	WebSite: { needs: ['name', 'url', 'publisher'] },
	WebPage: page,
	AboutPage: page,
	ContactPage: page,
	CollectionPage: page,
	FAQPage: { needs: ['mainEntity'] },
	Question: { needs: ['name', 'acceptedAnswer'], shown: ['name'] },
	Answer: { needs: ['text'], shown: ['text'] },
	BreadcrumbList: { needs: ['itemListElement'] },
	'ListItem of BreadcrumbList': { needs: ['position', 'name', 'item'], shown: ['name'] },
	ItemList: { needs: ['itemListElement'] },
	'ListItem of ItemList': { needs: ['position', 'item'] },
	CreativeWork: { needs: ['name', 'description', 'creator'], shown: ['name', 'description'] },
	Service: { needs: ['name', 'description', 'url', 'provider'] },
	Blog: { needs: ['name', 'url', 'publisher'] },
	BlogPosting: {
		needs: ['headline', 'description', 'datePublished', 'author', 'publisher', 'url', 'mainEntityOfPage', 'isPartOf'],
		shown: ['headline', 'datePublished', 'dateModified'],
	},
};

const record = z.record(z.string(), z.unknown());

/** A node of the graph, with its types as the table names them. A node with only an id refers to another. */
interface Thing {
	fields: z.infer<typeof record>;
	types: string[];
	isReference: boolean;
}

/** Returns every node in a value, at any depth. */
function thingsIn(value: unknown, parents: readonly string[] = []): Thing[] {
	if (Array.isArray(value)) return value.flatMap((entry) => thingsIn(entry, parents));
	const { data: fields } = record.safeParse(value);
	if (fields === undefined) return [];
	const own = [fields['@type']].flat().filter((type) => typeof type === 'string');
	const names = own.flatMap((type) => (type === 'ListItem' ? parents.map((list) => `ListItem of ${list}`) : type));
	const thing = { fields, types: names, isReference: Object.keys(fields).join() === '@id' };
	return [thing, ...Object.values(fields).flatMap((held) => thingsIn(held, own))];
}

/** Returns every node of a page, or none if its data is not JSON. */
function thingsOf({ $ }: Page): Thing[] {
	try {
		return thingsIn(JSON.parse($('script[type="application/ld+json"]').text()));
	} catch {
		return [];
	}
}

/** Returns when a post was published and last changed; empty strings for other pages. */
export function postDatesOf(page: Page): { published: string; changed: string } {
	const post = thingsOf(page).find((thing) => thing.types.includes('BlogPosting'));
	const published = String(post?.fields['datePublished'] ?? '');
	return { published, changed: String(post?.fields['dateModified'] ?? published) };
}

/** Checks a node for missing fields, and for values that visitors cannot read as text, date or link. */
function thingFaults({ fields, types: own }: Thing, { $ }: Page, words: string): string[] {
	const valuesOf = (name: string): string[] =>
		[fields[name] ?? []].flat().map((value) => String(value).replace(/\s+/g, ' ').trim());
	const isShown = (text: string): boolean =>
		words.includes(text) ||
		$('time[datetime], a[href]')
			.toArray()
			.some((element) => [$(element).attr('datetime'), $(element).attr('href')].includes(text));
	return own.flatMap((type) => {
		const known = types[type];
		if (known === undefined) return [`${type} is not in the table of scripts/launch-check/structured-data.ts`];
		const lacking = known.needs.filter((name) => valuesOf(name).join('') === '');
		const unseen = (known.shown ?? []).flatMap((name) =>
			valuesOf(name)
				.filter((text) => !isShown(text))
				.map((text) => `${name} "${text}"`),
		);
		return [
			...lacking.map((name) => `${type} lacks ${name}`),
			...unseen.map((claim) => `${type} has the ${claim}, which the page does not show`),
		];
	});
}

/** Checks that the structured data of a page is complete and claims only what the page shows. */
export function dataFaults(page: Page, { siteUrl, base }: BuildSettings): string[] {
	const { $, url, isListed } = page;
	if (!isListed) return [];
	const things = thingsOf(page);
	if (things.length === 0) return ['is not there as one block of valid JSON'];
	const words = $('body').clone().find('script, style, template').remove().end().text().replace(/\s+/g, ' ');
	const described = things.filter(({ isReference }) => !isReference);
	const ids = new Set(described.map(({ fields }) => fields['@id']));
	const lost = things.filter(({ fields, isReference }) => isReference && !ids.has(fields['@id']));
	const own = described.find(({ fields }) => fields['@id'] === `${url}#page`)?.fields;
	const trail = described.filter((thing) => thing.types.includes('ListItem of BreadcrumbList'));
	const ends = [trail.at(0), trail.at(-1)].map((item) => item?.fields['item']).join(' … ');
	const home = canonicalUrl('/', siteUrl, base);
	const isDescribed = own?.['name'] === $('head > title').text() && own['url'] === url;
	const hasTrail = url === home || ends === `${home} … ${url}`;
	return [
		...described.flatMap((thing) => thingFaults(thing, page, words)),
		...lost.map(({ fields }) => `points at "${String(fields['@id'])}", which the page does not describe`),
		...(isDescribed ? [] : ['does not describe the page by its title and address']),
		...(hasTrail ? [] : [`has a breadcrumb ${ends}, expected one from home to ${url}`]),
	];
}
