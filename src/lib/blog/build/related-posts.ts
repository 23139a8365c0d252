import { headingsOf, plainText } from '../plain-text.ts';
import type { SluggedPost } from '../slug.ts';
import { folded, wordsOf } from '../words.ts';

/** How many posts stand at the end of another. */
const MOST = 3;
/** Shorter words say little about what a post is about. */
const SHORTEST = 4;
/** So many words stand for a post. */
const WORDS_OF_A_POST = 24;
/** A word of more posts than this, or than half of all, tells none of them apart. */
const COMMON = 50;

/** How often each word stands in a post; one of the title counts eight times, one of a heading three times. */
function countsOf({ post }: SluggedPost): Map<string, number> {
	const counts = new Map<string, number>();
	const add = (text: string, weight: number) => {
		for (const word of wordsOf(text).map(folded)) {
			if (word.length >= SHORTEST) counts.set(word, (counts.get(word) ?? 0) + weight);
		}
	};
	add(post.title, 8);
	add(headingsOf(post.description), 3);
	add(plainText(post.description), 1);
	return counts;
}

/**
 * The posts that are about the same as another: those that share the most of its rare words. Each post is looked up by
 * a fixed number of words of which each leads to a limited number of posts, so the work grows with the number of posts.
 * @param posts in the order in which equals stand: the newest first.
 * @returns by slug, the slugs of at most three others, the nearest first; the same on every machine.
 */
export function relatedPosts(posts: readonly SluggedPost[]): Map<string, string[]> {
	const spread = new Map<string, number>();
	// Counted twice instead of kept: the words of ten thousand posts would fill the memory.
	for (const post of posts) for (const word of countsOf(post).keys()) spread.set(word, (spread.get(word) ?? 0) + 1);

	const spreadOf = (word: string) => spread.get(word) ?? 0;
	const limit = Math.min(COMMON, posts.length / 2);
	const rarity = (word: string) => Math.log(posts.length / spreadOf(word));
	const holders = new Map<string, Map<number, number>>();
	const wordsAt: string[][] = [];
	for (const [place, post] of posts.entries()) {
		const telling = [...countsOf(post)]
			.filter(([word]) => spreadOf(word) > 1 && spreadOf(word) <= limit)
			.map(([word, count]) => ({ word, weight: (1 + Math.log(count)) * rarity(word) }))
			.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
			.slice(0, WORDS_OF_A_POST);
		wordsAt[place] = telling.map(({ word }) => word);
		for (const { word, weight } of telling) {
			const places = holders.get(word) ?? new Map<number, number>();
			holders.set(word, places.set(place, weight));
		}
	}

	const nearest = (place: number): string[] => {
		const scores = new Map<number, number>();
		for (const word of wordsAt[place] ?? []) {
			const places = holders.get(word) ?? new Map<number, number>();
			const own = places.get(place) ?? 0;
			for (const [other, weight] of places) {
				if (other !== place) scores.set(other, (scores.get(other) ?? 0) + own * weight);
			}
		}
		return [...scores]
			.sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
			.slice(0, MOST)
			.flatMap(([other]) => posts[other]?.slug ?? []);
	};
	return new Map(posts.map(({ slug }, place) => [slug, nearest(place)]));
}
