import type {
	Answer,
	Blog,
	BlogPosting,
	BreadcrumbList,
	ContactPoint,
	CreativeWork,
	FAQPage,
	ItemList,
	ListItem,
	OpeningHoursSpecification,
	Organization,
	PostalAddress,
	ProfessionalService,
	Question,
	Service,
	Thing,
	WebPage,
	WebSite,
} from 'schema-dts';
import { z } from 'zod';
import { canonicalUrl } from '../../src/lib/site/urls.ts';
import type { Finding, Page, Rule, Site } from './site.ts';

interface Fields {
	/** What search engines or this project ask for. */
	needs: readonly string[];
	/** Of these, what visitors have to be able to read on the page. */
	shown: readonly string[];
}

/** A name that schema.org does not have for the type is a type error. */
const fields = <Type extends Thing>(
	needs: readonly (Type extends object ? keyof Type & string : never)[],
	shown: readonly (typeof needs)[number][] = [],
): Fields => ({ needs, shown });

const page = fields<WebPage>(['name', 'url', 'description', 'isPartOf', 'about']);

/**
 * The types that pages use. docs/structured-data.md says what search engines document for each. An entry of a list
 * counts by the list that it is in.
 */
const types: Readonly<Record<string, Fields>> = {
	ProfessionalService: fields<ProfessionalService>(
		['name', 'address', 'url', 'telephone', 'email', 'image', 'sameAs'],
		['name', 'email'],
	),
	Organization: fields<Organization>(['name', 'url', 'email', 'telephone'], ['name', 'email']),
	ContactPoint: fields<ContactPoint>(['contactType', 'telephone', 'email']),
	PostalAddress: fields<PostalAddress>(
		['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
		['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
	),
	OpeningHoursSpecification: fields<OpeningHoursSpecification>(['dayOfWeek', 'opens', 'closes']),
	WebSite: fields<WebSite>(['name', 'url', 'publisher']),
	WebPage: page,
	AboutPage: page,
	ContactPage: page,
	CollectionPage: page,
	FAQPage: fields<FAQPage>(['mainEntity']),
	Question: fields<Question>(['name', 'acceptedAnswer'], ['name']),
	Answer: fields<Answer>(['text'], ['text']),
	BreadcrumbList: fields<BreadcrumbList>(['itemListElement']),
	'ListItem of BreadcrumbList': fields<ListItem>(['position', 'name', 'item'], ['name']),
	ItemList: fields<ItemList>(['itemListElement']),
	'ListItem of ItemList': fields<ListItem>(['position', 'item']),
	CreativeWork: fields<CreativeWork>(['name', 'description', 'creator'], ['name', 'description']),
	Service: fields<Service>(['name', 'description', 'url', 'provider']),
	Blog: fields<Blog>(['name', 'url', 'publisher']),
	BlogPosting: fields<BlogPosting>(
		['headline', 'description', 'datePublished', 'author', 'publisher', 'url', 'mainEntityOfPage', 'isPartOf'],
		['headline'],
	),
};

const record = z.record(z.string(), z.unknown());
type Described = z.infer<typeof record> & { types: string[]; isReference: boolean };

const isFilled = (value: unknown): boolean => ![undefined, null, ''].includes(value as null) && String(value) !== '';

/** Every thing in a value, at whatever depth, each with its types as the table names them. */
function thingsIn(value: unknown, parents: readonly string[] = []): Described[] {
	if (Array.isArray(value)) return value.flatMap((entry) => thingsIn(entry, parents));
	const { data } = record.safeParse(value);
	if (data === undefined) return [];
	const own = [data['@type']].flat().filter((type) => typeof type === 'string');
	const names = own.flatMap((type) => (type === 'ListItem' ? parents.map((list) => `ListItem of ${list}`) : type));
	const thing: Described = { ...data, types: names, isReference: Object.keys(data).join() === '@id' };
	return [thing, ...Object.values(data).flatMap((held) => thingsIn(held, own))];
}

/** What a thing lacks, and what it says that visitors cannot read. */
function faultsOf(thing: Described, { $, words }: Page): string[] {
	return thing.types.flatMap((type) => {
		const known = types[type];
		if (known === undefined) return [`${type} is not in the table of scripts/launch-check/structured-data.ts`];
		const lacking = known.needs.filter((name) => !isFilled(thing[name])).map((name) => `${type} lacks ${name}`);
		const unseen = known.shown
			.map((name) => [name, String(thing[name]).replace(/\s+/g, ' ').trim()] as const)
			.filter(([name, text]) => isFilled(thing[name]) && !words.includes(text))
			.map(([name, text]) => `${type} has the ${name} "${text}", which the page does not show`);
		const profiles = ['ProfessionalService', 'Organization'].includes(type) ? [thing['sameAs'] ?? []].flat() : [];
		const unlinked = profiles
			.filter((url) => $(`a[href="${String(url)}"]`).length === 0)
			.map((url) => `${type} names ${String(url)}, to which the page has no link`);
		return [...lacking, ...unseen, ...unlinked];
	});
}

/** What is wrong with a whole page's data. */
function pageFaults(found: Page, home: string): string[] {
	const blocks = found.$('script[type="application/ld+json"]');
	if (blocks.length !== 1) return [`has ${blocks.length} blocks, expected one`];
	const things = thingsIn(JSON.parse(blocks.text()));
	const described = things.filter(({ isReference }) => !isReference);
	const ids = new Set(described.map((thing) => thing['@id']));
	const own = described.find((thing) => thing['@id'] === `${found.url}#page`);
	const title = found.$('head > title').text();
	const trail = described.filter((thing) => thing.types.includes('ListItem of BreadcrumbList'));
	const ends = [trail[0]?.['item'], trail.at(-1)?.['item']].join(' … ');
	const needsTrail = found.url !== home;
	return [
		...new Set(described.flatMap((thing) => faultsOf(thing, found))),
		...things
			.filter((thing) => thing.isReference && !ids.has(thing['@id']))
			.map((thing) => `points at "${String(thing['@id'])}", which the page does not describe`),
		...(own?.['name'] === title && own['url'] === found.url ? [] : [`does not describe the page as "${title}"`]),
		...(needsTrail && ends !== `${home} … ${found.url}`
			? [`has a breadcrumb ${ends}, expected one to ${found.url}`]
			: []),
	];
}

/** Each page for search engines describes itself in data that parses, is complete and claims no more than it shows. */
export const structuredData: Rule = ({ listed, settings: { siteUrl, base } }: Site): Finding[] => {
	const home = canonicalUrl('/', siteUrl, base);
	return listed.flatMap((found) => {
		const at = (what: string): Finding => ({ kind: 'Structured data', where: found.file, what });
		try {
			return pageFaults(found, home).map(at);
		} catch (error) {
			return [at(`is not JSON: ${String(error)}`)];
		}
	});
};
