import { expect, it } from 'vitest';
import { passageOf, splitAtWords } from './FoundWords.tsx';

it('marks the words that a search has found, and no others', () => {
	expect(splitAtWords('Art, starts, ART.', ['art'])).toEqual(['', 'Art', ', starts, ', 'ART', '.']);
	expect(splitAtWords('की कीमत', ['की'])).toEqual(['', 'की', ' कीमत']);
	expect(splitAtWords('a', [])).toEqual(['a']);
});

it('shows a passage from shortly before the first word', () => {
	const filler = 'cotton silk linen '.repeat(20);
	expect(passageOf(`${filler}zari ${filler}`, ['zari'])).toMatch(/^…\S+ .{40,60} zari /);
	expect(passageOf('one zari', ['zari'])).toBe('one zari');
	expect(passageOf(filler, ['zari'])).toBeUndefined();
});
