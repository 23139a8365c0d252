import type { BlogObject } from '../../schemas/blog-object.ts';
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
		searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: (word) => word.length > 3 && 0.2 },
	});
	await index.addAllAsync(posts);
	return (query) => {
		const every = index.search(query, { combineWith: 'AND' });
		const hits = every.length > 0 ? every : index.search(query, { fuzzy: (word) => word.length > 6 && 0.3 });
		// Who misspells a word gets its first letter right. Otherwise, 'cloud' would find 'aloud'.
		const areAlike = (a = '', b = '') => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;
		return hits.flatMap(({ id, terms, queryTerms }) => {
			const words = terms.filter((term) => queryTerms.some((word) => areAlike(word[0], term[0])));
			return words.length > 0 ? [{ entry: id, words }] : [];
		});
	};
}
