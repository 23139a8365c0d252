// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlogObject } from '../lib/shared/blog/blog-object';
import { handOver } from '../lib/browser/blog/handover';
import { LatePost } from './LatePost';
import { PostArticle } from './parts/PostArticle';
import { hydrate } from './testing/islands';

/*
 * The tests in e2e/blog cover what visitors see of late posts; the tests here cover what a newer version changes on the
 * page.
 */

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
const source = { listUrl: '/api/blogs/allblogs', base: '/' };
const built: BlogObject = {
	_id: 'a',
	title: 'A title',
	description: '<p>Built</p>',
	imageUrl: '/images/a.webp',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};

/** Opens the page of the built post in a tab that has stored this newer version. */
async function open(newer?: Partial<BlogObject>): Promise<HTMLElement> {
	if (newer) handOver({ post: { ...built, ...newer }, slug: 'a-title' });
	const article = (
		<PostArticle
			{...{ post: built, slug: 'a-title', source, strings, minutes: 1, headings: [], links: [] }}
			body={built.description}
			formatDate={(iso) => iso.slice(0, 10)}
		/>
	);
	const more = {
		timeZone: 'Asia/Kolkata',
		website: 'infotech',
		links: [{ label: 'Service', name: 'SEO', path: '/seo' }],
	};
	const { container } = hydrate(
		<LatePost {...source} {...more} strings={strings} initial="built">
			{article}
		</LatePost>,
	);
	await waitFor(() => expect(container.querySelector('[data-hydrated]')).not.toBeNull());
	return container;
}

beforeEach(() => {
	sessionStorage.clear();
	document.title = 'A title | Infotech';
	window.history.replaceState(null, '', '/blog/a-title');
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

it('shows every part of an edited post, with cleaned HTML and special characters in its title', async () => {
	const headings = ['One', 'Two', 'Three', 'Four'].map((text) => `<h2>${text}</h2>`).join('');
	const page = await open({
		...{ title: 'Another $& title', author: 'A. Writer', updated: '2026-03-01T00:00:00.000Z' },
		description: `<h1>New</h1><a href="javascript:alert(1)">x</a>${headings}${'word '.repeat(500)}`,
	});
	await screen.findByRole('heading', { level: 1, name: 'Another $& title' });
	await expect.poll(() => document.title).toBe('Another $& title | Infotech');
	const text = page.textContent;
	for (const told of ['By A. Writer', 'Updated on: ', '3\u00a0min\u00a0read', 'Service']) expect(text).toContain(told);
	expect(page.querySelector('[data-post-body]')?.innerHTML).toMatch(
		/^<h2 id="post-new">New<\/h2><a>x<\/a><h3 id="post-one">/,
	);
	expect(Array.from(page.querySelectorAll('nav a'), (link) => link.getAttribute('href')).slice(0, 2)).toEqual([
		'#post-new',
		'#post-one',
	]);
	expect(page.querySelectorAll('article')).toHaveLength(1);
});

it.each(['javascript:alert(1)', ''])('shows no picture for the address "%s"', async (imageUrl) => {
	const page = await open({ title: 'Edited', imageUrl });
	await screen.findByText('Edited');
	expect(page.querySelector('img')).toBeNull();
});

it('leaves a built post unchanged if the stored version cannot be read', async () => {
	sessionStorage.setItem('blog:a-title', 'hash {"_id":5}');
	const fetched = vi.spyOn(XMLHttpRequest.prototype, 'open');
	const page = await open();
	await import('../lib/blog/clean-description');
	expect(page.textContent).toContain('Built');
	expect(fetched).not.toHaveBeenCalled();
});
