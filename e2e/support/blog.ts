import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../scripts/bootstrap.mjs';
import { samples } from '../../scripts/services/addresses.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';
import { readSettings } from '../../src/integrations/build-settings.ts';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { content } from './content.ts';

const { hero, loading: loadingText, readMore: readMoreText, archive: archiveWords } = content.blog;

/** What the backend answers healthy days with. */
export const backendPosts = await readLocalPosts(join(samples, 'content/blog'));

/** The posts that the build `backend` knows, the newest first, each with its slug. */
export const knownPosts = arrangePosts(backendPosts, content.site.website, null);

/** The posts that the builds without a backend know. */
export const ownPosts = arrangePosts(
	await readLocalPosts(join(root, 'content/blog')),
	content.site.website,
	readSettings({}).today,
);

/** A picture that the backend has. */
export const picture = `${servicesOrigin}/images/blog/loom.webp`;

/** Where the pages of the variant `backend` fetch the list from. */
export const listUrl = `${servicesOrigin}${servicePaths.blogs}`;

/** A post as the backend would give it; the date is newer than every build's posts. */
export function blogPost(changes: Record<string, unknown> = {}) {
	return {
		_id: 'ffffffffffffffffffffff01',
		title: 'Fresh From the Loom',
		description: '<p>Woven this morning.</p><h2>The warp</h2><p>Threads that only the whole post tells of.</p>',
		imageUrl: picture,
		createdAt: '2025-11-20T04:30:00.000Z',
		website: content.site.website,
		...changes,
	};
}

/** An `_id` of 24 hexadecimal digits. */
export const idOf = (number: number): string => `f${String(number).padStart(23, '0')}`;

/** The list of the blog page. */
export const list = (page: Page): Locator => page.getByRole('region', { name: hero.title, exact: true });

/** Its cards, one a post. */
export const cards = (page: Page): Locator => list(page).getByRole('article');

/** What it says while the posts are on their way (spec §4). */
export const loading = (page: Page): Locator => page.getByText(loadingText, { exact: true });

/** The link of a card to its post. */
export const readMore = (page: Page, title: string): Locator =>
	page.getByRole('link', { name: `${readMoreText} ${title}`, exact: true });

/** The plain list of every post below the cards. */
export const archive = (page: Page): Locator => page.getByRole('region', { name: archiveWords.title });

/** The heading of the page that can be seen: a post opens beside the screen that would stand in its place. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 }).filter({ visible: true });
