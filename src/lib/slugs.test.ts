import { expect, it } from 'vitest';
import { slugFor, slugify, uniqueSlugs, withIds } from './slugs.ts';
import titles from './slugs.test.json' with { type: 'json' };

it.each(titles)('the slug of %j is %j', (title, slug) => {
	expect(slugify(title)).toBe(slug);
});

it('gives unique slugs to names that are equal, taken or have no Latin letters', () => {
	const slugs = uniqueSlugs(['Values', 'Values', 'સુરત', 'Values 2', 'Main', 'Values'], ['main']);
	expect(slugs).toEqual(['values', 'values-2', '3', 'values-2-2', 'main-2', 'values-3']);
	expect(withIds('step', [{ name: 'સુરત' }])).toEqual([{ name: 'સુરત', id: 'step-1' }]);
});

it('looks at a name a constant number of times, however often it is taken', () => {
	const steps = (count: number) => {
		let looks = 0;
		const taken = new (class extends Map<string, number> {
			override has(name: string) {
				looks += 1;
				return super.has(name);
			}
		})();
		for (let post = 0; post < count; post += 1) slugFor({ _id: 'ä', title: 'One title' }, taken);
		expect(Math.max(...Array.from(taken.keys(), ({ length }) => length))).toBeLessThan(30);
		return looks;
	};
	expect(steps(100)).toBeLessThanOrEqual(2.1 * steps(50));
});
