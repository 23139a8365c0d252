import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { parseBlog, type BlogObject } from '../blog-object.ts';

/** What an editor writes between the `---` lines of a post: the test of each field, and how a fault is put. */
const FIELDS: Readonly<Record<string, { test: RegExp; expected: string; isOptional?: true }>> = {
	_id: { test: /^[\da-f]{24}$/, expected: '24 digits or letters from a to f, unlike those of any other post' },
	title: { test: /\S/, expected: 'the title' },
	imageUrl: {
		test: /^(\/[^/]|https:\/\/)/,
		expected: 'a path below public/ that starts with /, or an https:// address',
		isOptional: true,
	},
	createdAt: {
		test: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
		expected: 'a date, a time and an offset, such as "2026-01-31T09:30:00+05:30"',
	},
	website: { test: /\S/, expected: 'the website that shows the post, such as infotech' },
};

interface ReadFile {
	post?: BlogObject;
	faults: string[];
}

function describe(value: unknown): string {
	return value === undefined || value === null ? 'nothing' : JSON.stringify(value);
}

function frontMatterOf(text: string): { data: Record<string, unknown>; body: string } | string {
	const match = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)([^]*)$/.exec(text);
	if (match === null) return 'found no front matter, expected fields between two lines of --- and the text below';
	const document = parseDocument(match[1] ?? '');
	const [error] = document.errors;
	if (error) return `found ${error.message.split('\n')[0]}, expected valid YAML`;
	const data: unknown = document.toJS();
	if (typeof data !== 'object' || data === null || Array.isArray(data))
		return `found ${describe(data)}, expected fields as in "title: ..."`;
	return { data: { ...data }, body: (match[2] ?? '').trim() };
}

function faultsOf(data: Record<string, unknown>, body: string, publicDirectory: string): string[] {
	const faults: string[] = [];
	for (const [name, { test, expected, isOptional }] of Object.entries(FIELDS)) {
		const value = data[name] ?? undefined;
		if (value === undefined && isOptional) continue;
		if (typeof value !== 'string' || !test.test(value))
			faults.push(`${name}: found ${describe(value)}, expected ${expected}`);
	}
	for (const name of Object.keys(data)) {
		if (!(name in FIELDS))
			faults.push(`${name}: found a field of this name, expected only ${Object.keys(FIELDS).join(', ')}`);
	}
	const { imageUrl } = data;
	if (typeof imageUrl === 'string' && /^\/[^/]/.test(imageUrl) && !existsSync(join(publicDirectory, imageUrl))) {
		faults.push(`imageUrl: found no file ${imageUrl} in public/, expected the picture there`);
	}
	if (body === '') faults.push('text: found nothing below the front matter, expected the HTML of the post');
	return faults;
}

async function readPost(path: string, publicDirectory: string): Promise<ReadFile> {
	const parts = frontMatterOf(await readFile(path, 'utf8'));
	if (typeof parts === 'string') return { faults: [parts] };
	const faults = faultsOf(parts.data, parts.body, publicDirectory);
	if (faults.length > 0) return { faults };
	const result = parseBlog({ ...parts.data, description: parts.body });
	return 'post' in result ? { post: result.post, faults } : { faults: [result.problem] };
}

/**
 * The posts of `content/blog/`, which are the backend where none is set (product: Where posts come from).
 * @param directory the folder of the `.html` files; a folder that does not exist has no posts.
 * @param publicDirectory where root-relative pictures are looked for; by default `public/` beside `content/`.
 * @throws one error that lists every fault: file, field, what was found, what was expected.
 */
export async function readLocalPosts(
	directory: string,
	publicDirectory: string = resolve(directory, '../../public'),
): Promise<BlogObject[]> {
	if (!existsSync(directory)) return [];
	const names = (await readdir(directory)).filter((name) => name.endsWith('.html')).toSorted();
	const files = await Promise.all(names.map((name) => readPost(join(directory, name), publicDirectory)));
	const folder = join('content', basename(directory));
	const faults: string[] = [];
	const fileById = new Map<string, string>();
	const posts: BlogObject[] = [];
	for (const [index, { post, faults: own }] of files.entries()) {
		const file = join(folder, names[index] ?? '');
		faults.push(...own.map((fault) => `${file} · ${fault}`));
		if (post === undefined) continue;
		const earlier = fileById.get(post._id);
		if (earlier !== undefined) faults.push(`${file} · _id: found the one of ${earlier}, expected one of its own`);
		fileById.set(post._id, file);
		posts.push(post);
	}
	if (faults.length > 0) {
		throw new Error(
			`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${folder}/:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
		);
	}
	return posts;
}
