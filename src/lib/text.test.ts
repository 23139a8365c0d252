import { expect, it } from 'vitest';
import { fillIn, sentencesWithin } from './text.ts';

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

it('fills in facts as they are, and leaves braces without a fact', () => {
	expect(fillIn('{name}: {count} of {total}', { name: '$&', count: 0 })).toBe('$&: 0 of {total}');
});
