import { expect, it } from 'vitest';
import { areSamples } from './samples';

const [sample, real] = [{ placeholder: true }, {}];

it.each([
	[[sample, sample], true],
	[[sample, real], false],
	[[], false],
])('says whether a section shows only samples: case %#', (records, expected) => {
	expect(areSamples(records)).toBe(expected);
});
