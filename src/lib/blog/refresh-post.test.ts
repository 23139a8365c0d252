// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';
import { formatDate } from './dates.ts';
import { handOver } from './handover.ts';
import { refreshPost } from './refresh-post.ts';

const post = {
	_id: 'a',
	title: 'A title',
	description: '<p>Built</p>',
	imageUrl: '/images/a.webp',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
const find = (selector: string) => document.querySelector(selector);

beforeEach(() => {
	sessionStorage.clear();
	document.title = 'A title | Infotech';
	document.body.innerHTML = `
		<article data-post data-slug="a-title" data-hash="${contentHash(post)}" data-list-url="/api/blogs/allblogs" data-base="/">
			<h1 data-post-title>A title</h1>
			<time data-local-date datetime="${post.createdAt}">31 January 2026, Surat</time>
			<div data-post-picture><img class="post-picture" src="/images/a.webp" alt=""></div>
			<div data-post-body><p>Built</p></div>
		</article>`;
});

describe('refreshPost', () => {
	it('writes the date as the visitor writes dates', async () => {
		await refreshPost();
		expect(find('time')?.textContent).toBe(formatDate(post.createdAt));
	});

	it('leaves the page alone without a hand-over, and with one of the same content', async () => {
		const body = find('[data-post-body] p');
		await refreshPost();
		handOver({ post, slug: 'a-title' });
		await refreshPost();
		expect(find('[data-post-body] p')).toBe(body);
	});

	it('shows a post that was edited after the build, cleaned', async () => {
		const edited = {
			...post,
			title: 'Another $& title',
			description: '<h1>New</h1><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>',
			imageUrl: 'https://pictures.example/b.png',
			createdAt: '2026-02-01T09:30:00.000Z',
		};
		handOver({ post: edited, slug: 'a-title' });
		await refreshPost();
		expect(find('[data-post-body]')?.innerHTML).toBe(
			'<h2>New</h2><img alt="" src="/api/blogs/x" loading="lazy" decoding="async"><a>x</a>',
		);
		expect(find('h1')?.textContent).toBe('Another $& title');
		expect(document.title).toBe('Another $& title | Infotech');
		expect(find('[data-post-picture] img')?.getAttribute('src')).toBe('https://pictures.example/b.png');
		expect(find('time')?.getAttribute('datetime')).toBe(edited.createdAt);
		expect(find('[data-post]')?.getAttribute('data-hash')).toBe(contentHash(edited));
	});

	it('takes a picture away, and a broken one too', async () => {
		handOver({ post: { ...post, imageUrl: 'javascript:alert(1)' }, slug: 'a-title' });
		await refreshPost();
		expect(find('[data-post-picture] img')).toBeNull();
		handOver({ post: { ...post, imageUrl: '/dead.webp' }, slug: 'a-title' });
		await refreshPost();
		find('[data-post-picture] img')?.dispatchEvent(new Event('error'));
		expect(find('[data-post-picture] img')).toBeNull();
	});

	it('shows nothing that is no blog object', async () => {
		sessionStorage.setItem('blog:a-title', 'other 1 {"title":"x"}');
		await refreshPost();
		expect(find('[data-post-body]')?.innerHTML).toBe('<p>Built</p>');
	});

	it('does nothing on a page without a post', async () => {
		document.body.innerHTML = '<p>Other</p>';
		await refreshPost();
		expect(document.body.innerHTML).toBe('<p>Other</p>');
	});
});
