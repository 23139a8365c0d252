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
import { ownNames, type OwnNames } from '../../shared/content/fill-names.ts';
import { parseFile, readFields, type ContentFile, type Entry } from './parse-file.ts';
import { formatProblems, type Problem } from '../../shared/content/problem.ts';
import { siteFolder } from './site-folder.ts';
import { readFiles, type SourceFile } from './source-files.ts';

type Entries = { readonly [Name in CollectionName]: readonly Entry<RecordOf<Name>>[] };

/** All that `content/` says, and what is wrong with it file by file. */
export interface ContentModel {
	/** The folder of the site. */
	root: string;
	files: readonly ContentFile[];
	/** The right records of each collection. */
	entries: Entries;
	/** The right posts, drafts and those with a later date included. */
	posts: readonly BlogObject[];
	/** What the agency is called; empty texts while `content/site.yaml` is wrong. */
	own: OwnNames;
	problems: readonly Problem[];
}

/** Records of which a site needs some. */
function missingFiles(files: readonly ContentFile[]): Problem[] {
	const isThere = (name: string): boolean => files.some(({ file }) => file === `content/${name}`);
	const lists = [...Object.values(oneRecord), ...Object.values(listOfRecords)].flatMap(({ file }): Problem[] =>
		isThere(file)
			? []
			: [{ location: { file: `content/${file}` }, message: 'the file is missing', fix: 'Write it anew.' }],
	);
	const folders = Object.entries(folderOfRecords).flatMap(([name, { folder, least }]): Problem[] =>
		least === 0 || files.some(({ collection }) => collection === name)
			? []
			: [
					{
						location: { file: `content/${folder}` },
						message: 'the folder is empty',
						fix: `Add at least one file: npm run new ${folder.slice(0, -1)} "Name".`,
					},
				],
	);
	return [...lists, ...folders];
}

/** Two posts of one `_id`. */
function sharedIds(files: readonly ContentFile[]): Problem[] {
	const taken = new Map<string, string>();
	return files.flatMap(({ file, post, yaml }): Problem[] => {
		if (post === undefined) return [];
		const other = taken.get(post._id);
		taken.set(post._id, other ?? file);
		if (other === undefined) return [];
		const location = yaml?.at(['_id']) ?? { file };
		return [{ location, message: `"${post._id}" is the _id of ${other}, too`, fix: 'Give the post one of its own.' }];
	});
}

/** Builds the model of the files of a site. @param root where pictures and the like are looked for later. */
export function parseContent(sources: readonly SourceFile[], root = ''): ContentModel {
	const site = sources.find(({ name }) => name === oneRecord.site.file);
	const own = ownNames(site && readFields(site).yaml?.value);
	const files = sources.map((source) => parseFile(source, own));
	const entriesOf = (name: CollectionName): Entry<unknown>[] =>
		files.flatMap(({ collection, entries }) => (collection === name ? entries : []));
	return {
		root,
		files,
		// Each collection's records have passed its own schema.
		entries: Object.fromEntries(collectionNames.map((name) => [name, entriesOf(name)])) as unknown as Entries,
		posts: files.flatMap(({ post }) => post ?? []),
		own,
		problems: [...files.flatMap(({ problems }) => problems), ...missingFiles(files), ...sharedIds(files)],
	};
}

/** Reads `content/` anew. @param root the folder of the site. */
export const readContent = (root = siteFolder()): ContentModel => parseContent(readFiles(root), root);

/** Takes what is new, on a development server. */
type Follower = () => void | Promise<void>;

declare global {
	var siteContent: { models: Map<string, ContentModel>; followers: Map<string, Follower> } | undefined;
}
// Astro loads the configuration, its collections and this project's integrations as copies of their own of this module.
const shared = (globalThis.siteContent ??= { models: new Map(), followers: new Map() });

/** Gives what `content/` says; a process reads it once, and again when `refreshContent` says so. */
export const content = (root = siteFolder()): ContentModel => shared.models.get(resolve(root)) ?? refreshContent(root);

/** Reads `content/` anew for everybody in this process: a development server does after an edit. */
export function refreshContent(root = siteFolder()): ContentModel {
	const model = readContent(root);
	shared.models.set(resolve(root), model);
	return model;
}

/** Has somebody told whenever there is something new. @param name of several with one name, the last is told. */
export const followContent = (name: string, follower: Follower): unknown => shared.followers.set(name, follower);

/** Tells all who follow that there is something new, and nothing wrong in it. */
export const tellFollowers = (): Promise<unknown> => Promise.all([...shared.followers.values()].map((tell) => tell()));

/**
 * Reads the posts of a folder that has nothing else in its `content/`; the rest they take from this site.
 * @throws one error with all that is wrong in them.
 */
export function readPosts(root: string): BlogObject[] {
	const { own } = content();
	const files = readFiles(root).map((source) => parseFile(source, own));
	const problems = files.flatMap((file) => (file.collection === 'posts' ? file.problems : []));
	if (problems.length > 0) throw new Error(formatProblems(problems));
	return files.flatMap(({ post }) => post ?? []);
}
