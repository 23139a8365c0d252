import { folded, wordsOf } from './search-words.ts';

/** How many posts are found for another: three stand at its end, and two more may stand beside it already. */
const MOST = 5;
/** Shorter words say little about what a post is about. */
const SHORTEST = 4;
/** So many words stand for a post. */
const WORDS_OF_A_POST = 24;
/** A word of more posts than this, or than half of all, tells none of them apart. */
const COMMON = 50;

/** The words of a post. */
export interface PostWords {
	title: string;
	headings: string;
	text: string;
}

/** A word by its number, and how much it says about a post. */
type Weighed = readonly (readonly [word: number, weight: number])[];

/**
 * Finds posts that are about the same: those that share the most of their rare words. Each post is looked up by a fixed
 * number of words of which each leads to a limited number of posts, so the work grows with the number of posts.
 */
export class PostRelations {
	/** The number of a word as it is written; those that are compared as the same have the same. */
	readonly #numbers = new Map<string, number>();
	/** How many posts have a word. */
	readonly #spread: number[] = [];
	/** The words of each post, and how often they stand there: ten thousand posts take some 20 MB so. */
	readonly #posts: { words: Uint32Array; counts: Uint32Array }[] = [];

	#numberOf(word: string): number {
		const known = this.#numbers.get(word);
		if (known !== undefined) return known;
		const form = folded(word);
		const number = this.#numbers.get(form) ?? this.#spread.push(0) - 1;
		this.#numbers.set(form, number).set(word, number);
		return number;
	}

	/** Takes up a post. Of equals, those that came first stand first. */
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

	/** The words that tell most about each post, by their weight. */
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
	 * Finds the posts nearest to some of those that were added.
	 * @param places of which posts, in the order in which they came; all by default.
	 * @returns for each, the places of at most five others, the nearest first.
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
