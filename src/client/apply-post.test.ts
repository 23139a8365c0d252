// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { applyPost } from './apply-post.ts';
import { contentHash, handOver } from '../lib/blog/browser/handover.ts';

const post = {
	_id: 'a',
	title: 'A title',
	description: '<p>Built</p>',
	imageUrl: '/images/a.webp',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const apply = () => document.querySelectorAll<HTMLElement>('[data-post]').forEach(applyPost);

beforeEach(() => {
	sessionStorage.clear();
	document.title = 'A title | Infotech';
	document.body.innerHTML = `
		<article data-post data-slug="a-title" data-hash="${contentHash(post)}" data-list-url="/api/blogs/allblogs" data-base="/">
			<h1 data-post-title>A title</h1>
			<time data-local-date datetime="${post.createdAt}">31 January 2026, Surat</time>
			<div data-post-picture><img class="post-picture" src="/images/a.webp" alt=""></div>
			<nav class="post-contents"><ol><li data-level="3"><a href="#post-old">Old</a></li><li>More</li></ol></nav>
			<div data-post-body><p>Built</p></div>
		</article>`;
});

describe('applyPost', () => {
	it('shows a post that was edited after the build, cleaned, its title whatever it holds', () => {
		const title = 'Another $& title';
		const edited = { ...post, title, description: '<h1>New</h1><a href="javascript:alert(1)">x</a>' };
		handOver({ post: edited, slug: 'a-title' });
		apply();
		expect(find('[data-post-body]')?.innerHTML).toBe('<h2 id="post-new">New</h2><a>x</a>');
		expect(find('nav')?.innerHTML).toBe('<ol><li data-level="2"><a href="#post-new">New</a></li></ol>');
		expect([find('h1')?.textContent, document.title]).toEqual([title, `${title} | Infotech`]);
		expect(find('[data-post]')?.dataset['hash']).toBe(contentHash(edited));
	});

	it.each(['javascript:alert(1)', '/dead.webp'])('takes the picture away for %s', (imageUrl) => {
		handOver({ post: { ...post, imageUrl }, slug: 'a-title' });
		apply();
		find('[data-post-picture] img')?.dispatchEvent(new Event('error'));
		expect(find('[data-post-picture] img')).toBeNull();
	});
});
