import { expect, it } from 'vitest';
import { oneRecord } from '../../schemas/collections.ts';
import { head } from '../../schemas/parts.ts';
import { contentOf } from '../../schemas/testing/content.ts';
import { archiveHead } from './archive-head.ts';

const blog = contentOf(oneRecord.blogPage);

it('names the page and keeps to the lengths of all pages', () => {
	const made = archiveHead(blog.head, 'Page 2 of 12');
	expect(made.title).toMatch(/, Page 2 of 12$/);
	expect(made.description).toMatch(/^Page 2 of 12\. /);
	expect(head.safeParse(made).error).toBeUndefined();
});

it('cuts a title and a description of the greatest length between words', () => {
	const made = archiveHead(
		{ title: 'word '.repeat(12).trim(), description: 'word '.repeat(31).trim() },
		'Page 2 of 12',
	);
	expect(made.title).toBe(`${'word '.repeat(9).trim()}…, Page 2 of 12`);
	expect(made.description).toMatch(/^Page 2 of 12\. (word )+word…$/);
	expect(head.safeParse(made).error).toBeUndefined();
});
