import type { Query, SearchOptions } from 'minisearch';
import type { BlogObject } from '#schemas/blog-object.ts';
import type { SluggedPost } from '#lib/blog/published-posts.ts';
import { readDescription, type PostText } from '#lib/blog/text.ts';

/** Returns the posts that match a query, best matches first, each with the words that matched, in lowercase. */
export type Search = (query: string) => { entry: SluggedPost; words: readonly string[] }[];

const summaries = new WeakMap<BlogObject, PostText>();

/** Returns what a card and the search say about a post. Reads each description once, when it is first needed. */
export function summaryOf(post: BlogObject): PostText {
	const summary = summaries.get(post) ?? readDescription(post.description);
	summaries.set(post, summary);
	return summary;
}

/** Splits a text into words. What is longer than this is no word, and would take long to compare. */
const wordsOf = (text: string): string[] =>
	(text.toLowerCase().match(/[^\s\p{P}]+/gu) ?? []).filter(({ length }) => length <= 60);

/** Returns the words that are meant if a word has two letters in the wrong order. */
const swapped = (word: string): string[] =>
	Array.from(word.slice(2), (letter, at) => word.slice(0, at + 1) + letter + word.charAt(at + 1) + word.slice(at + 3));

/** Loads the search and indexes a list of posts, with pauses so that the page can respond to the visitor. */
export async function preparePostSearch(posts: readonly SluggedPost[]): Promise<Search> {
	const { default: MiniSearch } = await import('minisearch');
	const index = new MiniSearch<SluggedPost>({
		fields: ['title', 'headings', 'text'],
		idField: 'entry',
		extractField: (entry, field) => {
			const { headings, text } = summaryOf(entry.post);
			return { entry, title: entry.post.title, headings, text }[field];
		},
		tokenize: wordsOf,
		searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: (word) => word.length > 3 && 1 },
	});
	await index.addAllAsync(posts);
	return (query) => {
		const asked = wordsOf(query);
		const queries = asked.map((word): Query => {
			const others = word.length > 3 ? swapped(word) : [];
			return { combineWith: 'OR', queries: [word, { queries: others, prefix: false, fuzzy: false }] };
		});
		const find = (options: SearchOptions) =>
			index.search({ queries }, options).flatMap(({ id, terms }) => {
				// Nobody mistypes the first letter, so 'cloud' does not find 'aloud'.
				const words = terms.filter((term) => asked.some((word) => term.startsWith(word.charAt(0))));
				return words.length > 0 ? [{ entry: id as SluggedPost, words }] : [];
			});
		const every = find({ combineWith: 'AND' });
		// Parts such as the E of E-commerce begin too many words.
		return every.length > 0 ? every : find({ prefix: (word) => word.length > 2 });
	};
}
