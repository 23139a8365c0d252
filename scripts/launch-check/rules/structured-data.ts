import { z } from 'zod';
import { textOf } from '../../lib/html.ts';
import type { Page } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Structured data');

type Thing = Record<string, unknown>;
const thing = z.record(z.string(), z.unknown());

/** What search engines require of each type that the site uses, and what the specification asks for (spec §1). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
	ProfessionalService: ['name', 'url', 'image', 'telephone', 'email', 'address', 'openingHoursSpecification'],
	PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
	OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
	WebSite: ['name', 'url'],
	WebPage: ['name', 'url', 'description'],
	AboutPage: ['name', 'url', 'description'],
	ContactPage: ['name', 'url', 'description'],
	CollectionPage: ['name', 'url', 'description'],
	ItemPage: ['name', 'url', 'description'],
	FAQPage: ['mainEntity'],
	Question: ['name', 'acceptedAnswer'],
	Answer: ['text'],
	BreadcrumbList: ['itemListElement'],
	ItemList: ['itemListElement'],
	ListItem: ['position'],
	Service: ['name', 'description', 'provider'],
	BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'url'],
};

/** Pages that the specification wants certain types on. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
	'/about': ['FAQPage'],
	'/contactus': ['ContactPage', 'ProfessionalService'],
};

const typesOf = (node: Thing): string[] => [node['@type']].flat().filter((type) => typeof type === 'string');

/** Every thing inside, at whatever depth. */
function thingsIn(value: unknown): Thing[] {
	if (Array.isArray(value)) return value.flatMap(thingsIn);
	const parsed = thing.safeParse(value);
	return parsed.success ? [parsed.data, ...Object.values(parsed.data).flatMap(thingsIn)] : [];
}

const isEmpty = (value: unknown): boolean =>
	value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function faultsOf(data: unknown, { path }: Page): string[] {
	const things = thingsIn(data);
	const types = new Set(things.flatMap(typesOf));
	const missing = things.flatMap((node) =>
		typesOf(node).flatMap((type) =>
			(REQUIRED[type] ?? []).filter((field) => isEmpty(node[field])).map((field) => `${type} lacks ${field}`),
		),
	);
	const known = new Set(things.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']));
	const dangling = things.filter((node) => Object.keys(node).length === 1 && '@id' in node && !known.has(node['@id']));
	const absent = (WANTED[path] ?? []).filter((type) => !types.has(type));
	return [
		...new Set(missing),
		...dangling.map((node) => `points at "${String(node['@id'])}", which the page does not describe`),
		...absent.map((type) => `has no ${type}, which the specification asks for`),
	];
}

/** Each page for search engines carries structured data that parses and has what its types need. */
export const structuredData: Rule = ({ pages }) =>
	pages
		.filter((page) => !page.isHidden && page.forwardsTo === undefined)
		.flatMap((page) => {
			const blocks = page.elements.filter(({ properties }) => properties['type'] === 'application/ld+json');
			if (blocks.length === 0) return [finding(page.file, 'has none')];
			try {
				const data: unknown[] = blocks.map((block) => JSON.parse(textOf(block)));
				return faultsOf(data, page).map((what) => finding(page.file, what));
			} catch (error) {
				return [finding(page.file, `is not JSON: ${error instanceof Error ? error.message : String(error)}`)];
			}
		});
