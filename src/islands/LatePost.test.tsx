// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchBlogs } from '../lib/blog/browser/blog-client';
import { handOver } from '../lib/blog/browser/handover';
import { arrangePosts } from '../lib/blog/slug';
import { LatePost } from './LatePost';

vi.mock('../lib/blog/browser/blog-client', () => ({ fetchBlogs: vi.fn() }));

const props = {
	listUrl: '/site/api/blogs/allblogs',
	base: '/site',
	strings: { loading: 'Loading this post...', publishedOn: 'Published on:', pageTitle: '{title} | Infotech' },
	fallback: { title: 'Unexpected Application Error!', text: '404 Not Found' },
};
const blog = {
	_id: 'a',
	title: 'A title',
	description: '<h1>Head</h1><p>Text<img src=x onerror=alert(1)></p>',
	imageUrl: '/images/a.webp',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
const open = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
	sessionStorage.clear();
	vi.mocked(fetchBlogs).mockReset();
	document.title = 'Blog';
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

describe('LatePost', () => {
	it('shows a post that a card handed over, without a call', async () => {
		open('/site/blog/a-title');
		handOver({ post: blog, slug: 'a-title' });
		const { container } = render(<LatePost {...props} />);
		expect((await screen.findByRole('heading', { level: 1, name: 'A title' })).textContent).toBe('A title');
		expect(container.querySelector('[data-post-body]')?.innerHTML).toBe(
			'<h2>Head</h2><p>Text<img alt="" src="/site/api/blogs/x" loading="lazy" decoding="async"></p>',
		);
		expect(container.querySelector('.post-picture')?.getAttribute('src')).toBe('/site/images/a.webp');
		expect(
			screen
				.getByText(/^Published on:/)
				.querySelector('time')
				?.getAttribute('datetime'),
		).toBe(blog.createdAt);
		await waitFor(() => expect(document.title).toBe('A title | Infotech'));
		expect(fetchBlogs).not.toHaveBeenCalled();
	});

	it('finds a post by one fetch of the list', async () => {
		open('/site/blog/a-title/');
		const newer = { ...blog, _id: 'b', createdAt: '2026-02-01T09:30:00.000Z', description: 'newer' };
		vi.mocked(fetchBlogs).mockResolvedValue(arrangePosts([blog, newer]));
		const { container } = render(<LatePost {...props} />);
		expect(screen.getByRole('status').textContent).toBe('Loading this post...');
		await screen.findByRole('heading', { level: 1, name: 'A title' });
		expect(container.querySelector('[data-post-body]')?.textContent).toContain('HeadText');
		expect(fetchBlogs).toHaveBeenCalledOnce();
	});

	it('shows the fallback screen for a slug that no post has', async () => {
		open('/site/blog/none');
		vi.mocked(fetchBlogs).mockResolvedValue(arrangePosts([blog]));
		render(<LatePost {...props} />);
		expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected Application Error!');
	});

	it('shows the fallback screen and logs when the list cannot be had', async () => {
		open('/site/blog/a-title');
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const failure = new Error('Network Error');
		vi.mocked(fetchBlogs).mockRejectedValue(failure);
		render(<LatePost {...props} />);
		expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected Application Error!');
		expect(log.mock.calls).toEqual([['Error fetching blog data', failure]]);
	});

	it('leaves the 404 page as it is elsewhere than in the blog', async () => {
		open('/site/nowhere');
		const { container } = render(
			<LatePost {...props} initial="unknown">
				<p>Fallback screen</p>
			</LatePost>,
		);
		await waitFor(() => expect(container.querySelector('[data-hydrated]')).not.toBeNull());
		expect(screen.getByText('Fallback screen').closest('[hidden]')).toBeNull();
		expect(fetchBlogs).not.toHaveBeenCalled();
	});

	it('writes the loading text or the fallback screen on the server, as it is told', () => {
		expect(renderToString(<LatePost {...props} />)).toMatch(/Loading this post\.\.\..*<div hidden="">/);
		expect(renderToString(<LatePost {...props} initial="unknown" />)).not.toContain('Loading');
	});
});
