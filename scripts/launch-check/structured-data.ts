import { z } from 'zod';
import type { BuildSettings } from '../../src/lib/build/site/build-settings.ts';
import { canonicalUrl } from '../../src/lib/shared/site/urls.ts';
import type { Page } from './site.ts';

/**
 * The fields that search engines or this project require for a type, and the fields that visitors must be able to read.
 */
interface Fields {
	needs: readonly string[];
	shown?: readonly string[];
}

const page: Fields = { needs: ['name', 'url', 'description', 'isPartOf', 'about'] };
const postalFields = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'];

/**
 * The types that pages use; docs/measurements.md compares them with search engines' guides. For list items, the name
 * also includes the type of the list, as in `ListItem of ItemList`.
 */
const types: Readonly<Record<string, Fields>> = {
	ProfessionalService: {
		needs: ['name', 'address', 'url', 'telephone', 'email', 'image', 'sameAs'],
		shown: ['name', 'email', 'sameAs'],
	},
	Organization: { needs: ['name', 'url', 'email', 'telephone'], shown: ['name', 'email', 'sameAs'] },
	Person: { needs: ['name'], shown: ['name'] },
	ContactPoint: { needs: ['contactType', 'telephone', 'email'] },
	PostalAddress: { needs: [...postalFields, 'addressCountry'], shown: postalFields },
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

/** A node of the graph; `types` are named as in the table above. A node with only an id refers to another node. */
interface GraphNode {
	fields: z.infer<typeof record>;
	types: string[];
	isReference: boolean;
}

/** Returns every node inside a value, at any depth. */
function nodesIn(value: unknown, parents: readonly string[] = []): GraphNode[] {
	if (Array.isArray(value)) return value.flatMap((entry) => nodesIn(entry, parents));
	const { data: fields } = record.safeParse(value);
	if (fields === undefined) return [];
	const ownTypes = [fields['@type']].flat().filter((type) => typeof type === 'string');
	const names = ownTypes.flatMap((type) => (type === 'ListItem' ? parents.map((list) => `ListItem of ${list}`) : type));
	const node = { fields, types: names, isReference: Object.keys(fields).join() === '@id' };
	return [node, ...Object.values(fields).flatMap((held) => nodesIn(held, ownTypes))];
}

/** Returns every node on a page, or none if the page's data is not JSON. */
function nodesOf({ $ }: Page): GraphNode[] {
	try {
		return nodesIn(JSON.parse($('script[type="application/ld+json"]').text()));
	} catch {
		return [];
	}
}

/** Returns the dates on which a post was published and last changed; empty strings for other pages. */
export function postDatesOf(page: Page): { published: string; changed: string } {
	const post = nodesOf(page).find((node) => node.types.includes('BlogPosting'));
	const published = String(post?.fields['datePublished'] ?? '');
	return { published, changed: String(post?.fields['dateModified'] ?? published) };
}

/** Checks a node for missing fields, and for values that the page does not show as text, a date or a link. */
function nodeProblems({ fields, types: names }: GraphNode, { $ }: Page, visibleText: string): string[] {
	const valuesOf = (name: string): string[] =>
		[fields[name] ?? []].flat().map((value) => String(value).replace(/\s+/g, ' ').trim());
	const isShown = (text: string): boolean =>
		visibleText.includes(text) ||
		$('time[datetime], a[href]')
			.toArray()
			.some((element) => [$(element).attr('datetime'), $(element).attr('href')].includes(text));
	return names.flatMap((type) => {
		const known = types[type];
		if (known === undefined) return [`${type} is not in the table of scripts/launch-check/structured-data.ts. Add it.`];
		const lacking = known.needs.filter((name) => valuesOf(name).join('') === '');
		const unseen = (known.shown ?? []).flatMap((name) =>
			valuesOf(name)
				.filter((text) => !isShown(text))
				.map((text) => `${name} "${text}"`),
		);
		return [
			...lacking.map((name) => `${type} lacks ${name}.`),
			...unseen.map((claim) => `${type} has the ${claim}, which the page does not show.`),
		];
	});
}

/** Checks that the structured data of a page is complete and claims only what the page shows. */
export function dataProblems(page: Page, { siteUrl, base }: BuildSettings): string[] {
	const { $, url, isListed } = page;
	if (!isListed) return [];
	const nodes = nodesOf(page);
	if (nodes.length === 0) return ['missing, or not one block of valid JSON.'];
	const visibleText = $('body').clone().find('script, style, template').remove().end().text().replace(/\s+/g, ' ');
	const described = nodes.filter(({ isReference }) => !isReference);
	const ids = new Set(described.map(({ fields }) => fields['@id']));
	const lost = nodes.filter(({ fields, isReference }) => isReference && !ids.has(fields['@id']));
	const pageNode = described.find(({ fields }) => fields['@id'] === `${url}#page`)?.fields;
	const trail = described.filter((node) => node.types.includes('ListItem of BreadcrumbList'));
	const ends = [trail.at(0), trail.at(-1)].map((item) => item?.fields['item']).join(' … ');
	const home = canonicalUrl('/', siteUrl, base);
	const isDescribed = pageNode?.['name'] === $('head > title').text() && pageNode['url'] === url;
	const hasTrail = url === home || ends === `${home} … ${url}`;
	return [
		...described.flatMap((node) => nodeProblems(node, page, visibleText)),
		...lost.map(({ fields }) => `refers to "${String(fields['@id'])}", which the page does not describe.`),
		...(isDescribed ? [] : ['does not describe the page by its title and address.']),
		...(hasTrail ? [] : [`has a breadcrumb from ${ends}. It should lead from the home page to ${url}.`]),
	];
}
