import { expect, it } from 'vitest';
import { drafts, edge, samples, woven } from './cloth.ts';
import { colour } from './palette.ts';

it('every border has the same height and is symmetrical', () => {
	for (const rows of Object.values(drafts).map((draft) => woven(draft))) {
		expect(rows).toHaveLength(21);
		expect(rows.toReversed()).toEqual(rows);
	}
});

it('35 samples are all different', () => {
	const ids = Array.from({ length: 35 }, (_, index) => `industry-${index}`);
	const cloths = samples(ids, 'light').split('<g id=').slice(1);
	expect(new Set(cloths.map((cloth) => cloth.replaceAll(/industry-\d+/g, ''))).size).toBe(35);
});

it('the edge of the footer has the colours of its scheme', () => {
	for (const scheme of ['light', 'dark'] as const) {
		const svg = edge(scheme);
		for (const token of ['stone-1', 'stone-5', 'marigold']) expect(svg).toContain(colour(token, scheme));
		expect(svg.match(/url\(#(plain|gold)\)/g)).toEqual(['url(#plain)', 'url(#gold)']);
	}
});
