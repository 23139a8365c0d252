import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

it.each([
	['one two three', 13, 'one two three'],
	['one two three', 12, 'one two…'],
	['one two three', 9, 'one two…'],
	['Stop here, please', 12, 'Stop here…'],
	['unbreakable', 5, 'unbr…'],
	['a verylongword', 10, 'a verylon…'],
	['🪡🪡🪡🪡', 4, '🪡🪡🪡🪡'],
	['🪡🪡🪡🪡', 3, '🪡🪡…'],
	['', 5, ''],
])('cuts "%s" to %i characters as "%s"', (text, limit, expected) => {
	expect(cutAtWord(text, limit)).toBe(expected);
});
