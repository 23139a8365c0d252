import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { failScripts } from '../support/scripts.ts';

// A focus below the first screen is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { portfolio, projects } = content;
const { chips: kinds, labels } = portfolio;
const [first = '', second = ''] = kinds;
const last = kinds.at(-1) ?? '';

const all = projects.map(({ name }) => name);

/** The projects of any of these kinds, in the order of the page. */
const namesOf = (...chosen: string[]) =>
	projects.filter(({ categories }) => categories.some((kind) => chosen.includes(kind))).map(({ name }) => name);

const chips = (page: Page) => page.getByRole('group', { name: labels.filter });

const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Reads the heading of each card that shows, without what only a screen reader says of its link. */
async function expectShown(page: Page, names: readonly string[]): Promise<void> {
	const headings = cards(page).getByRole('heading');
	await expect(headings).toHaveText(names.map((name) => new RegExp(`^\\s*${RegExp.escape(name)}`)));
}

/** These kinds are chosen: the chips say so, their projects show and their number is announced. */
async function expectChosen(page: Page, ...chosen: string[]): Promise<void> {
	const names = chosen.length === 0 ? all : namesOf(...chosen);
	await expectShown(page, names);
	await expect(chips(page).getByRole('button', { pressed: true })).toHaveText(
		kinds.filter((kind) => chosen.includes(kind)),
	);
	const count = labels.count.replace('{count}', String(names.length)).replace('{total}', String(all.length));
	await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Every project shows picture, name, place, kinds, page and live product, and no chip that does nothing', async ({
		page,
	}) => {
		await page.goto(`/portfolio?kind=${encodeURIComponent(first)}`);
		await expectShown(page, all);
		for (const [index, { name, location, alt, link, path, categories }] of projects.entries()) {
			const card = cards(page).nth(index);
			await expect(card.getByRole('img', { name: alt, exact: true }), name).toBeVisible();
			await expect(card.getByText(location, { exact: true })).toBeVisible();
			await expect(card.getByText(categories.join(', '), { exact: true })).toBeVisible();
			await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', path);
			const live = card.locator('a[target=_blank][rel*=noopener]');
			await expect(live, name).toHaveCount(link === undefined ? 0 : 1);
			if (link === undefined) continue;
			await expect(live).toHaveAttribute('href', link);
			await expect(live).toHaveAccessibleName(labels.visit.replace('{project}', name));
		}
		await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
	});
});

test.describe('where things move', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	test('A press on the picture of a project leads to its page', async ({ page }) => {
		await page.goto('/portfolio');
		const picture = cards(page).last().locator('img').first();
		await picture.scrollIntoViewIfNeeded();
		// The link lies over the picture, so the press is made where the picture is.
		const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
		await page.mouse.click(x + width / 2, y + height / 2);
		await expect(page).toHaveURL(projects.at(-1)?.path ?? '');
	});
});

test('A chip shows its projects, all again after a second press, without a script file', async ({ page }) => {
	await failScripts(page);
	await page.goto('/portfolio');
	await expect(chips(page).getByRole('button', { pressed: false })).toHaveText(kinds);
	for (const kind of [first, last]) {
		await chip(page, kind).click();
		await expectChosen(page, kind);
		await chip(page, kind).click();
		await expectChosen(page);
	}
});

test('The choice stands in the address: a reload and the way back keep it', async ({ page }) => {
	await page.goto('/portfolio?ref=mail&kind=no-such-kind#main');
	await expectShown(page, all);
	const before = await page.evaluate(() => history.length);
	await chip(page, last).click();
	// The mark in a chip is what a pointer often hits.
	await chip(page, first).locator('svg').dispatchEvent('click');
	await expect.poll(() => new URL(page.url()).searchParams.getAll('kind')).toEqual([last, first]);
	expect(page.url()).toMatch(/\?ref=mail&kind=.*#main$/);
	expect(await page.evaluate(() => history.length)).toBe(before);
	await page.reload();
	await expectChosen(page, last, first);
	await page.getByRole('banner').locator('a[href="/"]').click();
	await expect(page).toHaveURL('/');
	await page.goBack();
	await expectShown(page, namesOf(last, first));
	await chip(page, labels.all).click();
	await expectChosen(page);
	await expect(chip(page, labels.all)).toBeHidden();
	await expect(chips(page).locator(':focus'), 'the focus stays at the chips').toHaveCount(1);
	await expect(page).toHaveURL('/portfolio?ref=mail#main');
});

test('The chips work by keyboard, and stay where they are on the screen', async ({ page }) => {
	await page.goto('/portfolio');
	const top = async () => (await chip(page, first).boundingBox())?.y;
	await chip(page, first).focus();
	const before = await top();
	await page.keyboard.press('Space');
	await expectChosen(page, first);
	expect(await top()).toBe(before);
	await page.keyboard.press('Tab');
	await expect(chip(page, second)).toBeFocused();
	await page.keyboard.press('Enter');
	await expectChosen(page, first, second);
});
