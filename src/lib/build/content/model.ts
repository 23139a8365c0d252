import { resolve } from 'node:path';
import {
	collectionNames,
	folderOfRecords,
	listOfRecords,
	oneRecord,
	type CollectionName,
	type RecordOf,
} from '../../../schemas/collections.ts';
import type { BlogObject } from '../../shared/blog/blog-object.ts';
import { agencyNames, type AgencyNames } from '../../shared/content/fill-names.ts';
import { parseFile, readFields, type ContentFile, type Entry } from './parse-file.ts';
import { formatProblems, type Problem } from '../../shared/content/problem.ts';
import { siteFolder } from './site-folder.ts';
import { readFiles, type SourceFile } from './source-files.ts';

type Entries = { readonly [Name in CollectionName]: readonly Entry<RecordOf<Name>>[] };

/** Everything in `content/`, with its problems. */
export interface ContentModel {
	/** The folder of the site. */
	root: string;
	files: readonly ContentFile[];
	/** The valid records of each collection. */
	entries: Entries;
	/** The valid posts, including drafts and scheduled ones. */
	posts: readonly BlogObject[];
	/** Names of the agency; empty while `content/site.yaml` is invalid. */
	agency: AgencyNames;
	problems: readonly Problem[];
}

/** Returns missing files, and folders that need at least one file. */
function missingFiles(files: readonly ContentFile[]): Problem[] {
	const isThere = (name: string): boolean => files.some(({ file }) => file === `content/${name}`);
	const lists = [...Object.values(oneRecord), ...Object.values(listOfRecords)].flatMap(({ file }): Problem[] =>
		isThere(file)
			? []
			: [{ location: { file: `content/${file}` }, message: 'the file is missing', fix: 'Restore it.' }],
	);
	const folders = Object.entries(folderOfRecords).flatMap(([name, { folder, least }]): Problem[] =>
		least === 0 || files.some(({ collection }) => collection === name)
			? []
			: [
					{
						location: { file: `content/${folder}` },
						message: 'no files',
						fix: `Add at least one: npm run new ${folder.slice(0, -1)} "Name".`,
					},
				],
	);
	return [...lists, ...folders];
}

/** Returns posts with the `_id` of another. */
function sharedIds(files: readonly ContentFile[]): Problem[] {
	const taken = new Map<string, string>();
	return files.flatMap(({ file, post, yaml }): Problem[] => {
		if (post === undefined) return [];
		const other = taken.get(post._id);
		taken.set(post._id, other ?? file);
		if (other === undefined) return [];
		const location = yaml?.at(['_id']) ?? { file };
		return [{ location, message: `${other} already has the _id "${post._id}"`, fix: 'Choose another _id.' }];
	});
}

/** Builds the model from files. @param root the folder of the site, where later checks look for pictures. */
export function parseContent(sources: readonly SourceFile[], root = ''): ContentModel {
	const site = sources.find(({ name }) => name === oneRecord.site.file);
	const agency = agencyNames(site && readFields(site).yaml?.value);
	const files = sources.map((source) => parseFile(source, agency));
	const entriesOf = (name: CollectionName): Entry<unknown>[] =>
		files.flatMap(({ collection, entries }) => (collection === name ? entries : []));
	return {
		root,
		files,
		// Each collection's records have passed that collection's schema.
		entries: Object.fromEntries(collectionNames.map((name) => [name, entriesOf(name)])) as unknown as Entries,
		posts: files.flatMap(({ post }) => post ?? []),
		agency,
		problems: [...files.flatMap(({ problems }) => problems), ...missingFiles(files), ...sharedIds(files)],
	};
}

/** Reads `content/` from disk. @param root the folder of the site. */
export const readContent = (root = siteFolder()): ContentModel => parseContent(readFiles(root), root);

/** Gets a call after each change on a development server. */
type Follower = () => void | Promise<void>;

declare global {
	var siteContent: { models: Map<string, ContentModel>; followers: Map<string, Follower> } | undefined;
}
// Astro loads this module several times: for the configuration, the collections and the integrations.
const shared = (globalThis.siteContent ??= { models: new Map(), followers: new Map() });

/** Returns the content. A process reads it once, and again after `refreshContent`. */
export const content = (root = siteFolder()): ContentModel => shared.models.get(resolve(root)) ?? refreshContent(root);

/** Reads `content/` again for this process, as a development server does after an edit. */
export function refreshContent(root = siteFolder()): ContentModel {
	const model = readContent(root);
	shared.models.set(resolve(root), model);
	return model;
}

/** Calls a function after each change. @param name a second function with this name replaces the first. */
export const followContent = (name: string, follower: Follower): unknown => shared.followers.set(name, follower);

/** Calls all followers; call it only if the new content is valid. */
export const tellFollowers = (): Promise<unknown> => Promise.all([...shared.followers.values()].map((tell) => tell()));

/**
 * Reads the posts of a folder with nothing else in its `content/`; the agency's names come from this site.
 * @throws one error that lists all problems.
 */
export function readPosts(root: string): BlogObject[] {
	const { agency } = content();
	const files = readFiles(root).map((source) => parseFile(source, agency));
	const problems = files.flatMap((file) => (file.collection === 'posts' ? file.problems : []));
	if (problems.length > 0) throw new Error(formatProblems(problems));
	return files.flatMap(({ post }) => post ?? []);
}
