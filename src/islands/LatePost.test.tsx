// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlogObject } from '../lib/shared/blog/blog-object';
import { handOver } from '../lib/browser/blog/handover';
import { LatePost } from './LatePost';
import { hydrate } from './testing/islands';

/* The tests in e2e/blog cover what visitors see; the tests here cover posts that a browser test does not have. */

const strings = {
	...{
		loading: 'Loading',
		back: 'Blog',
		contents: 'Contents',
		share: 'Share',
		linkCopied: 'Copied',
		relatedTitle: 'More',
	},
	...{
		publishedOn: 'Published on:',
		updatedOn: 'Updated on:',
		agency: 'A Kiln',
		readingTime: '{minutes} min read',
		author: 'By {author}',
	},
	pageTitle: '{title} | Infotech',
};
const source = { listUrl: '/api/blogs/allblogs', base: '/', timeZone: 'Asia/Kolkata', website: 'infotech' };
const late: BlogObject = {
	_id: 'a',
	title: 'A title',
	description: '<p>Late</p>',
	imageUrl: '/images/a.webp',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};

/** Opens the page of a post that a card has handed over. */
function open(post: Partial<BlogObject>): HTMLElement {
	handOver({ post: { ...late, ...post }, slug: 'a-title' });
	return hydrate(<LatePost {...source} strings={strings} initial="loading" />).container;
}

beforeEach(() => {
	sessionStorage.clear();
	window.history.replaceState(null, '', '/blog/a-title');
});
afterEach(cleanup);

it('shows every part of a late post, with cleaned HTML and special characters in its title', async () => {
	const headings = ['One', 'Two', 'Three', 'Four'].map((text) => `<h2>${text}</h2>`).join('');
	const page = open({
		...{ title: 'A $& title', author: 'A. Writer', updated: '2026-03-01T00:00:00.000Z' },
		description: `<h1>New</h1><a href="javascript:alert(1)">x</a>${headings}${'word '.repeat(500)}`,
	});
	await screen.findByRole('heading', { level: 1, name: 'A $& title' });
	await expect.poll(() => document.title).toBe('A $& title | Infotech');
	const text = page.textContent;
	for (const told of ['By A. Writer', 'Updated on: ', '3\u00a0min\u00a0read']) expect(text).toContain(told);
	expect(page.querySelector('[data-post-body]')?.innerHTML).toMatch(
		/^<h2 id="post-new">New<\/h2><a>x<\/a><h2 id="post-one">/,
	);
	expect(Array.from(page.querySelectorAll('nav a'), (link) => link.getAttribute('href')).slice(0, 2)).toEqual([
		'#post-new',
		'#post-one',
	]);
});

it.each(['javascript:alert(1)', ''])('shows no picture for the address "%s"', async (imageUrl) => {
	const page = open({ title: 'Late', imageUrl });
	await screen.findByRole('heading', { level: 1 });
	expect(page.querySelector('img')).toBeNull();
});
