import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { listOfRecords, oneRecord } from '../schemas/collections';

type Data<Key extends CollectionKey> = CollectionEntry<Key>['data'];
type Fact = keyof typeof oneRecord;
type List = keyof typeof listOfRecords;

/** Replaces `{name}` in every text, and `{email}` and `{phone}` in answers to questions. */
function fill(value: unknown, site: Data<'site'>, field = ''): unknown {
	if (typeof value === 'string') {
		const named = value.replaceAll('{name}', site.name);
		if (field !== 'answer') return named;
		return named.replaceAll('{email}', site.email.address).replaceAll('{phone}', site.phone.display);
	}
	if (Array.isArray(value)) return value.map((entry) => fill(entry, site));
	// Pictures stay as they are: Astro publishes the original of a picture whose fields are read.
	if (typeof value !== 'object' || value === null || value instanceof Date || 'format' in value) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, site, key)]));
}

/** Returns the only record of a file. @throws if the file is missing. */
async function only<Key extends Fact | List>(collection: Key): Promise<Data<Key>> {
	const [entry] = (await getCollection(collection)) as CollectionEntry<Key>[];
	if (entry) return entry.data;
	throw new Error(`content/${{ ...oneRecord, ...listOfRecords }[collection].file} is missing. Restore it.`);
}

/** Returns a file with one record, such as `site` or `homePage`. */
export const record = async <Key extends Fact>(collection: Key): Promise<Data<Key>> =>
	fill(await only(collection), await only('site')) as Data<Key>;

/** Returns the entries of a file with a list, such as `clients`. */
export const list = async <Key extends List>(collection: Key): Promise<Data<Key>['items']> =>
	fill((await only(collection)).items, await only('site')) as Data<Key>['items'];

/** Returns the records in a folder, such as `services`, sorted by file name. The id of a record is its file name. */
export async function records<Key extends 'services' | 'pages' | 'projects'>(collection: Key) {
	const site = await only('site');
	const entries = (await getCollection(collection)) as CollectionEntry<Key>[];
	return entries
		.map(({ id, data }) => ({ id, data: fill(data, site) as Data<Key> }))
		.sort((a, b) => a.id.localeCompare(b.id));
}

/**
 * Returns a name that a field refers to.
 * @param where the record and the field, for the message.
 * @throws if nothing has that name.
 */
export function refer(name: string, known: readonly string[], where: string): string {
	if (known.includes(name)) return name;
	throw new Error(`${where}: "${name}" does not exist. Use one of ${known.join(', ')}.`);
}

/** Returns the name and numbers of the company in one line. */
export const companyLine = ({ legalName, cin, gstin }: NonNullable<Data<'site'>['company']>): string =>
	[legalName, cin && `CIN ${cin}`, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ');

/** Returns whether there are any records and all of them are examples. */
export const areSamples = (records: readonly { placeholder?: boolean | undefined }[]): boolean =>
	records.length > 0 && records.every(({ placeholder }) => placeholder === true);
