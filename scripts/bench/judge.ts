import { number } from '../weigh/table.ts';
import type { Cost } from './measure.ts';

/** What was measured with a number of posts. */
export interface Run extends Cost {
	posts: number;
}

/** A part of a build by itself. */
export type Part = Omit<Run, 'memory'>;

/** Everything that one command has measured. */
export interface Results {
	/** The site without a post. */
	none: Run;
	/** The site with posts, the fewest first. */
	site: Run[];
	/** Cleaning the posts of the largest site, alone; writing its Markdown, alone. */
	sanitising: Part;
	markdown: Part;
	/** A bare project without a page, and with those of the largest site. */
	bareNone: Run;
	bare: Run;
}

export interface Verdict {
	isReached: boolean;
	sentence: string;
}

/** What each post adds, in seconds. */
export function perPost(run: Part, none?: Part): { time: number; processor: number } {
	const cost = (kind: 'time' | 'processor'): number => (run[kind] - (none?.[kind] ?? 0)) / run.posts;
	return { time: cost('time'), processor: cost('processor') };
}

/** The run that took the least work: noise only ever adds. */
export function leanest(first: Run, second: Run): Run {
	return first.processor <= second.processor ? first : second;
}

const GROWTH = 1.3;
const MEMORY = 1.5e9;
const BESIDE_BARE = 3;

/**
 * Whether the blog scales. Time is that of the processor, so that the rest of the machine has no part in the verdict.
 * @returns a sentence for each target, reached or not.
 */
export function judge({ none, site, sanitising, markdown, bareNone, bare }: Results): Verdict[] {
	const [fewest, most] = [site[0] ?? none, site.at(-1) ?? none];
	const growth = perPost(most, none).processor / perPost(fewest, none).processor;
	const memory = Math.max(...[none, ...site].map((run) => run.memory));
	// The bare project neither cleans a text nor prints Markdown beside its pages.
	const page = perPost(most, none).processor - perPost(sanitising).processor - perPost(markdown).processor;
	const beside = page / perPost(bare, bareNone).processor;
	return [
		{
			isReached: growth <= GROWTH,
			sentence: `A post takes ${growth.toFixed(2)} times as long among ${number(most.posts)} posts as among ${number(fewest.posts)} (at most ${GROWTH})`,
		},
		{
			isReached: memory < MEMORY,
			sentence: `At most ${(memory / 1e9).toFixed(2)} GB of memory at once (under ${MEMORY / 1e9} GB)`,
		},
		{
			isReached: beside <= BESIDE_BARE,
			sentence: `Without sanitising and Markdown, a post takes ${beside.toFixed(1)} times as long as a page of the bare project (at most ${BESIDE_BARE})`,
		},
	];
}
