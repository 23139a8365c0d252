import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillIn } from '#lib/text.ts';
import { expect, test, withoutScript, text } from '../support/fixtures.ts';
import { failScripts, scriptFailureLogs } from '../support/services.ts';

// With motion on, moving the focus would scroll the page smoothly.
test.use({ builds: ['root'], contextOptions: { reducedMotion: 'reduce' } });

const paths = readdirSync('content/projects').map((file) => `/portfolio/${file.replace('.yaml', '')}`);
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
	const status = fillIn(label('count'), { count, total: await all.count() });
	await expect(page.getByRole('main').getByRole('status')).toHaveText(status);
}

test('Chips filter and are in the address, so a reload and Back keep them', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/portfolio?ref=mail&kind=no-such-kind#main');
	await expect(cards(page)).toHaveCount(paths.length);
	await chip(page, 1).click();
	await expectChosen(page, [kind(1)]);
	await chip(page, 0).click();
	const kinds = [kind(0), kind(1)];
	await page.reload();
	await expectChosen(page, kinds);
	expect(new URL(page.url()).searchParams.getAll('kind').sort()).toEqual(kinds.toSorted());
	await page.getByRole('banner').locator('a[href="/"]').click();
	await expect(page).toHaveURL('/');
	await page.goBack();
	await expectChosen(page, kinds);
	await chip(page, 1).click();
	await expectChosen(page, [kind(0)]);
	await page.getByRole('button', { name: label('all'), exact: true }).click();
	await expect(page).toHaveURL('/portfolio?ref=mail#main');
	await expect(cards(page)).toHaveCount(paths.length);
	await expect(chip(page, 0), 'the focus stays among the chips').toBeFocused();
});

withoutScript('Without JavaScript, cards lead to projects, and each project to the next', async ({ page }) => {
	const main = page.getByRole('main');
	const next = page.getByRole('navigation', { name: text('words', 'project.next') });
	const nextPaths: unknown[] = [];
	for (const path of paths) {
		await page.goto('/portfolio');
		await expect(main.getByRole('button')).toHaveCount(0);
		const card = cards(page).filter({ has: page.getByRole('heading', { name: project(path, 'name'), exact: true }) });
		const alt = project(path, 'alt');
		await expect(card.getByRole('img', { name: alt, exact: true })).toBeVisible();
		await expect(card.getByText(project(path, 'location'), { exact: true })).toBeVisible();
		// The link covers the picture.
		await card.getByRole('img', { name: alt, exact: true }).click({ force: true });
		await expect(page).toHaveURL(path);
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(project(path, 'name'));
		await expect(main.getByRole('img', { name: alt, exact: true })).toBeVisible();
		await expect(main.getByText(project(path, 'problem'), { exact: true }).first()).toBeVisible();
		await expect(main.locator('a[href^="/brief?services="]'), 'how long such work takes').toContainText(/\d+/);
		nextPaths.push(await next.locator('a[href^="/portfolio/"]').getAttribute('href'));
	}
	expect(nextPaths.toSorted(), 'each project is the next of another').toEqual(paths.toSorted());
});

test('A project of several services takes as many days as the brief that it links to', async ({ page }) => {
	await page.goto('/portfolio/natakbox');
	const link = page.getByRole('main').locator('a[href^="/brief?services="]');
	const days = Number(/\d+/.exec(await link.innerText()));
	await link.click();
	await expect(page.getByRole('main').getByText(fillIn(text('brief', 'words.total'), { days }))).toBeVisible();
});
