import { z } from 'zod';
import type { Image } from '../assets.ts';
import { figures, offers, projects, questions, specimensBlock, steps, technologies, types } from './lists.ts';
import { picture, statement, story, textBlock } from './texts.ts';
import { closing, dataUse, leadForm } from './contact.ts';

/** A block of a page, with a kind, usually a look, and the fields of that kind. */
export const block = (image: Image) =>
	z.discriminatedUnion('kind', [
		statement,
		textBlock,
		figures(image),
		steps,
		offers(image),
		story(image),
		technologies,
		types,
		questions,
		projects,
		leadForm,
		dataUse,
		picture(image),
		specimensBlock,
		closing(image),
	]);

export type Block = z.output<ReturnType<typeof block>>;
export type BlockKind = Block['kind'];
/** A block of one particular kind. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** What the page tells a block about itself. */
export interface BlockContext {
	/** The id of the block's heading. */
	id: string;
	/** The page's file, for messages. */
	file: string;
}

/** The props of a block's component. */
export type BlockProps<Kind extends BlockKind> = BlockOf<Kind> & BlockContext;

/** The kind of a block and, if the kind has looks, the look, such as `text` or `figures band`. */
export type BlockKey = {
	[Kind in BlockKind]: BlockOf<Kind> extends { look: infer Look extends string } ? `${Kind} ${Look}` : Kind;
}[BlockKind];
