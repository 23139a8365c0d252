import { expect, it } from 'vitest';
import { listOfRecords, oneRecord } from '../../schemas/collections.ts';
import { contentOf, listOf } from '../../schemas/testing/content.ts';

const projects = listOf(listOfRecords.projects);
const { chips } = contentOf(oneRecord.portfolioPage);

it.each(chips)('the chip %s has a project', (chip) => {
	expect(projects.filter(({ categories }) => categories.includes(chip))).not.toEqual([]);
});

it.each(projects.map(({ name, categories }) => [name, categories] as const))(
	'%s is found under chips alone',
	(_name, categories) => {
		expect(chips).toEqual(expect.arrayContaining([...categories]));
	},
);
