import type { z } from 'zod';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from '../schemas/collections.ts';

/** What a kind of file in `content/` may contain. */
export interface RecordKind {
	schema: z.ZodType;
	/** Whether the file has text below its fields. */
	hasBody?: boolean;
	/** Whether the file is a list; the form then has a field `records` for the list. */
	isList?: boolean;
}

const kindOf = ([name, { schema }]: [string, { schema: z.ZodType }]): [string, RecordKind] => [name, { schema }];

/** Every kind of file that editors change, keyed by the name of its collection on the editing page. */
export const recordKinds: Readonly<Record<string, RecordKind>> = {
	...Object.fromEntries(Object.entries(oneRecord).map(kindOf)),
	...Object.fromEntries(
		Object.entries(listOfRecords).map(([name, { schema, least }]): [string, RecordKind] => [
			name,
			{ schema: schema.array().min(least), isList: true },
		]),
	),
	...Object.fromEntries(Object.entries(folderOfRecords).map(kindOf)),
	// The same kinds of record, written in Markdown: the text below the fields becomes the first block.
	'services-md': { schema: folderOfRecords.services.schema, hasBody: true },
	'pages-md': { schema: folderOfRecords.pages.schema, hasBody: true },
	posts: { schema: postFolder.schema, hasBody: true },
	html: { schema: postFolder.schema, hasBody: true },
};
