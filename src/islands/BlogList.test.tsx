// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchBlogs } from '../lib/blog/browser/blog-client';
import { takeHandOver } from '../lib/blog/browser/handover';
import { arrangePosts } from '../lib/blog/slug';
import { BlogList } from './BlogList';

vi.mock('../lib/blog/browser/blog-client', () => ({ fetchBlogs: vi.fn() }));

const props = {
	listUrl: 'https://backend.example/api/blogs/allblogs',
	base: '/site',
	strings: { loading: 'Loading blogs...', publishedOn: 'Published on:', readMore: 'Read More →' },
	fallback: { title: 'Unexpected Application Error!', text: 'Try again.' },
};
const blog = {
	_id: 'a',
	title: 'A <b>title</b>',
	description: '<p>Before.</p><h2>Heading</h2><p>After</p>',
	imageUrl: '/a.png',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
const answer = (...blogs: (typeof blog | Omit<typeof blog, 'imageUrl'>)[]) =>
	vi.mocked(fetchBlogs).mockResolvedValue(arrangePosts(blogs));

beforeEach(() => {
	sessionStorage.clear();
	vi.mocked(fetchBlogs).mockReset();
	document.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

describe('BlogList', () => {
	it('starts empty with the loading text, on the server and in the browser', () => {
		expect(renderToString(<BlogList {...props} />)).toContain('Loading blogs...');
		vi.mocked(fetchBlogs).mockReturnValue(new Promise(() => undefined));
		const { container } = render(<BlogList {...props} />);
		expect(screen.getByRole('status').textContent).toBe('Loading blogs...');
		expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
	});

	it('fetches once and shows the cards', async () => {
		answer(blog);
		const { rerender } = render(<BlogList {...props} />);
		expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('A <b>title</b>');
		rerender(<BlogList {...props} />);
		expect(fetchBlogs).toHaveBeenCalledOnce();
		expect(screen.queryByText('Loading blogs...')).toBeNull();
		expect(screen.getByText('Before. Heading').className).toContain('line-clamp-4');
		const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(blog.createdAt));
		expect(screen.getByText(/^Published on:/).textContent).toBe(`Published on: ${date}`);
		expect(screen.getByText(date).getAttribute('datetime')).toBe(blog.createdAt);
	});

	it('leads to the post and names it', async () => {
		answer(blog);
		render(<BlogList {...props} />);
		const link = await screen.findByRole('link', { name: 'Read More → A <b>title</b>' });
		expect(link.getAttribute('href')).toBe('/site/blog/a-b-title-b');
		expect(link.textContent).toBe('Read More →');
	});

	it('hands the whole blog object over on a click', async () => {
		answer(blog);
		render(<BlogList {...props} />);
		fireEvent.click(await screen.findByRole('link'));
		expect(takeHandOver('a-b-title-b')).toEqual(blog);
	});

	it('loads pictures late, and shows a cover for one that is dead', async () => {
		answer(blog);
		const { container } = render(<BlogList {...props} />);
		const picture = await waitFor(() => container.querySelector('img') ?? expect.fail('no picture'));
		expect(picture.getAttribute('src')).toBe('https://backend.example/a.png');
		expect(picture.getAttribute('loading')).toBe('lazy');
		fireEvent.error(picture);
		expect(container.querySelector('article img')).toBeNull();
		expect(container.querySelector('.cover')).not.toBeNull();
	});

	it('shows a cover for a post without a picture, or with one that is not allowed', async () => {
		const { imageUrl, ...plain } = blog;
		answer(plain, { ...blog, _id: 'b', imageUrl: `javascript:alert("${imageUrl}")` });
		const { container } = render(<BlogList {...props} />);
		await screen.findAllByRole('heading', { level: 2 });
		expect(container.querySelectorAll('.cover')).toHaveLength(2);
	});

	it('logs a failure and goes on showing the loading text', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const failure = new Error('Network Error');
		vi.mocked(fetchBlogs).mockRejectedValue(failure);
		const { container } = render(<BlogList {...props} />);
		await waitFor(() => expect(container.querySelector('[aria-busy="false"]')).not.toBeNull());
		expect(log.mock.calls).toEqual([['Error fetching blog data', failure]]);
		expect(screen.getByRole('status').textContent).toBe('Loading blogs...');
	});

	it('goes on showing the loading text while the list is empty', async () => {
		answer();
		const { container } = render(<BlogList {...props} />);
		await waitFor(() => expect(container.querySelector('[aria-busy="false"]')).not.toBeNull());
		expect(screen.getByRole('status').textContent).toBe('Loading blogs...');
	});
});
