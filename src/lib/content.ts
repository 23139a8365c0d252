import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type folderOfRecords, listOfRecords, oneRecord } from '#schemas/collections.ts';
import type { FACTS } from '#schemas/texts.ts';
import { hoursWords } from './opening-hours.ts';
import { fillIn } from './text.ts';

type Data<Key extends CollectionKey> = CollectionEntry<Key>['data'];
type RecordName = keyof typeof oneRecord;
type ListName = keyof typeof listOfRecords;

const answers = new Map<string, unknown>();

/** Returns what `read` answers, and asks it once a build. In development, each answer may be another. */
export function onceABuild<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> {
	if (import.meta.env.DEV) return read();
	if (!answers.has(name)) answers.set(name, read());
	return answers.get(name) as Promise<Answer>;
}

/** Returns what any text may name in braces. */
const factsOf = ({ address, chat, ...site }: Data<'site'>): Record<(typeof FACTS)[number], string> => ({
	name: site.name,
	email: site.email.address,
	phone: site.phone.display,
	address: `${address.street}, ${address.locality} ${address.postalCode}, ${address.region}, ${address.countryName}`,
	hours: hoursWords(site.hours.open),
	get chat() {
		const [, digits = ''] = /^https:\/\/wa\.me\/\+?(\d+)/.exec(chat?.url ?? '') ?? [];
		const number = parsePhoneNumberFromString(`+${digits}`);
		if (number) return number.formatInternational().replaceAll(' ', '\u00a0');
		throw new Error('content/site.yaml: Texts name {chat}. Give chat.url a number: https://wa.me/912615550100.');
	},
});

/** Fills in the facts in every text of a record, and binds numbers to their units. */
function fill(value: unknown, facts: ReturnType<typeof factsOf>): unknown {
	if (typeof value === 'string')
		return fillIn(value, facts).replace(/(?<=\d) (?=([GKM]B|[AP]M|minutes|hours)\b)|(?<=to \d+) (?=days)/g, '\u00a0');
	if (Array.isArray(value)) return value.map((entry) => fill(entry, facts));
	// Pictures stay as they are: Astro publishes the original of a picture whose fields are read.
	if (typeof value !== 'object' || value === null || value instanceof Date || 'format' in value) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, facts)]));
}

/** Returns a record with its facts filled in. */
const filled = async <Record extends object>(data: Record): Promise<Record> =>
	fill(data, factsOf(await only('site'))) as Record;

/** Returns the only record of a file. @throws if the file is missing. */
async function only<Key extends RecordName | ListName>(collection: Key): Promise<Data<Key>> {
	const [entry] = (await getCollection(collection)) as CollectionEntry<Key>[];
	if (entry) return entry.data;
	throw new Error(`content/${{ ...oneRecord, ...listOfRecords }[collection].file} is missing. Restore it.`);
}

/** Returns a file with one record, such as `site` or `homePage`. */
export const record = <Key extends RecordName>(collection: Key): Promise<Data<Key>> =>
	onceABuild(collection, async () => filled(await only(collection)));

/** Leaves out the examples of a list as soon as it has a real entry, so that none of them passes for real. */
export function withoutExamples<Entry extends object>(entries: readonly Entry[]): Entry[] {
	const real = entries.filter((entry) => !('placeholder' in entry && entry.placeholder));
	return real.length > 0 ? real : [...entries];
}

/** Returns the entries of a file with a list, such as `clients`, without examples among real ones. */
export const list = <Key extends ListName>(collection: Key): Promise<Data<Key>['items'][number][]> =>
	onceABuild(collection, async () => {
		const { items } = await filled(await only(collection));
		return withoutExamples<Data<Key>['items'][number]>(items);
	});

/** Returns the records in a folder, such as `services`, sorted by file name. The id of a record is its file name. */
export const records = <Key extends keyof typeof folderOfRecords>(collection: Key) =>
	onceABuild(collection, async () => {
		const entries = (await getCollection(collection)) as CollectionEntry<Key>[];
		const all = entries.map(async ({ id, data }) => ({ id, data: await filled<Data<Key>>(data) }));
		return (await Promise.all(all)).sort((a, b) => a.id.localeCompare(b.id));
	});

/** Returns whether there are any records and all of them are examples. */
export const areSamples = (records: readonly { placeholder?: boolean | undefined }[]): boolean =>
	records.length > 0 && records.every(({ placeholder }) => placeholder === true);

/** Returns whether there are any projects and all of them are concepts. */
export const areConcepts = (projects: readonly { isConcept: boolean }[]): boolean =>
	projects.length > 0 && projects.every(({ isConcept }) => isConcept);
