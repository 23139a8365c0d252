import type { Locator, Page } from '@playwright/test';

/** The list of the blog page. */
export const list = (page: Page): Locator => page.getByRole('region', { name: 'Our Blogs', exact: true });

/** Its cards, one a post. */
export const cards = (page: Page): Locator => list(page).getByRole('article');

/** What it says while the posts are on their way (spec §4). */
export const loading = (page: Page): Locator => page.getByText('Loading blogs...', { exact: true });
