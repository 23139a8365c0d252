import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { formatFaults, type ContentFault } from '../../content/content-fault.ts';
import type { BlogObject } from '../blog-object.ts';
import { readPost } from './post-file.ts';

/** The endings of posts. Files that start with a dot are the editor's or the system's own. */
const ENDINGS = ['.html', '.md'];

/** What the folder of posts holds. */
export interface LocalPosts {
	posts: BlogObject[];
	faults: ContentFault[];
	/** The files of the posts, relative to the project. */
	fileById: ReadonlyMap<string, string>;
}

/**
 * The posts of `content/blog/`, including drafts and posts with a future date, and what is wrong in the folder.
 * @param directory a folder that does not exist has no posts.
 * @param publicDirectory where root-relative pictures are looked for.
 */
export async function checkLocalPosts(directory: string, publicDirectory: string): Promise<LocalPosts> {
	const posts: BlogObject[] = [];
	const faults: ContentFault[] = [];
	const fileById = new Map<string, string>();
	const files = existsSync(directory) ? (await readdir(directory)).filter((name) => !name.startsWith('.')) : [];
	for (const name of files.toSorted()) {
		const file = join('content', basename(directory), name);
		if (!ENDINGS.includes(extname(name))) {
			faults.push({ file, field: '', found: 'a file that is no post', expected: 'a name that ends in .html or .md' });
			continue;
		}
		const { post, faults: own } = readPost(file, await readFile(join(directory, name), 'utf8'), publicDirectory);
		faults.push(...own);
		if (post === undefined) continue;
		const earlier = fileById.get(post._id);
		if (earlier !== undefined)
			faults.push({ file, field: '_id', found: `that of ${earlier} ("${post._id}")`, expected: 'one of its own' });
		fileById.set(post._id, file);
		posts.push(post);
	}
	return { posts, faults, fileById };
}

/**
 * The posts of `content/blog/`, which are the backend where none is set (product: Where posts come from).
 * @param publicDirectory by default `public/` beside `content/`.
 * @throws one error that lists every fault.
 */
export async function readLocalPosts(
	directory: string,
	publicDirectory: string = resolve(directory, '../../public'),
): Promise<BlogObject[]> {
	const { posts, faults } = await checkLocalPosts(directory, publicDirectory);
	if (faults.length > 0) throw new Error(formatFaults(faults));
	return posts;
}
