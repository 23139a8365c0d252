import { z } from 'zod';
import { figures, offers, projects, questions, specimensBlock, steps, technologies, types } from './lists.ts';
import { picture, quote, statement, story, textBlock } from './texts.ts';
import { closing, contactForm, dataUse, leadForm } from './contact.ts';

/** A block of a page, with a kind, usually a look, and the fields of that kind. */
export const block = z.discriminatedUnion('kind', [
	statement,
	textBlock,
	figures,
	steps,
	offers,
	story,
	technologies,
	types,
	questions,
	quote,
	projects,
	contactForm,
	leadForm,
	dataUse,
	picture,
	specimensBlock,
	closing,
]);

export type Block = z.output<typeof block>;
export type BlockKind = Block['kind'];
/** A block of one particular kind. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
