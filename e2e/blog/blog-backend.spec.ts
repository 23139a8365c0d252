import type { Order } from '../../scripts/services/orders.ts';
import { archive, cards, heading, loading, openArchive } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';

// Unit tests cover other failures and the time limit.
for (const [what, blogs, failures] of [
	['HTML', { status: 200, body: '<!doctype html><title>Service unavailable</title>' }, 1],
	['an empty list', { posts: [] }, 0],
] satisfies [string, Order['blogs'], number][]) {
	test(`If the backend sends ${what}, the archive still lists every built post`, async ({ page, services, guard }) => {
		guard.allowLog(/Error fetching blog data/);
		await services.order({ blogs });
		const logged = () => guard.logs.filter((log) => log.startsWith('error: Error fetching blog data')).length;
		await page.goto('/blog');
		await expect(page.locator('[data-state=settled]')).toBeVisible();
		expect(logged()).toBe(failures);
		await expect(loading(page)).toBeVisible();
		await expect(cards(page)).toHaveCount(0);
		await openArchive(page);
		await expect(archive(page).getByRole('listitem')).toHaveCount(7);
		await page.goto('/blog/fresh-from-the-loom');
		await expect(heading(page)).toHaveText('No such shelf!');
		expect(logged()).toBe(2 * failures);
	});
}
