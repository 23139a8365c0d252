import { z } from 'zod';
import { count } from './count.ts';
import { sectionHead, text } from './fields.ts';

const specimen = z
	.strictObject({
		name: text.describe('What the paper is called.'),
		meta: text.describe('The line below its name: for whom, from when.'),
		columns: z
			.array(text)
			.min(2)
			.max(4)
			.optional()
			.describe('The heads of its columns. Without them, each row is a name and what it stands for.'),
		rows: z.array(z.array(text)).min(1).describe('Its rows, with a cell for each column; two without columns.'),
		note: text.describe('The line at its end.'),
	})
	.check(({ value: { columns = ['', ''], rows }, issues }) => {
		for (const [index, input] of rows.entries())
			if (input.length !== columns.length)
				issues.push({
					code: 'custom',
					path: ['rows', index],
					input,
					message: `Write ${count(columns.length, 'cell')}, one for each column.`,
				});
	});

/** Samples of documents that clients get, drawn as documents. */
export const specimens = sectionHead.extend({
	sample: text.describe("The stamp that says that none of it is a client's."),
	papers: z.array(specimen).min(1).describe('The papers.'),
});
