import { expect, it } from 'vitest';
import { isDraft, momentIn } from './backend-values.ts';
import values from './backend-values.test.json' with { type: 'json' };

const moments = Object.entries(values.moments).flatMap(([moment, all]) => all.map((written) => ({ written, moment })));
it.each(moments)('reads $written as the moment $moment', ({ written, moment }) => {
	expect(momentIn(written)).toBe(moment);
});

it.each(values.noMoments)('reads no moment in %j', (written) => {
	expect(momentIn(written)).toBeUndefined();
});

it.each([undefined, ...values.noDrafts])('%j marks no draft', (value) => {
	expect(isDraft(value)).toBe(false);
});

it.each(values.drafts)('%j marks a draft', (value) => {
	expect(isDraft(value)).toBe(true);
});
