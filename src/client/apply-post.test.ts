// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { applyPost } from './apply-post.ts';
import { contentHash } from '../lib/blog/content-hash.ts';
import { handOver } from '../lib/blog/browser/handover.ts';

const post = {
	_id: 'a',
	title: 'A title',
	description: '<p>Built</p>',
	imageUrl: '/images/a.webp',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const apply = () => {
	const article = find('[data-post]');
	if (article) applyPost(article);
};

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

describe('applyPost', () => {
	it('leaves the page alone without a hand-over', () => {
		const body = find('[data-post-body] p');
		apply();
		expect(find('[data-post-body] p')).toBe(body);
	});

	it('shows a post that was edited after the build, cleaned', () => {
		const edited = {
			...post,
			title: 'Another $& title',
			description: '<h1>New</h1><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>',
			imageUrl: 'https://pictures.example/b.png',
			createdAt: '2026-02-01T09:30:00.000Z',
		};
		handOver({ post: edited, slug: 'a-title' });
		apply();
		expect(find('[data-post-body]')?.innerHTML).toBe(
			'<h2>New</h2><img alt="" src="/api/blogs/x" loading="lazy" decoding="async"><a>x</a>',
		);
		expect(find('h1')?.textContent).toBe('Another $& title');
		expect(document.title).toBe('Another $& title | Infotech');
		expect(find('[data-post-picture] img')?.getAttribute('src')).toBe('https://pictures.example/b.png');
		expect(find('time')?.getAttribute('datetime')).toBe(edited.createdAt);
		expect(find('[data-post]')?.getAttribute('data-hash')).toBe(contentHash(edited));
	});

	it('takes a picture away, and a broken one too', () => {
		handOver({ post: { ...post, imageUrl: 'javascript:alert(1)' }, slug: 'a-title' });
		apply();
		expect(find('[data-post-picture] img')).toBeNull();
		handOver({ post: { ...post, imageUrl: '/dead.webp' }, slug: 'a-title' });
		apply();
		find('[data-post-picture] img')?.dispatchEvent(new Event('error'));
		expect(find('[data-post-picture] img')).toBeNull();
	});

	it('shows nothing that is no blog object', () => {
		sessionStorage.setItem('blog:a-title', 'other 1 {"title":"x"}');
		apply();
		expect(find('[data-post-body]')?.innerHTML).toBe('<p>Built</p>');
	});
});
