import type { z } from 'astro/zod';
import { slugify } from '../lib/blog/slug.ts';
import {
	folderOfPages,
	listOfRecords,
	oneRecord,
	pagePath,
	projectFolder,
	projectPath,
} from '../schemas/collections.ts';
import type { Group } from './names.ts';
import { postFields } from '../schemas/post.ts';

/** What a file of `content/` is. */
export interface RecordKind {
	group: Group;
	/** What it may hold: for a post or a page of text, the fields above that text. */
	schema: z.ZodType;
	/** What checks it, among those of files with a rule of their own. */
	rule?: 'page' | 'post';
	/** The page on which a change shows. */
	address: string;
	/** How the text below the fields is written, where there is one. */
	body?: 'md' | 'html';
	/** Whether it is one of several, which come and go. */
	isOneOfMany: boolean;
}

/** Where records that have no page of their own are seen. */
const SEEN_ON: Readonly<Record<string, string>> = {
	site: '/contactus',
	forms: '/contactus',
	industries: '/Industries',
	slides: '/landing-page',
	aboutFaqs: '/about',
	contactFaqs: '/contactus',
	landingTestimonials: '/landing-page',
	fallbackPage: '/404',
};

const fixed = new Map<string, RecordKind>([
	...Object.entries(oneRecord).map(([name, record]): [string, RecordKind] => {
		const group = record.file.startsWith('pages/') ? 'Pages' : 'Site';
		const address = 'path' in record ? record.path : (SEEN_ON[name] ?? '/');
		return [record.file, { group, schema: record.schema, address, isOneOfMany: false }];
	}),
	...Object.entries(listOfRecords).map(([name, { file, schema, least }]): [string, RecordKind] => {
		const list: z.ZodType = schema.array().min(least);
		return [file, { group: 'Site', schema: list, address: SEEN_ON[name] ?? '/', isOneOfMany: false }];
	}),
]);

const folders = { pages: 'Pages', services: 'Services' } as const;

/** What a file is, by its path in the project; nothing where the editing page has no business with it. */
export function kindOf(file: string, title = ''): RecordKind | undefined {
	const own = file.startsWith('content/') ? fixed.get(file.slice('content/'.length)) : undefined;
	if (own) return own;
	const [, folder = '', id = '', ending = ''] = /^content\/(\w+)\/([a-z0-9-]+)\.(yaml|md|html)$/.exec(file) ?? [];
	const isOneOfMany = true;
	if ((folder === 'pages' || folder === 'services') && ending !== 'html') {
		const { schema } = folderOfPages[folder];
		const body = ending === 'md' ? { body: 'md' as const } : {};
		return { group: folders[folder], schema, rule: 'page', address: pagePath(folder, id), isOneOfMany, ...body };
	}
	if (folder === projectFolder.folder && ending === 'yaml')
		return { group: 'Work', schema: projectFolder.schema, address: projectPath(id), isOneOfMany };
	if (folder === 'blog' && ending !== 'yaml' && ending !== '')
		return {
			group: 'Blog',
			schema: postFields,
			rule: 'post',
			address: `/blog/${slugify(title || id)}`,
			body: ending === 'md' ? 'md' : 'html',
			isOneOfMany,
		};
	return undefined;
}
