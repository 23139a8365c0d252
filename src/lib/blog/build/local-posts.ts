import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { postFields } from '../../../schemas/post.ts';
import { formatFaults, type ContentFault } from '../../content/content-fault.ts';
import { frontMatter, missingFields } from '../../content/front-matter.ts';
import { ownName } from '../../content/own-names.ts';
import { readYaml } from '../../content/yaml-record.ts';
import { parseBlog, type BlogObject } from '../blog-object.ts';
import { markdownToHtml } from './markdown-to-html.ts';

/** The fields of a post, with the checks that need other files or compare two fields. */
const fieldsOf = (publicDirectory: string, ours: string) => {
	const picture = postFields.shape.imageUrl.refine(
		(path) => !path?.startsWith('/') || existsSync(join(publicDirectory, path)),
		{ error: 'the path of a file that lies in public/' },
	);
	return postFields
		.extend({
			imageUrl: picture,
			authorPicture: picture,
			website: postFields.shape.website.refine((website = ours) => website === ours, {
				error: `${ours}, or the line left out`,
			}),
		})
		.check(({ value: { createdAt, updated: input }, issues }) => {
			// Only the days are compared: one of the two may have a time, the other none.
			if (input === undefined || input.slice(0, 10) >= createdAt.slice(0, 10)) return;
			issues.push({ code: 'custom', path: ['updated'], input, message: `${createdAt} (createdAt) or a later day` });
		});
};

/**
 * Reads a post of `content/blog/`: fields between two lines of `---`, below them the text as HTML or, in a `.md` file,
 * as Markdown.
 * @param path where the file lies. @param name what a report calls it.
 * @param publicDirectory where root-relative pictures are looked for.
 */
async function readPostFile(
	path: string,
	name: string,
	publicDirectory: string,
): Promise<{ post?: BlogObject; faults: ContentFault[] }> {
	const source = await readFile(path, 'utf8');
	const parts = frontMatter(source);
	if (parts === undefined) return { faults: [missingFields(name, source, 'the post')] };
	const { head, body, bodyLine } = parts;
	const website = ownName('website');
	const { data, faults } = readYaml(name, head, fieldsOf(publicDirectory, website), 1);
	if (body.trim() === '') {
		const file = `${name}:${bodyLine - 1}`;
		return { faults: [...faults, { file, field: '', found: 'no text below the fields', expected: 'the post itself' }] };
	}
	if (data === undefined) return { faults };
	const description = (extname(path) === '.md' ? markdownToHtml(body) : body).trim();
	const _id = basename(path, extname(path));
	const result = parseBlog({ _id, website, ...data, description });
	if ('post' in result) return { post: result.post, faults: [] };
	return { faults: [{ file: name, field: '', found: 'a post that is none', expected: result.problem }] };
}

/** The endings of posts. Files that start with a dot are the editor's or the system's own. */
const ENDINGS = ['.html', '.md'];

/**
 * The posts of `content/blog/`, including drafts and posts with a future date, and what is wrong in the folder.
 * @param directory a folder that does not exist has no posts.
 * @param publicDirectory where root-relative pictures are looked for.
 */
export async function checkLocalPosts(
	directory: string,
	publicDirectory: string,
): Promise<{ posts: BlogObject[]; faults: ContentFault[] }> {
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
		const { post, faults: own } = await readPostFile(join(directory, name), file, publicDirectory);
		faults.push(...own);
		if (post === undefined) continue;
		const earlier = fileById.get(post._id);
		if (earlier !== undefined)
			faults.push({ file, field: '_id', found: `that of ${earlier} ("${post._id}")`, expected: 'one of its own' });
		fileById.set(post._id, file);
		posts.push(post);
	}
	return { posts, faults };
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
