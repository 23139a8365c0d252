import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { failScripts, holdScripts } from '../support/scripts.ts';

const { portfolio, projects, site } = content;
const { labels } = portfolio;

/** The ten chips (spec §2 Portfolio). */
const kinds = [
	'E-commerce',
	'Ai-Editors',
	'Games',
	'International Apps',
	'Finance',
	'Websites',
	'OTT Platforms',
	'Computer Vision',
	'Project Tracking',
	'Health & Fitness',
];

const all = projects.map(({ name }) => name);

/** The projects of any of these kinds, in the order of the page. */
const namesOf = (...chosen: string[]) =>
	projects.filter(({ categories }) => categories.some((kind) => chosen.includes(kind))).map(({ name }) => name);

const chips = (page: Page) => page.getByRole('group', { name: labels.filter });

const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const announced = (shown: number) =>
	labels.count.replace('{count}', String(shown)).replace('{total}', String(projects.length));

const kindsInAddress = (page: Page) => new URL(page.url()).searchParams.getAll('kind');

/** Reads the heading of each card that shows, without what only a screen reader says of its link. */
async function expectShown(page: Page, names: readonly string[]): Promise<void> {
	const headings = cards(page).getByRole('heading');
	await expect(headings).toHaveText(names.map((name) => new RegExp(`^\\s*${RegExp.escape(name)}\\b`)));
}

const expectAnnounced = (page: Page, shown: number) =>
	expect(page.getByRole('main').getByRole('status')).toHaveText(announced(shown));

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Nine projects show their picture, name and place, whatever the address asks for', async ({ page }) => {
		for (const path of ['/portfolio', '/portfolio?kind=Games']) {
			await page.goto(path);
			await expect(cards(page)).toHaveCount(9);
			await expectShown(page, all);
		}
		for (const [index, { name, location, alt }] of projects.entries()) {
			const card = cards(page).nth(index);
			await expect(card.getByRole('img', { name: alt, exact: true }), name).toBeVisible();
			await expect(card.getByText(location, { exact: true })).toBeVisible();
			expect(['India', 'Global', 'Dubai']).toContain(location);
		}
		await expect(page.getByRole('main').getByText('Dubai', { exact: true })).toHaveCount(1);
	});

	test('Some cards open the live product in a new tab, and say so', async ({ page }) => {
		await page.goto('/portfolio');
		const linked = projects.filter(({ link }) => link !== undefined);
		expect(linked.length).toBeGreaterThan(0);
		await expect(cards(page).getByRole('link')).toHaveCount(linked.length);
		for (const { name, link = '' } of linked) {
			const found = cards(page).getByRole('link', { name });
			await expect(found).toHaveAttribute('href', link);
			await expect(found).toHaveAttribute('target', '_blank');
			await expect(found).toHaveAttribute('rel', /noopener/);
			await expect(found).toHaveAccessibleName(new RegExp(labels.visit, 'i'));
		}
	});

	test('The page ends with the shared banner and its phone link', async ({ page }) => {
		await page.goto('/portfolio');
		const banner = page.getByRole('main').getByRole('region').last();
		await expect(banner.getByRole('heading')).toHaveText('Have a Project in Mind?');
		const call = banner.getByRole('link', { name: 'Contact Us Now', exact: true });
		await expect(call).toHaveAttribute('href', `tel:${site.phone.number}`);
	});
});

test('Each of the ten chips shows the projects of its kind and announces their number', async ({ page }) => {
	await page.goto('/portfolio');
	await expect(chips(page).getByRole('button')).toHaveText(kinds);
	for (const kind of kinds) {
		await chip(page, kind).click();
		await expect(chip(page, kind)).toHaveAttribute('aria-pressed', 'true');
		expect(namesOf(kind).length, `projects of the kind ${kind}`).toBeGreaterThan(0);
		await expectShown(page, namesOf(kind));
		await expectAnnounced(page, namesOf(kind).length);
		await chip(page, kind).click();
		await expect(chip(page, kind)).toHaveAttribute('aria-pressed', 'false');
		await expectShown(page, all);
		await expectAnnounced(page, 9);
	}
});

test('A chip counts once for a visitor who rests on it before the press', async ({ page }) => {
	await page.goto('/portfolio');
	const arrived = page.waitForResponse(/project-filter/);
	await chip(page, 'Games').hover();
	await (await arrived).finished();
	await page.waitForFunction(() => customElements.get('project-filter') !== undefined);
	await chip(page, 'Games').click();
	await expectAnnounced(page, namesOf('Games').length);
	await expectShown(page, namesOf('Games'));
});

test('Several chips show the projects of any of them, and one button shows all again', async ({ page }) => {
	await page.goto('/portfolio');
	await chip(page, 'Games').click();
	await chip(page, 'Finance').click();
	await expectShown(page, namesOf('Games', 'Finance'));
	await expectAnnounced(page, namesOf('Games', 'Finance').length);
	await chip(page, labels.all).click();
	await expectShown(page, all);
	await expectAnnounced(page, 9);
	await expect(chips(page).getByRole('button', { pressed: true })).toHaveCount(0);
	await expect(chip(page, labels.all)).toBeHidden();
	await expect(chips(page).locator(':focus'), 'the focus stays at the chips').toHaveCount(1);
});

test('The choice stands in the address: it can be shared, and a reload keeps it', async ({ page }) => {
	await page.goto('/portfolio');
	await chip(page, 'Health & Fitness').click();
	await chip(page, 'Games').click();
	await expect.poll(() => kindsInAddress(page)).toEqual(['Health & Fitness', 'Games']);
	await page.reload();
	await expectShown(page, namesOf('Health & Fitness', 'Games'));
	await expectAnnounced(page, namesOf('Health & Fitness', 'Games').length);
	await expect(chips(page).getByRole('button', { pressed: true })).toHaveText(['Games', 'Health & Fitness']);
	await chip(page, labels.all).click();
	await expect(page).toHaveURL('/portfolio');
});

test('The choice is kept on the way back from another page', async ({ page }) => {
	await page.goto('/portfolio');
	await chip(page, 'Computer Vision').click();
	await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
	await expect(page).toHaveURL('/about');
	await page.goBack();
	await expectShown(page, namesOf('Computer Vision'));
});

test('An address with a kind that does not exist shows all projects', async ({ page }) => {
	await page.goto('/portfolio?kind=Nonsense&utm_source=mail');
	await expectShown(page, all);
	await chip(page, 'Finance').click();
	await expect.poll(() => kindsInAddress(page)).toEqual(['Finance']);
	expect(new URL(page.url()).searchParams.get('utm_source'), 'what else stands in the address stays').toBe('mail');
});

test('The chips work by keyboard', async ({ page }) => {
	await page.goto('/portfolio');
	await chip(page, 'Games').focus();
	await page.keyboard.press('Space');
	await expectShown(page, namesOf('Games'));
	await page.keyboard.press('Tab');
	await expect(chip(page, 'International Apps')).toBeFocused();
	await page.keyboard.press('Enter');
	await expectShown(page, namesOf('Games', 'International Apps'));
});

test('Filtering leaves the chips where they are on the screen', async ({ page }) => {
	await page.goto('/portfolio');
	await chip(page, 'Finance').scrollIntoViewIfNeeded();
	const before = await chip(page, 'Games').boundingBox();
	await chip(page, 'Games').click();
	await expectShown(page, namesOf('Games'));
	expect((await chip(page, 'Games').boundingBox())?.y).toBe(before?.y);
});

test('A chip that is pressed before its script has arrived counts, once', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/portfolio');
	await chip(page, 'Games').click();
	await expectShown(page, all);
	release();
	await expectShown(page, namesOf('Games'));
	await expectAnnounced(page, namesOf('Games').length);
	await expect(chip(page, 'Games')).toHaveAttribute('aria-pressed', 'true');
});

test(
	'When the script of the chips does not arrive all projects stay, and the next press tries again',
	{ tag: '@second-try' },
	async ({ page, guard }) => {
		guard.allowLog(/net::ERR_CONNECTION_RESET/);
		const failures = await failScripts(page, { times: 1 });
		await page.goto('/portfolio');
		await chip(page, 'Games').focus();
		await page.keyboard.press('Space');
		await expect.poll(() => failures.size, 'the script was asked for').toBe(1);
		await expectShown(page, all);
		await page.keyboard.press('Space');
		await expectShown(page, namesOf('Games'));
	},
);

test('A project opens in a tab of its own that knows nothing of this one', async ({ page, context, guard }) => {
	const project = projects.find(({ link }) => link !== undefined);
	const { name = '', link = '' } = project ?? {};
	guard.allowOrigin(new URL(link).origin);
	await context.route(link, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Live</title>' }));
	await page.goto('/portfolio');
	const opened = context.waitForEvent('page');
	await cards(page).getByRole('link', { name }).click();
	const tab = await opened;
	await expect(tab).toHaveURL(link);
	expect(await tab.evaluate(() => opener === null)).toBe(true);
	await expect(page).toHaveURL('/portfolio');
});
