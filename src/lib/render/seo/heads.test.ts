import { expect, it, vi } from 'vitest';
import { head as headSchema } from '../../../schemas/fields.ts';
import { archiveHead, postHead, projectHead } from './heads.ts';

vi.mock('../site/blog-posts', () => ({ blogList: 'https://backend.example/api/blogs/allblogs' }));

const post = { title: 'A title', preview: 'What the post says.', beginning: 'What the post says.' };
const blog = {
	title: 'Our Blogs on Design, Code and Growth | Infotech',
	description: `Notes from the team on ${'building, being found and making films '.repeat(3)}that people finish.`,
};
const headOf = (changes: Partial<typeof post> & { imageUrl?: string }) =>
	postHead({ ...post, ...changes }, { brand: 'Infotech', list: blog }, 'https://www.example.com/');

it.each([
	['A short title', 'A short title | Our Blogs on Design, Code and Growth'],
	['x'.repeat(39), `${'x'.repeat(39)} | Infotech`],
	['x'.repeat(40), 'x'.repeat(40)],
	['word '.repeat(100).trim(), `${'word '.repeat(11).trim()}…`],
	['A title of two parts | The second of them', 'A title of two parts | The second of them'],
	['x'.repeat(500), `${'x'.repeat(59)}…`],
])('gives the page of the post "%s" the title "%s"', (title, expected) => {
	const { head } = headOf({ title });
	expect(head.title).toBe(expected);
	expect(headSchema.shape.title.safeParse(head.title).error).toBeUndefined();
});

it.each([
	['its beginning, cut between words', 'word '.repeat(40), 'word '.repeat(40), /^(word )+word…$/],
	['more than the text before its first heading', 'Short.', `Short. ${'word '.repeat(40)}`, /^Short\. (word )+word…$/],
	['its short text and the blog’s description', 'Short.', 'Short.', /^Short\. Notes from the team .*…$/],
	['its title and the blog’s description if it has no text', '', '', /^A title Notes from the team .*…$/],
])('describes a post with %s', (_case, preview, beginning, expected) => {
	const { head } = headOf({ preview, beginning });
	expect(head.description).toMatch(expected);
	expect(headSchema.shape.description.safeParse(head.description).error).toBeUndefined();
});

it.each([
	['/images/a.webp', 'https://backend.example/images/a.webp'],
	['javascript:alert(1)', undefined],
	['', undefined],
])('gives previews the full address of the picture %j: %s', (imageUrl, expected) => {
	expect(headOf({ imageUrl }).image).toBe(expected);
});

it.each([
	['names the archive page in its title and description', blog],
	[
		'cuts a title and a description of maximum length between words',
		{ title: 'word '.repeat(12).trim(), description: 'word '.repeat(31).trim() },
	],
])('%s', (_case, head) => {
	const made = archiveHead(head, 'Page 2 of 12');
	expect(made.title).toMatch(/(\w|\w…), Page 2 of 12$/);
	expect(made.description).toMatch(/^Page 2 of 12\. .*\w…?$/);
	expect(headSchema.safeParse(made).error).toBeUndefined();
});

it.each([
	'A shop.',
	'A shop that says in one long sentence what was built, for whom it was built and where it stands today.',
])('gives a project a title and description of valid length if its text is "%s"', (text) => {
	const project = { name: 'Bowls', sector: 'Retail', text, problem: 'Bowls broke on their way.' };
	const head = projectHead(project, { brand: 'Infotech', list: blog });
	expect(headSchema.safeParse(head).error).toBeUndefined();
	expect(head.title).toMatch(/^Bowls: Retail/);
	expect(head.description.startsWith(text)).toBe(true);
});
