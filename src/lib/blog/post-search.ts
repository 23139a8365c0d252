import MiniSearch from 'minisearch';
import type { SluggedPost } from './published-posts.ts';
import { summaryOf } from './summary.ts';

export interface Hit {
	entry: SluggedPost;
	/** The words of the post that matched the query, in lowercase. */
	words: readonly string[];
}

/** Returns the posts that match a query, best matches first, or none if the query has no words. */
export type Search = (query: string) => Hit[];

const read: Record<string, (entry: SluggedPost) => string> = {
	slug: ({ slug }) => slug,
	title: ({ post }) => post.title,
	headings: ({ post }) =>
		summaryOf(post)
			.headings.map(({ text }) => text)
			.join(' '),
	text: ({ post }) => summaryOf(post).text,
};

/** Indexes a list of posts, with pauses so that the page can respond to the visitor. */
export async function preparePostSearch(posts: readonly SluggedPost[]): Promise<Search> {
	const index = new MiniSearch<SluggedPost>({
		fields: ['title', 'headings', 'text'],
		idField: 'slug',
		extractField: (entry, field) => read[field]?.(entry) ?? '',
		searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: (word) => (word.length > 3 ? 0.2 : false) },
	});
	await index.addAllAsync(posts, { chunkSize: 5 });
	const bySlug = new Map(posts.map((entry) => [entry.slug, entry]));
	return (query) => {
		const every = index.search(query, { combineWith: 'AND' });
		// If no post has all of the words, returns posts with some of them.
		return (every.length > 0 ? every : index.search(query)).flatMap(({ id, terms }) => {
			const entry = bySlug.get(String(id));
			return entry ? [{ entry, words: terms }] : [];
		});
	};
}
