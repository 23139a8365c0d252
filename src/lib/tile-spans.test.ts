import { expect, it } from 'vitest';
import { tileSpans } from './tile-spans.ts';

const spans = (tiles: string) => tileSpans([...tiles].map((tile) => tile === 'p')).join('');

it.each([
	['the last tile with a picture', 'p.p.p...p', '112121112'],
	['a diagonal without pictures', '.........', '211121112'],
	['one more tile fills the last row', '....', '2114'],
	['two more tiles share the last row', '.....', '21122'],
])('makes one tile in each row wide: %s', (_case, tiles, expected) => {
	expect(spans(tiles)).toBe(expected);
});
