import { beforeEach, describe, expect, it, vi } from 'vitest';
import { head as headSchema } from '../../schemas/fields.ts';
import { archiveHead, postHead, postPicture } from './heads.ts';

const source = vi.hoisted(() => ({ blogList: '' }));
vi.mock('../site/blog-posts', () => source);

const home = 'https://www.example.com/';

const post = { title: 'A title', description: '<p>What the post says.</p>' };

beforeEach(() => {
	source.blogList = '/api/blogs/allblogs';
});

const blog = {
	title: 'Our Blogs on Design, Code and Growth | Infotech',
	description: `Notes from the team on ${'building, being found and making films '.repeat(3)}that people finish.`,
};
const around = { brand: 'Infotech', blog };

describe('postHead', () => {
	it.each([
		['A short title', 'A short title | Our Blogs on Design, Code and Growth |…'],
		['A title that is not so short', 'A title that is not so short | Infotech'],
		['x'.repeat(39), `${'x'.repeat(39)} | Infotech`],
		['x'.repeat(40), 'x'.repeat(40)],
		[
			'A title that goes on and on, until no search engine would show the whole of it',
			'A title that goes on and on, until no search engine would…',
		],
		['word '.repeat(100).trim(), `${'word '.repeat(11).trim()}…`],
		['x'.repeat(500), `${'x'.repeat(59)}…`],
		['?', '? | Our Blogs on Design, Code and Growth | Infotech'],
	])('titles the page of "%s" as "%s"', (title, expected) => {
		const { head } = postHead({ ...post, title }, around, home);
		expect(head.title).toBe(expected);
		expect(headSchema.shape.title.safeParse(head.title).error).toBeUndefined();
	});

	it.each([
		['its beginning, cut between words', `<p>${'word '.repeat(100)}</p>`, /^(word )+word…$/],
		[
			'more than what stands before its first heading',
			`<h2>Short.</h2><p>${'word '.repeat(60)}</p>`,
			/^Short\. (word )+word…$/,
		],
		['its few words and what the blog is about', '<p>Short.</p>', /^Short\. Notes from the team .*…$/],
		['its title where it has no words', '', /^A title Notes from the team .*…$/],
	])('describes a post by %s', (_case, description, expected) => {
		const { head } = postHead({ ...post, description }, around, home);
		expect(head.description).toMatch(expected);
		expect(headSchema.shape.description.safeParse(head.description).error).toBeUndefined();
	});

	it('gives previews the whole address of the picture', () => {
		const { image } = postHead({ ...post, imageUrl: '/images/a.webp' }, around, home);
		expect(image).toBe('https://www.example.com/images/a.webp');
	});
});

describe('postPicture', () => {
	it.each([
		['/images/a.webp', '/api/blogs/allblogs', '/images/a.webp'],
		['https://pictures.example/a.png', '/api/blogs/allblogs', 'https://pictures.example/a.png'],
		['/a.png', 'https://backend.example/api/blogs/allblogs', 'https://backend.example/a.png'],
		['javascript:alert(1)', '/api/blogs/allblogs', undefined],
		['', '/api/blogs/allblogs', undefined],
		[undefined, '/api/blogs/allblogs', undefined],
	])('of %j from the list %s is %s', (imageUrl, list, expected) => {
		source.blogList = list;
		expect(postPicture(imageUrl === undefined ? {} : { imageUrl })).toBe(expected);
	});
});

describe('archiveHead', () => {
	it.each([
		['names the page', blog],
		[
			'cuts a title and a description of the greatest length between words',
			{ title: 'word '.repeat(12).trim(), description: 'word '.repeat(31).trim() },
		],
	])('%s', (_case, head) => {
		const made = archiveHead(head, 'Page 2 of 12');
		expect(made.title).toMatch(/(\w|\w…), Page 2 of 12$/);
		expect(made.description).toMatch(/^Page 2 of 12\. .*\w…?$/);
		expect(headSchema.safeParse(made).error).toBeUndefined();
	});
});
