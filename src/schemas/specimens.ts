import { z } from 'zod';
import { count } from './count.ts';
import { listHead, text, wayOn } from './fields.ts';

const specimen = z
	.strictObject({
		name: text.describe("The document's title."),
		meta: text.describe('The line below the title, such as the client and the date.'),
		columns: z
			.array(text)
			.min(2)
			.max(4)
			.optional()
			.describe('The column headings. Without column headings, each row is a name and its value.'),
		rows: z
			.array(z.array(text))
			.min(1)
			.describe('The rows, with one cell per column, or two cells if there are no columns.'),
		note: text.describe('The line at the end of the document.'),
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

/** Samples of the documents that clients get, drawn to look like documents. */
export const specimens = listHead.extend({
	sample: text.describe("The stamp that says these are samples, not a client's documents."),
	papers: z.array(specimen).min(1).describe('The documents.'),
	link: wayOn,
});
