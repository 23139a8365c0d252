import type { Block, BlockKind, BlockOf } from '../../../schemas/blocks/block.ts';

/** What a block stands on: the page's paper, its deeper tone, the dark band, or marigold. */
export type Ground = 'paper' | 'deep' | 'band' | 'marigold';

/** Where a block stands on its page; the page decides, not its author. */
export interface Place {
	/** Unique on the page: the kind, with a number from the second of the same kind on. */
	id: string;
	ground: Ground;
	/** Whether another ground ends right before the block, so that it needs space of its own above. */
	opens: boolean;
	/** Whether another ground begins right after it. */
	closes: boolean;
	/** Whether a block before it has the same heading: two landmarks need two names. */
	isRepeated: boolean;
}

/** The grounds that suit a block, the best first; most are at home on both papers. */
const GROUNDS: Readonly<Record<string, readonly Ground[]>> = {
	figures: ['paper'],
	'figures statement': ['marigold', 'paper'],
	types: ['paper'],
	picture: ['paper'],
	measured: ['band'],
	specimens: ['deep'],
	'offers cards': ['deep', 'paper'],
	'offers frames': ['band'],
	'offers ledger': ['deep', 'paper'],
	'offers results': ['paper'],
	'steps clips': ['paper'],
	'steps rows': ['band', 'paper'],
	'steps screens': ['paper'],
	'steps stairs': ['deep', 'paper'],
	technologies: ['paper'],
	'technologies shelf': ['deep', 'paper'],
	closing: ['paper'],
	'closing statement': ['deep', 'paper'],
};
const EITHER: readonly Ground[] = ['paper', 'deep'];

function groundsOf(block: Block): readonly Ground[] {
	const look = 'look' in block ? GROUNDS[`${block.kind} ${block.look}`] : undefined;
	return look ?? GROUNDS[block.kind] ?? EITHER;
}

/**
 * Gives each block of a page its place: no two that could differ stand on one ground in a row.
 * @param first what stands before the first block.
 */
export function placeBlocks(blocks: readonly Block[], first: Ground = 'paper'): (Block & Place)[] {
	const counts = new Map<string, number>();
	const titles = blocks.map((block) => ('title' in block ? block.title : undefined));
	// Blocks with only one ground do not affect the grounds of others.
	let chosen: Ground | undefined;
	const grounds = blocks.map((block): Ground => {
		const [best = 'paper', ...others] = groundsOf(block);
		if (others.length === 0) return best;
		chosen = [best, ...others].find((ground) => ground !== chosen) ?? best;
		return chosen;
	});
	return blocks.map((block, index) => {
		const count = (counts.get(block.kind) ?? 0) + 1;
		counts.set(block.kind, count);
		const ground = grounds[index] ?? 'paper';
		return {
			...block,
			id: count === 1 ? block.kind : `${block.kind}-${count}`,
			ground,
			opens: ground !== (grounds[index - 1] ?? first),
			closes: ground !== grounds[index + 1],
			isRepeated: titles[index] !== undefined && titles.indexOf(titles[index]) < index,
		};
	});
}

/** What the component of a kind gets: the fields of the block, and its place. */
export type BlockProps<Kind extends BlockKind> = BlockOf<Kind> & Place;
