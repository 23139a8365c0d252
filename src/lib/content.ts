import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { folderOfRecords, listOfRecords, oneRecord } from '#schemas/collections.ts';
import { TITLE } from '#schemas/fields.ts';
import type { FACTS } from '#schemas/texts.ts';
import { hoursWords } from './opening-hours.ts';
import { fillIn } from './text.ts';

type Data<Key extends CollectionKey> = CollectionEntry<Key>['data'];
type RecordName = keyof typeof oneRecord;
type ListName = keyof typeof listOfRecords;

/** Returns the number in an address of WhatsApp, as visitors read it. */
function chatNumber(chat = ''): string | undefined {
	const digits = /^https:\/\/wa\.me\/\+?(\d+)/.exec(chat)?.[1];
	return digits && parsePhoneNumberFromString(`+${digits}`)?.formatInternational().replaceAll(' ', '\u00a0');
}

const answers = new Map<string, unknown>();

/** Returns what `read` answers, and asks it once a build. In development, each answer may be another. */
export function onceABuild<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> {
	if (import.meta.env.DEV) return read();
	if (!answers.has(name)) answers.set(name, read());
	return answers.get(name) as Promise<Answer>;
}

/** Returns what any text may name in braces. */
const factsOf = ({
	name,
	email,
	phone,
	address,
	hours,
	chat,
}: Data<'site'>): Record<(typeof FACTS)[number], string> => ({
	name,
	email: email.address,
	phone: phone.display,
	address: `${address.street}, ${address.locality} ${address.postalCode}, ${address.region}, ${address.countryName}`,
	hours: hoursWords(hours.open),
	get chat() {
		const number = chatNumber(chat?.url);
		if (number) return number;
		throw new Error(
			'content/site.yaml: A text names {chat}, but chat.url has no number. Write https://wa.me/912615550100.',
		);
	},
});

/** Fills in the facts in every text of a record. */
function fill(value: unknown, facts: ReturnType<typeof factsOf>): unknown {
	if (typeof value === 'string') return fillIn(value, facts);
	if (Array.isArray(value)) return value.map((entry) => fill(entry, facts));
	// Pictures stay as they are: Astro publishes the original of a picture whose fields are read.
	if (typeof value !== 'object' || value === null || value instanceof Date || 'format' in value) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, facts)]));
}

/** Returns a record with its facts filled in. @throws if its title is then too long. */
async function filled<Record extends object>(data: Record, file: string): Promise<Record> {
	const known = fill(data, factsOf(await only('site'))) as Record;
	const { title = '' } = 'head' in known ? (known.head as { title?: string }) : {};
	if (title.length <= TITLE.most) return known;
	throw new Error(
		`content/${file} head.title: "${title}" has ${title.length} characters, at most ${TITLE.most}. Shorten it.`,
	);
}

/** Returns the only record of a file. @throws if the file is missing. */
async function only<Key extends RecordName | ListName>(collection: Key): Promise<Data<Key>> {
	const [entry] = (await getCollection(collection)) as CollectionEntry<Key>[];
	if (entry) return entry.data;
	throw new Error(`content/${{ ...oneRecord, ...listOfRecords }[collection].file} is missing. Restore it.`);
}

/** Returns a file with one record, such as `site` or `homePage`. */
export const record = <Key extends RecordName>(collection: Key): Promise<Data<Key>> =>
	onceABuild(collection, async () => filled(await only(collection), oneRecord[collection].file));

/** Leaves out the examples of a list as soon as it has a real entry, so that none of them passes for real. */
export function withoutExamples<Entry extends object>(entries: readonly Entry[]): Entry[] {
	const real = entries.filter((entry) => !('placeholder' in entry && entry.placeholder));
	return real.length > 0 ? real : [...entries];
}

/** Returns the entries of a file with a list, such as `clients`, without examples among real ones. */
export const list = <Key extends ListName>(collection: Key): Promise<Data<Key>['items'][number][]> =>
	onceABuild(collection, async () => {
		const { items } = await filled(await only(collection), listOfRecords[collection].file);
		return withoutExamples<Data<Key>['items'][number]>(items);
	});

/** Returns the records in a folder, such as `services`, sorted by file name. The id of a record is its file name. */
export const records = <Key extends keyof typeof folderOfRecords>(collection: Key) =>
	onceABuild(collection, async () => {
		const entries = (await getCollection(collection)) as CollectionEntry<Key>[];
		const { folder } = folderOfRecords[collection];
		const all = entries.map(async ({ id, data }) => ({
			id,
			data: await filled<Data<Key>>(data, `${folder}/${id}.yaml`),
		}));
		return (await Promise.all(all)).sort((a, b) => a.id.localeCompare(b.id));
	});

/** Returns the name and numbers of the company in one line. */
export const companyLine = ({ legalName, cin, gstin }: NonNullable<Data<'site'>['company']>): string =>
	[legalName, cin && `CIN ${cin}`, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ');

/** Returns whether there are any records and all of them are examples. */
export const areSamples = (records: readonly { placeholder?: boolean | undefined }[]): boolean =>
	records.length > 0 && records.every(({ placeholder }) => placeholder === true);

/** Returns whether there are any projects and all of them are concepts. */
export const areConcepts = (projects: readonly { isConcept: boolean }[]): boolean =>
	projects.length > 0 && projects.every(({ isConcept }) => isConcept);
