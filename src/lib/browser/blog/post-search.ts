import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { headingsOf, plainText } from '../../shared/blog/plain-text.ts';
import type { SluggedPost } from '../../shared/blog/slug.ts';
import { folded, wordsOf } from '../../shared/blog/search-words.ts';

export interface Hit {
	entry: SluggedPost;
	/** The words of the post that matched the query, in the form that `folded` returns. */
	words: ReadonlySet<string>;
}

/** Returns the posts that match a query, best matches first, or none if the query has no words. */
export type Search = (query: string) => Hit[];

/**
 * How many posts are indexed between two pauses. Indexing one post takes about 20 ms on a slow phone. The pauses let
 * the phone respond to the visitor.
 */
const SLICE = 1;

const read: Record<string, (entry: SluggedPost) => string> = {
	title: ({ post }) => post.title,
	headings: ({ post }) => headingsOf(post.description),
	text: ({ post }) => plainText(post.description),
};

const TEXTS = ['title', 'headings', 'text'];

const options = (fields: readonly string[]): Options<SluggedPost> => ({
	fields: [...fields],
	idField: 'slug',
	extractField: (entry, field) => read[field]?.(entry) ?? entry.slug,
	tokenize: wordsOf,
	processTerm: folded,
	searchOptions: {
		boost: { title: 8, headings: 3 },
		prefix: (word) => word.length > 1,
		// Tolerates one wrong letter in every five.
		fuzzy: (word) => (word.length > 3 ? 0.2 : false),
	},
});

function searchIn(index: MiniSearch<SluggedPost>, posts: readonly SluggedPost[]): Search {
	const bySlug = new Map(posts.map((entry) => [entry.slug, entry]));
	return (query) => {
		const every = index.search(query, { combineWith: 'AND' });
		// If no post has all of the words, returns posts with some of them.
		const results: SearchResult[] = every.length > 0 ? every : index.search(query);
		return results.flatMap(({ id, terms }) => {
			const entry = bySlug.get(String(id));
			return entry ? [{ entry, words: new Set(terms) }] : [];
		});
	};
}

/**
 * Indexes a list of posts for the search, with pauses so that the page can respond to the visitor.
 * @param posts the posts in the list.
 * @param onReady called first with a search that covers the titles, and later with one that covers the full posts.
 */
export async function preparePostSearch(
	posts: readonly SluggedPost[],
	onReady: (search: Search) => void,
): Promise<void> {
	const titles = new MiniSearch(options(['title']));
	await titles.addAllAsync(posts, { chunkSize: 25 });
	onReady(searchIn(titles, posts));
	const texts = new MiniSearch(options(TEXTS));
	await texts.addAllAsync(posts, { chunkSize: SLICE });
	onReady(searchIn(texts, posts));
}
