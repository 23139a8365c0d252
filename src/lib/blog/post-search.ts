import type { SearchOptions } from 'minisearch';
import type { BlogObject } from '#schemas/blog-object.ts';
import type { SluggedPost } from './published-posts.ts';
import { readDescription, type PostText } from './text.ts';

/** Returns the posts that match a query, best matches first, each with the words that matched, in lowercase. */
export type Search = (query: string) => { entry: SluggedPost; words: readonly string[] }[];

const summaries = new WeakMap<BlogObject, PostText>();

/** Returns what a card and the search say about a post. Reads each description once, when it is first needed. */
export function summaryOf(post: BlogObject): PostText {
	const known = summaries.get(post);
	if (known) return known;
	const summary = readDescription(post.description);
	summaries.set(post, summary);
	return summary;
}

const load = () => import('minisearch');
let tries = 0;

/**
 * Loads MiniSearch. Browsers remember that a module has failed to load, so every further try has another address, which
 * only the text of the function tells.
 */
function loadMiniSearch(): ReturnType<typeof load> {
	tries += 1;
	const [, file] = (tries > 1 && /\bimport\(["'`]([^"'`]+)/.exec(String(load))) || [];
	return file ? import(/* @vite-ignore */ `${new URL(file, import.meta.url).href}?${tries}`) : load();
}

/** Returns whether a word is another one with a wrong, missing or added letter, or two swapped ones, after its first. */
function isSlip(word: string, other: string): boolean {
	const [a = '', b = ''] = [word, other].map((text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
	let start = 0;
	while (start < a.length && a[start] === b[start]) start += 1;
	let end = 0;
	while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
	const [rest = '', otherRest = ''] = [a, b].map((text) => text.slice(start, text.length - end));
	const isSwapped = rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`;
	return start > 0 && (isSwapped || Math.max(rest.length, otherRest.length) <= 1);
}

/** Loads the search and indexes a list of posts, with pauses so that the page can respond to the visitor. */
export async function preparePostSearch(posts: readonly SluggedPost[]): Promise<Search> {
	const { default: MiniSearch } = await loadMiniSearch();
	const index = new MiniSearch<SluggedPost>({
		fields: ['title', 'headings', 'text'],
		idField: 'entry',
		extractField: (entry, field) => {
			const { headings, text } = summaryOf(entry.post);
			return { entry, title: entry.post.title, headings, text }[field];
		},
		searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: (word) => word.length > 3 && 2 },
	});
	await index.addAllAsync(posts);
	return (query) => {
		const find = (options: SearchOptions) =>
			index.search(query, options).flatMap(({ id, terms, queryTerms }) => {
				const words = terms.filter((term) => queryTerms.some((word) => term.startsWith(word) || isSlip(word, term)));
				return words.length > 0 ? [{ entry: id as SluggedPost, words }] : [];
			});
		const every = find({ combineWith: 'AND' });
		// Parts such as the E of E-commerce begin too many words.
		return every.length > 0 ? every : find({ prefix: (word) => word.length > 2 });
	};
}
