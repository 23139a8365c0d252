import type { Locator, Page } from '@playwright/test';
import { slugFor } from '#lib/slugs.ts';
import { servicesOrigin, subPath } from './variants.ts';
import { text } from './content.ts';
import samples from './posts/samples.json' with { type: 'json' };
import { answerRequests, services } from './services.ts';

/** The sample posts of the local backend, newest first. The backend also sends other posts, all of them newer. */
export const knownPosts = samples
	.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
	.map(({ _id, title }) => ({ title, path: `${subPath}/blog/${slugFor({ _id, title }, new Map())}` }));

/** A built post with a picture. */
export const postPath = `${subPath}/blog/what-to-write-first`;

export const picture = `${servicesOrigin}/images/blog/loom.webp`;

/** Returns a post as the backend sends it, newer than every post in the build. */
export function blogPost(changes: Record<string, unknown> = {}) {
	return {
		_id: 'ffffffffffffffffffffff01',
		title: 'Fresh From the Loom',
		description: '<p>Woven this morning.</p><h2>The warp</h2><p>Threads that only the whole post tells of.</p>',
		imageUrl: picture,
		createdAt: '2026-11-20T04:30:00.000Z',
		website: text('site', 'website'),
		...changes,
	};
}

/** Returns late posts with these changes, each with its own `_id`. */
export const blogPosts = (changes: readonly Record<string, unknown>[]) =>
	changes.map((change, index) => blogPost({ _id: `f${String(index).padStart(23, '0')}`, ...change }));

/** Makes the backend answer with these posts instead of its own. @returns the number of requests so far. */
export const answerWith = (page: Page, posts: readonly unknown[]) =>
	answerRequests(page, services.blogs, { json: posts });

export const list = (page: Page): Locator =>
	page.getByRole('region', { name: text('pages/blog', 'hero.title'), exact: true });

export const cards = (page: Page): Locator => list(page).getByRole('article');

export const loading = (page: Page): Locator => page.getByText(text('words', 'blog.loading'), { exact: true });

export const readMore = (page: Page, title: string): Locator =>
	page.getByRole('link', { name: `${text('words', 'blog.readMore')} ${title}`, exact: true });

/** The plain list of all posts, below the cards. */
const archive = (page: Page): Locator => page.getByRole('region', { name: text('words', 'blog.archive.title') });

export const archiveLinks = (page: Page): Locator => archive(page).getByRole('listitem').getByRole('link');

/** Opens the plain list of all posts, which is closed if JavaScript shows the cards. */
export const openArchive = (page: Page): Promise<void> => archive(page).getByRole('heading').first().click();

/** Finds only the visible heading, because until a late post is found, its page also contains the hidden fallback page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 }).filter({ visible: true });
