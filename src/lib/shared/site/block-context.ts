import type { Block, BlockKind, BlockOf } from '../../../schemas/blocks/block.ts';

/** The background of a block: paper, a deeper tone of paper, the dark band, or marigold. */
export type Ground = 'paper' | 'deep' | 'band' | 'marigold';

/** What the page, and not the content, decides about a block. */
export interface BlockContext {
	/** The id of the block on its page: its kind, followed by a number unless the block is the first of that kind. */
	id: string;
	ground: Ground;
	/** Whether the background directly above is different, so that the block needs space at its top. */
	opens: boolean;
	/** Whether the background directly below is different. */
	closes: boolean;
	/** Whether an earlier block has the same heading. Two landmarks must not have the same name. */
	isRepeated: boolean;
}

/**
 * The backgrounds that suit a block, in order of preference. Blocks that are not listed here suit both tones of paper.
 */
const GROUNDS: Readonly<Record<string, readonly Ground[]>> = {
	figures: ['paper'],
	'figures statement': ['marigold', 'paper'],
	types: ['paper'],
	picture: ['paper'],
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
};
const EITHER: readonly Ground[] = ['paper', 'deep'];

function groundsOf(block: Block): readonly Ground[] {
	// An offer with a large figure is dark from edge to edge.
	if (block.kind === 'statement' && block.figure) return ['band'];
	const look = 'look' in block ? GROUNDS[`${block.kind} ${block.look}`] : undefined;
	return look ?? GROUNDS[block.kind] ?? EITHER;
}

/**
 * Adds a context to each block of a page. If possible, neighbouring blocks get different backgrounds.
 * @param first the background above the first block.
 */
export function addBlockContexts(blocks: readonly Block[], first: Ground = 'paper'): (Block & BlockContext)[] {
	const counts = new Map<string, number>();
	const titles = blocks.map((block) => ('title' in block ? block.title : undefined));
	// Blocks with only one possible background do not influence the choice for later blocks.
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

/** The props of a block's component: the block's fields and its context. */
export type BlockProps<Kind extends BlockKind> = BlockOf<Kind> & BlockContext;
