import type { Page } from '@playwright/test';

/** How far the page scrolls sideways, in CSS pixels; a scroll bar at its side takes room of the window itself. */
export function sidewaysRoom(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
