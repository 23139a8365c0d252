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
import { readFiles, type SourceFile } from './source-files.ts';

type Entries = { readonly [Name in CollectionName]: readonly Entry<RecordOf<Name>>[] };

/** Everything in `content/`, and its problems. */
export interface ContentModel {
	/** The folder that contains `content/`. */
	root: string;
	files: readonly ContentFile[];
	/** The valid records of each collection. */
	entries: Entries;
	/** The valid posts, including drafts and scheduled ones. */
	posts: readonly BlogObject[];
	/** The facts about the agency that text may include; empty while `content/site.yaml` is invalid. */
	agency: AgencyNames;
	problems: readonly Problem[];
}

/** Returns a problem for each missing file, and for each empty folder that needs at least one file. */
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
						fix: 'Add at least one.',
					},
				],
	);
	return [...lists, ...folders];
}

/** Returns a problem for each post that has the same `_id` as another. */
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

/** Builds the model from files. @param root the folder of the project, in which later checks look for pictures. */
export function parseContent(sources: readonly SourceFile[], root = ''): ContentModel {
	const site = sources.find(({ name }) => name === oneRecord.site.file);
	const agency = agencyNames(site && readFields(site).yaml?.value);
	const files = sources.map((source) => parseFile(source, agency));
	const entriesOf = (name: CollectionName): Entry<unknown>[] =>
		files.flatMap(({ collection, entries }) => (collection === name ? entries : []));
	return {
		root,
		files,
		// Every record in a collection has passed the schema of that collection.
		entries: Object.fromEntries(collectionNames.map((name) => [name, entriesOf(name)])) as unknown as Entries,
		posts: files.flatMap(({ post }) => post ?? []),
		agency,
		problems: [...files.flatMap(({ problems }) => problems), ...missingFiles(files), ...sharedIds(files)],
	};
}

/** Reads `content/` from disk. @param root the folder of the project. */
export const readContent = (root = '.'): ContentModel => parseContent(readFiles(root), root);

/** A function that a development server calls after each change to the content. */
type Follower = () => void | Promise<void>;

declare global {
	var siteContent: { model?: ContentModel; followers: Map<string, Follower> } | undefined;
}
// The content is stored globally, because Astro loads this module several times: for the configuration, the collections
// and the integrations.
const shared: NonNullable<typeof siteContent> = (globalThis.siteContent ??= { followers: new Map() });

/**
 * Returns the content. Each process reads the files once and keeps the result; `refreshContent` reads the files again.
 */
export const content = (): ContentModel => shared.model ?? refreshContent();

/** Reads `content/` again, for example after an edit on a development server, and keeps the result for this process. */
export const refreshContent = (): ContentModel => (shared.model = readContent());

/**
 * Registers a function to call after each change to the content.
 * @param name the name of the function; it replaces any function registered earlier under the same name.
 */
export const followContent = (name: string, follower: Follower): unknown => shared.followers.set(name, follower);

/** Calls all registered functions. Call this only if the new content is valid. */
export const tellFollowers = (): Promise<unknown> => Promise.all([...shared.followers.values()].map((tell) => tell()));

/**
 * Reads the posts in a folder's `content/blog/`. Uses the facts about the agency from this site.
 * @param root the folder that contains `content/`.
 * @throws one error that lists all problems.
 */
export function readPosts(root: string): BlogObject[] {
	const { agency } = content();
	const files = readFiles(root).map((source) => parseFile(source, agency));
	const problems = files.flatMap((file) => (file.collection === 'posts' ? file.problems : []));
	if (problems.length > 0) throw new Error(formatProblems(problems));
	return files.flatMap(({ post }) => post ?? []);
}
