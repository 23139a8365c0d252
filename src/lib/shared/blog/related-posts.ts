import { folded, wordsOf } from './search-words.ts';

/**
 * The maximum number of related posts to find. A page shows three of these posts. The other two are spare, because the
 * page leaves out the previous and the next post, to which it already links.
 */
const MOST = 5;
/** The minimum length of a word. Shorter words are ignored, because they reveal little about a post. */
const SHORTEST = 4;
/** How many words represent each post. */
const WORDS_OF_A_POST = 24;
/** A word that occurs in more posts than this, or in more than half of all posts, is too common to relate posts. */
const COMMON = 50;

export interface PostWords {
	title: string;
	headings: string;
	text: string;
}

/** The numbers of one post's words, each with the word's weight. */
type Weighed = readonly (readonly [word: number, weight: number])[];

/**
 * Finds related posts by the rare words that they share. The words per post and the posts per word are limited, so the
 * work grows only in proportion to the number of posts.
 */
export class PostRelations {
	/** The number given to each word. Spellings that count as the same word share a number. */
	readonly #numbers = new Map<string, number>();
	/** How many posts contain each word, indexed by the word's number. */
	readonly #spread: number[] = [];
	/** The words of each post with their counts, as typed arrays: ten thousand posts take about 20 MB. */
	readonly #posts: { words: Uint32Array; counts: Uint32Array }[] = [];

	#numberOf(word: string): number {
		const known = this.#numbers.get(word);
		if (known !== undefined) return known;
		const form = folded(word);
		const number = this.#numbers.get(form) ?? this.#spread.push(0) - 1;
		this.#numbers.set(form, number).set(word, number);
		return number;
	}

	/** Adds a post. Among equally related posts, those added earlier come first. */
	add({ title, headings, text }: PostWords): void {
		const counts = new Map<number, number>();
		for (const [words, weight] of [[title, 8] as const, [headings, 3] as const, [text, 1] as const]) {
			for (const word of wordsOf(words)) {
				if (word.length < SHORTEST) continue;
				const number = this.#numberOf(word);
				counts.set(number, (counts.get(number) ?? 0) + weight);
			}
		}
		for (const number of counts.keys()) this.#spread[number] = (this.#spread[number] ?? 0) + 1;
		this.#posts.push({ words: Uint32Array.from(counts.keys()), counts: Uint32Array.from(counts.values()) });
	}

	/** Returns the words that best distinguish each post, with their weights. */
	#tellingWords(): Weighed[] {
		const total = this.#posts.length;
		const limit = Math.min(COMMON, Math.max(2, total / 2));
		return this.#posts.map(({ words, counts }) => {
			const weighed: [number, number][] = [];
			for (const [place, word] of words.entries()) {
				const spread = this.#spread[word] ?? 0;
				const isTelling = spread > 1 && spread <= limit && spread < total;
				if (isTelling) weighed.push([word, (1 + Math.log(counts[place] ?? 1)) * Math.log(total / spread)]);
			}
			return weighed.sort(([a, first], [b, second]) => second - first || a - b).slice(0, WORDS_OF_A_POST);
		});
	}

	/**
	 * Finds related posts.
	 * @param places the indexes of the posts to look up, in the order of `add` (default: all).
	 * @returns for each of these posts, the indexes of at most five related posts, most closely related first.
	 */
	nearest(places?: readonly number[]): number[][] {
		const telling = this.#tellingWords();
		const holders = new Map<number, [place: number, weight: number][]>();
		for (const [place, words] of telling.entries())
			for (const [word, weight] of words) holders.set(word, [...(holders.get(word) ?? []), [place, weight]]);
		return (places ?? [...telling.keys()]).map((place) => {
			const scores = new Map<number, number>();
			for (const [word, own] of telling[place] ?? [])
				for (const [other, weight] of holders.get(word) ?? [])
					if (other !== place) scores.set(other, (scores.get(other) ?? 0) + own * weight);
			const best = [...scores].sort(([a, first], [b, second]) => second - first || a - b);
			return best.slice(0, MOST).map(([other]) => other);
		});
	}
}
