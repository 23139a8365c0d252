import { expect, it } from 'vitest';
import { cutAtWord, fillIn, sentencesWithin } from './text.ts';

it.each([
	['One. Two is longer.', 19, 'One. Two is longer.'],
	['One. Two is longer.', 18, 'One.'],
	['He said: “Go!” Then he left.', 20, 'He said: “Go!”'],
	['No full stop', 20, ''],
	['Rs 2.50 a day.\n\nMore of it', 40, 'Rs 2.50 a day.'],
	['આ એક વાક્ય છે. બીજું.', 16, 'આ એક વાક્ય છે.'],
])('of %j, the whole sentences within %i characters are %j', (text, limit, sentences) => {
	expect(sentencesWithin(text, limit)).toBe(sentences);
});

it.each([
	['Cloth shops of Surat', 20, 'Cloth shops of Surat'],
	['Cloth shops of Surat', 19, 'Cloth shops of…'],
	['Cloth shops of Surat', 12, 'Cloth shops…'],
	['Cloth, .; shops of Surat', 15, 'Cloth…'],
	['A sentence.Another one', 12, 'A sentence…'],
	['Of clothworkers', 10, 'Of clothw…'],
	['Zari cloths', 9, 'Zari clo…'],
	['🪡🪡🪡🪡🪡', 4, '🪡🪡🪡…'],
])('cuts %j to at most %i characters: %j', (text, limit, shortened) => {
	expect(cutAtWord(text, limit)).toBe(shortened);
});

it('fills in facts as they are, and leaves braces without a fact', () => {
	expect(fillIn('{name}: {count} of {total}', { name: '$&', count: 0 })).toBe('$&: 0 of {total}');
});
