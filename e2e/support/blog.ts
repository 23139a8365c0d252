import type { BrowserContext, Locator, Page } from '@playwright/test';
import { servicesOrigin, subPath } from './variants.ts';
import { text } from './content.ts';
import { services } from './services.ts';

/**
 * The sample posts of the local backend, newest first (scripts/services). The backend also sends odd and invalid posts,
 * all of them newer.
 */
export const knownPosts = [
	{
		day: '7 January 2025',
		title:
			'How We Moved a Catalogue of Eleven Thousand Fabrics, Their Widths, Weights, Prices and Four Photographs Each From Three Spreadsheets, a Cupboard of Paper and the Memory of One Very Patient Warehouse Manager Into a Website That Loads in a Second on a Phone in a Moving Train',
		path: '/blog/how-we-moved-a-catalogue-of-eleven-thousand-fabrics-their-widths-weights-prices-and-four-photographs-each-from-three-spreadsheets-a-cupboard-of-paper-and-the-me',
	},
	{
		day: '6 January 2025',
		title: 'સુરતની દુકાન માટે વેબસાઇટ: What to Write First',
		path: '/blog/what-to-write-first',
	},
	{
		day: '5 January 2025',
		title: 'Minutes of the Meeting on the New Website',
		path: '/blog/minutes-of-the-meeting-on-the-new-website',
	},
	{
		day: '4 January 2025',
		title: 'Forty Photographs of One Saree, in Every Shape',
		path: '/blog/forty-photographs-of-one-saree-in-every-shape',
	},
	{
		day: '3 January 2025',
		title: 'Launch Day, Hour by Hour, and Who Does What',
		path: '/blog/launch-day-hour-by-hour-and-who-does-what',
	},
	{
		day: '2 January 2025',
		title: 'Caching Headers, Line by Line, With Footnotes',
		path: '/blog/caching-headers-line-by-line-with-footnotes',
	},
	{
		day: '1 January 2025',
		title: 'What Each Hosting Plan Costs Over Three Years',
		path: '/blog/what-each-hosting-plan-costs-over-three-years',
	},
] as const;

/** A built post with a picture, in the variant `backend`. */
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
		website: 'infotech',
		...changes,
	};
}

/** Returns late posts with these changes, each with its own `_id`. */
export const blogPosts = (changes: readonly Record<string, unknown>[]) =>
	changes.map((change, index) => blogPost({ _id: `f${String(index).padStart(23, '0')}`, ...change }));

/**
 * Makes the backend answer with these posts instead of its own.
 * @param isHeld whether the answer waits until the test calls `release`.
 * @returns the number of requests so far, and `release`.
 */
export async function answerWith(target: Page | BrowserContext, posts: readonly unknown[], isHeld = false) {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	const answer = { calls: 0, release: () => resolve(undefined) };
	if (!isHeld) answer.release();
	await target.route(services.blogs, async (route) => {
		answer.calls += 1;
		await promise;
		await route.fulfill({ json: posts, headers: { 'access-control-allow-origin': '*' } });
	});
	return answer;
}

export const list = (page: Page): Locator =>
	page.getByRole('region', { name: text('pages/blog', 'hero.title'), exact: true });

export const cards = (page: Page): Locator => list(page).getByRole('article');

/** The text shown while posts load (spec §4). */
export const loading = (page: Page): Locator => page.getByText('Loading blogs...', { exact: true });

export const readMore = (page: Page, title: string): Locator =>
	page.getByRole('link', { name: `Read More → ${title}`, exact: true });

/** The plain list of all posts, below the cards. */
export const archive = (page: Page): Locator => page.getByRole('region', { name: text('pages/blog', 'archive.title') });

export const archiveLinks = (page: Page): Locator => archive(page).getByRole('listitem').getByRole('link');

/** Opens the plain list of all posts, which is closed if JavaScript shows the cards. */
export const openArchive = (page: Page): Promise<void> => archive(page).getByRole('heading').first().click();

/** Finds only the visible heading, because a late post's page also contains the hidden fallback page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 }).filter({ visible: true });
