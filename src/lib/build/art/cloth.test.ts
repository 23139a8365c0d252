import { expect, it } from 'vitest';
import { drafts, samples, woven } from './cloth.ts';

it('every border is as high as the others, and the same from both selvedges', () => {
	for (const rows of Object.values(drafts).map((draft) => woven(draft))) {
		expect(rows).toHaveLength(21);
		expect(rows.toReversed()).toEqual(rows);
	}
});

it('no two samples of 35 are alike', () => {
	const ids = Array.from({ length: 35 }, (_, index) => `industry-${index}`);
	const cloths = samples(ids, 'light').split('<g id=').slice(1);
	expect(new Set(cloths.map((cloth) => cloth.replaceAll(/industry-\d+/g, ''))).size).toBe(35);
});
