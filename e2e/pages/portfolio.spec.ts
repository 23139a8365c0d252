import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { failScripts } from '../support/scripts.ts';

// With motion on, moving the focus would scroll the page smoothly.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const all = ['Harbour Café', 'Lighthouse Tiles', 'School Plates', 'Chapel Lamp'];

const chips = (page: Page) => page.getByRole('group', { name: 'Show by kind' });

const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Checks the headings of the visible cards. Ignores the part of each heading that is only for screen readers. */
async function expectShown(page: Page, names: readonly string[]): Promise<void> {
	await expect(cards(page).getByRole('heading')).toHaveText(names.map((name) => new RegExp(`^\\s*${name}`)));
}

/** Checks the pressed chips, the visible projects and the announced count. */
async function expectChosen(page: Page, chosen: readonly string[], names: readonly string[]): Promise<void> {
	await expectShown(page, names);
	await expect(chips(page).getByRole('button', { pressed: true })).toHaveText([...chosen]);
	await expect(page.getByRole('main').getByRole('status')).toHaveText(`${names.length} of 4 orders shown`);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Every project shows its picture, name, place and categories, and there are no chips', async ({ page }) => {
		await page.goto('/portfolio?kind=Tiles');
		await expectShown(page, all);
		for (const [name, picture, place, kinds, path] of [
			['Harbour Café', 'Cups on a counter above the river', 'Porto', 'Tableware', '/portfolio/harbour-cafe'],
			['Lighthouse Tiles', 'A stair of blue tiles', 'Aveiro', 'Tiles', '/portfolio/lighthouse-tiles'],
			['School Plates', 'Plates with a blue rim', 'Braga', 'Tableware, For children', '/portfolio/school-plates'],
			['Chapel Lamp', 'A lamp of white clay', 'Porto', 'Lamps', '/portfolio/chapel-lamp'],
		] as const) {
			const card = cards(page).filter({ has: page.getByRole('heading', { name }) });
			await expect(card.getByRole('img', { name: picture, exact: true })).toBeVisible();
			await expect(card.getByText(place, { exact: true })).toBeVisible();
			await expect(card.getByText(kinds, { exact: true })).toBeVisible();
			await expect(card.getByRole('link', { name: `Read the story ${name}` })).toHaveAttribute('href', path);
		}
		await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
	});

	test('A live project opens in a new tab, and concepts are labelled', async ({ page }) => {
		await page.goto('/portfolio');
		const live = cards(page).locator('a[target=_blank][rel*=noopener]');
		await expect(live).toHaveCount(2);
		await expect(live.first()).toHaveAttribute('href', 'https://harbour.example/');
		await expect(live.first()).toHaveAccessibleName('Visit Harbour Café elsewhere');
		const concepts = cards(page).filter({ hasText: 'A trial piece' });
		await expect(concepts.getByRole('heading')).toHaveText([/School Plates/, /Chapel Lamp/]);
	});
});

test.describe('with motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	test('A click on a project’s picture leads to its page', async ({ page }) => {
		await page.goto('/portfolio');
		const picture = cards(page).last().locator('img').first();
		await picture.scrollIntoViewIfNeeded();
		// The link covers the picture, so click at the picture's position.
		const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
		await page.mouse.click(x + width / 2, y + height / 2);
		await expect(page).toHaveURL('/portfolio/chapel-lamp');
	});
});

test('A chip filters the projects and a second click shows all again, even if script files fail to load', async ({
	page,
}) => {
	await failScripts(page);
	await page.goto('/portfolio');
	const kinds = ['Tableware', 'Tiles', 'For children', 'Lamps'];
	await expect(chips(page).getByRole('button', { pressed: false })).toHaveText(kinds);
	for (const [kind, names] of [
		['Tableware', ['Harbour Café', 'School Plates']],
		['Lamps', ['Chapel Lamp']],
	] as const) {
		await chip(page, kind).click();
		await expectChosen(page, [kind], names);
		await chip(page, kind).click();
		await expectChosen(page, [], all);
	}
});

test('The selected chips are in the address, so a reload and Back keep them', async ({ page }) => {
	await page.goto('/portfolio?ref=mail&kind=no-such-kind#main');
	await expectShown(page, all);
	const before = await page.evaluate(() => history.length);
	await chip(page, 'For children').click();
	// Visitors often click the drawing inside a chip.
	await chip(page, 'Tiles').locator('svg').dispatchEvent('click');
	await expect(page).toHaveURL('/portfolio?ref=mail&kind=For+children&kind=Tiles#main');
	expect(await page.evaluate(() => history.length)).toBe(before);
	await page.reload();
	await expectChosen(page, ['Tiles', 'For children'], ['Lighthouse Tiles', 'School Plates']);
	await page.getByRole('banner').locator('a[href="/"]').click();
	await expect(page).toHaveURL('/');
	await page.goBack();
	await expectShown(page, ['Lighthouse Tiles', 'School Plates']);
	await chip(page, 'Show all').click();
	await expectChosen(page, [], all);
	await expect(chip(page, 'Show all')).toBeHidden();
	await expect(chips(page).locator(':focus'), 'the focus stays among the chips').toHaveCount(1);
	await expect(page).toHaveURL('/portfolio?ref=mail#main');
});

test('The chips work with the keyboard and do not move on the screen', async ({ page }) => {
	await page.goto('/portfolio');
	const top = async () => (await chip(page, 'Tableware').boundingBox())?.y;
	await chip(page, 'Tableware').focus();
	const before = await top();
	await page.keyboard.press('Space');
	await expectChosen(page, ['Tableware'], ['Harbour Café', 'School Plates']);
	expect(await top()).toBe(before);
	await page.keyboard.press('Tab');
	await expect(chip(page, 'Tiles')).toBeFocused();
	await page.keyboard.press('Enter');
	await expectChosen(page, ['Tableware', 'Tiles'], ['Harbour Café', 'Lighthouse Tiles', 'School Plates']);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('The button stays at the foot of the screen below the chips', async ({ page }) => {
		await page.goto('/portfolio');
		const button = page.getByRole('main').getByRole('link', { name: 'Order one' }).last();
		const [chipRow, floating] = [await chips(page).boundingBox(), await button.boundingBox()];
		expect(floating?.y).toBeGreaterThan((chipRow?.y ?? Infinity) + (chipRow?.height ?? 0));
		for (const name of all) {
			await cards(page).getByRole('heading', { name }).scrollIntoViewIfNeeded();
			await expect(button, name).toBeInViewport({ ratio: 1 });
		}
	});
});
