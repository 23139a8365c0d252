import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';

const { hero, loading: loadingText, readMore: readMoreText, archive: archiveWords } = content.blog;

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
