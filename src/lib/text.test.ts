import { expect, it } from 'vitest';
import { cutAtWord, fillIn, sentencesWithin } from './text.ts';
import texts from './text.test.json' with { type: 'json' };

it.each(texts.sentences)('keeps the whole sentences of $text within $limit', ({ text, limit, sentences }) => {
	expect(sentencesWithin(text, limit)).toBe(sentences);
});

it.each(texts.cuts)('cuts $text to at most $limit characters: $shortened', ({ text, limit, shortened }) => {
	expect(cutAtWord(text, limit)).toBe(shortened);
});

it('fills in facts as they are, and leaves braces without a fact', () => {
	expect(fillIn('{name}: {count} of {total}', { name: '$&', count: 0 })).toBe('$&: 0 of {total}');
});
