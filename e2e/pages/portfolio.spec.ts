import { sitemapOf } from '../support/variants.ts';
import type { Page } from '@playwright/test';
import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { failScripts } from '../support/scripts.ts';

// With motion on, moving the focus would scroll the page smoothly.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = (await sitemapOf('root')).filter((path) => path.startsWith('/portfolio/'));
const project = (path: string, field: string): string => text(`projects/${path.split('/')[2]}`, field);
const label = (name: string): string => text('words', `portfolio.${name}`);

/** The visible cards. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('group', { name: label('filter') }).getByRole('button');
const chip = (page: Page, index: number) => chips(page).nth(index);
const kind = (index: number): string => text('pages/portfolio', `chips.${index}`);

/** Checks that the chips of these kinds are pressed, and that only projects of these kinds are visible and counted. */
async function expectChosen(page: Page, kinds: string[]): Promise<void> {
	await expect(chips(page).and(page.locator('[aria-pressed=true]'))).toHaveText(kinds);
	const all = page.locator('main article');
	const matching = all.filter({ hasText: new RegExp(kinds.join('|')) });
	const count = await matching.count();
	await expect(cards(page)).toHaveCount(count);
	await expect(cards(page).and(matching)).toHaveCount(count);
	const status = label('count')
		.replace('{count}', `${count}`)
		.replace('{total}', `${await all.count()}`);
	await expect(page.getByRole('main').getByRole('status')).toHaveText(status);
}

test('A chip filters the projects and a second click shows all again, even if script files fail to load', async ({
	page,
}) => {
	await failScripts(page);
	await page.goto('/portfolio');
	await expect(cards(page)).toHaveCount(paths.length);
	for (const index of [0, 1]) {
		await chip(page, index).click();
		await expectChosen(page, [kind(index)]);
		await chip(page, index).click();
		await expect(cards(page)).toHaveCount(paths.length);
	}
});

test('The selected chips are in the address, so a reload and Back keep them', async ({ page }) => {
	await page.goto('/portfolio?ref=mail&kind=no-such-kind#main');
	await expect(cards(page)).toHaveCount(paths.length);
	await chip(page, 1).click();
	await chip(page, 0).click();
	const kinds = [kind(0), kind(1)];
	await page.reload();
	await expectChosen(page, kinds);
	expect(new URL(page.url()).searchParams.getAll('kind').sort()).toEqual(kinds.toSorted());
	await page.getByRole('banner').locator('a[href="/"]').click();
	await expect(page).toHaveURL('/');
	await page.goBack();
	await expectChosen(page, kinds);
	await page.getByRole('button', { name: label('all'), exact: true }).click();
	await expect(page).toHaveURL('/portfolio?ref=mail#main');
	await expect(cards(page)).toHaveCount(paths.length);
	await expect(chip(page, 0), 'the focus stays among the chips').toBeFocused();
});

test('A click on a project’s picture leads to its page', async ({ page }) => {
	await page.goto('/portfolio');
	const path = (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? '';
	// The link covers the picture.
	await cards(page).first().getByRole('img').first().click({ force: true });
	await expect(page).toHaveURL(path);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Every card shows its project and leads to its page, and there are no chips', async ({ page }) => {
		const main = page.getByRole('main');
		for (const path of paths) {
			await page.goto('/portfolio');
			await expect(main.getByRole('button')).toHaveCount(0);
			const card = cards(page).filter({ has: page.getByRole('heading', { name: project(path, 'name'), exact: true }) });
			const alt = project(path, 'alt');
			await expect(card.getByRole('img', { name: alt, exact: true })).toBeVisible();
			await expect(card.getByText(project(path, 'location'), { exact: true })).toBeVisible();
			await card.locator(`a[href="${path}"]`).first().click();
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(project(path, 'name'));
			await expect(main.getByRole('img', { name: alt, exact: true })).toBeVisible();
			await expect(main.getByText(project(path, 'problem'), { exact: true }).first()).toBeVisible();
		}
	});

	test('Each project leads to the next, and the last to the first', async ({ page }) => {
		await page.goto(paths[0] ?? '');
		const visited = new Set<string>();
		while (visited.size < paths.length) {
			const next = page.getByRole('navigation', { name: text('words', 'project.next') });
			const link = next.locator('a[href^="/portfolio/"]');
			const path = (await link.getAttribute('href')) ?? '';
			expect(visited, 'a project that was visited before').not.toContain(path);
			await link.click();
			await expect(page).toHaveURL(path);
			visited.add(path);
		}
		await expect(page).toHaveURL(paths[0] ?? '');
	});
});
