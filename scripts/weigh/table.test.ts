import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('table', () => {
	it('sets the first column to the left, numbers to the right, and titles above their columns', () => {
		expect(
			table(
				['Page', 'first\nload'],
				[
					['/', '81,671'],
					['/contactus', '900'],
				],
			).split('\n'),
		).toEqual([
			'             first',
			'Page          load',
			'----------  ------',
			'/           81,671',
			'/contactus     900',
		]);
	});
});
