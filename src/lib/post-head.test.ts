import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postHead, postPicture } from './post-head.ts';
import type { Post } from './posts.ts';

const source = vi.hoisted(() => ({ blogList: '' }));
vi.mock('./posts', () => source);

const home = 'https://www.example.com/';

function post(blog: Partial<Post['blog']> = {}, preview = 'What the post says.'): Post {
	const whole = {
		_id: 'a',
		title: 'A title',
		description: '',
		createdAt: '2026-01-31T09:30:00.000Z',
		website: 'infotech',
		...blog,
	};
	return { blog: whole, slug: 'a-title', html: '', preview };
}

beforeEach(() => {
	source.blogList = '/api/blogs/allblogs';
});

describe('postHead', () => {
	it.each([
		['A short title', 'A short title | Infotech'],
		['x'.repeat(39), `${'x'.repeat(39)} | Infotech`],
		['x'.repeat(40), 'x'.repeat(40)],
		[
			'A title that goes on and on, until no search engine would show the whole of it',
			'A title that goes on and on, until no search engine would…',
		],
	])('titles the page of "%s" as "%s"', (title, expected) => {
		const { head } = postHead(post({ title }), 'Infotech', home);
		expect(head.title).toBe(expected);
		expect(head.title.length).toBeLessThanOrEqual(60);
	});

	it('describes the page by the beginning of the post, cut to what a search result shows', () => {
		expect(postHead(post(), 'Infotech', home).head.description).toBe('What the post says.');
		const { head } = postHead(post({}, 'word '.repeat(100)), 'Infotech', home);
		expect(head.description).toMatch(/^(word )+word…$/);
		expect(head.description.length).toBeLessThanOrEqual(155);
	});

	it('describes a post without words by its title', () => {
		expect(postHead(post({}, ''), 'Infotech', home).head.description).toBe('A title');
	});

	it('gives previews the whole address of the picture', () => {
		expect(postHead(post({ imageUrl: '/images/a.webp' }), 'Infotech', home).image).toBe(
			'https://www.example.com/images/a.webp',
		);
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
		[null, '/api/blogs/allblogs', undefined],
	])('of %j from the list %s is %s', (imageUrl, list, expected) => {
		source.blogList = list;
		expect(postPicture(post({ imageUrl }))).toBe(expected);
	});
});
