import type { BlogObject } from './blog-object.ts';
import { cleanDescription } from './clean-description.ts';
import type { SluggedPost } from './published-posts.ts';
import type { PostText } from './text.ts';

/** Returns the posts that match a query, best matches first, each with the words that matched, in lowercase. */
export type Search = (query: string) => { entry: SluggedPost; words: readonly string[] }[];

const summaries = new WeakMap<BlogObject, PostText>();

/** Returns what a card and the search say about a post. Reads each description once, when it is first needed. */
export function summaryOf(post: BlogObject): PostText {
	const known = summaries.get(post);
	if (known) return known;
	const { description, title } = post;
	const { body: _body, ...summary } = cleanDescription(description, { listUrl: '/', base: '/', title });
	summaries.set(post, summary);
	return summary;
}

/** Loads the search and indexes a list of posts, with pauses so that the page can respond to the visitor. */
export async function preparePostSearch(posts: readonly SluggedPost[]): Promise<Search> {
	const { default: MiniSearch } = await import('minisearch');
	const index = new MiniSearch<SluggedPost>({
		fields: ['title', 'headings', 'text'],
		idField: 'entry',
		extractField: (entry, field) => {
			const { headings, text } = summaryOf(entry.post);
			return { entry, title: entry.post.title, headings: headings.map((heading) => heading.text), text }[field];
		},
		searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: (word) => (word.length > 3 ? 0.2 : false) },
	});
	await index.addAllAsync(posts);
	return (query) => {
		const every = index.search(query, { combineWith: 'AND' });
		// If no post has all of the words, returns posts with some of them.
		return (every.length > 0 ? every : index.search(query)).map(({ id, terms }) => ({ entry: id, words: terms }));
	};
}

/** Splits a text at the words that a search has found: every second part is such a word. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
	// Combining signs of Indian scripts (\p{M}) belong to their words.
	const written = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
	const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${written})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
	return words.length > 0 ? text.split(pattern) : [text];
}

/** How many characters a card shows before the first word that a search has found. */
const BEFORE = 60;

/** Returns a text from shortly before the first word that a search has found, or `undefined` if it has none of them. */
export function passageOf(text: string, words: readonly string[]): string | undefined {
	const [before = '', word] = splitAtWords(text, words);
	if (word === undefined) return undefined;
	const start = before.length > BEFORE ? before.indexOf(' ', before.length - BEFORE) + 1 : 0;
	return `${start > 0 ? '…' : ''}${text.slice(start, start + 300)}`;
}
