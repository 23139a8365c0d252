import { describe, expect, it } from 'vitest';
import type { Block } from '../../../schemas/blocks/block.ts';
import { addBlockContexts, type Ground } from './block-context.ts';

const text: Block = { kind: 'text', text: 'Words' };
const figures: Block = { kind: 'figures', look: 'band', items: [] };
const list = (look: 'cards' | 'frames' | 'list'): Block => ({ kind: 'offers', look, title: 'A', text: 'B', items: [] });
const grounds = (blocks: Block[], first?: Ground) => addBlockContexts(blocks, first).map(({ ground }) => ground);

describe('the blocks of a page', () => {
	it('have unique ids, even if a kind is repeated', () => {
		expect(addBlockContexts([text, figures, text, text]).map(({ id }) => id)).toEqual([
			'text',
			'figures',
			'text-2',
			'text-3',
		]);
	});

	it('know whether an earlier block has the same heading', () => {
		const blocks = addBlockContexts([text, list('cards'), text, list('list')]);
		expect(blocks.map(({ isRepeated }) => isRepeated)).toEqual([false, false, false, true]);
	});

	it.each<[string, Block[], Ground[]]>([
		['alternate between the paper and deep backgrounds', [text, text, text], ['paper', 'deep', 'paper']],
		['never have the deep background twice in a row', [list('cards'), list('cards')], ['deep', 'paper']],
		['keep the background that their look needs', [list('frames'), figures, list('frames')], ['band', 'paper', 'band']],
		[
			'are dark if they are an offer with a large figure',
			[text, { kind: 'statement', title: 'A', figure: '20' }, { kind: 'statement', title: 'B' }],
			['paper', 'band', 'deep'],
		],
		[
			'alternate without counting blocks whose background is fixed',
			[figures, text, figures, text],
			['paper', 'paper', 'paper', 'deep'],
		],
	])('%s', (_, blocks, expected) => {
		expect(grounds(blocks)).toEqual(expected);
	});

	it('know where the background changes', () => {
		const edges = addBlockContexts([figures, list('frames'), figures], 'band').map(({ opens, closes }) => [
			opens,
			closes,
		]);
		expect(edges).toEqual([
			[true, true],
			[true, true],
			[true, true],
		]);
		expect(addBlockContexts([figures, figures]).map(({ opens, closes }) => [opens, closes])).toEqual([
			[false, false],
			[false, true],
		]);
	});
});
