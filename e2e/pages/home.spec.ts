import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { home, technologies } = content;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test.beforeEach(({ page }) => page.goto('/'));

	test('The hero states the tagline, the promise and three labels', async ({ page }) => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bringing Visions to Digital Life.');
		const main = page.getByRole('main');
		await expect(main.getByText('Driving Growth Through Tailored Digital Solutions.', { exact: true })).toBeVisible();
		const labels = main.getByRole('list').filter({ hasText: 'Expertise' }).getByRole('listitem');
		await expect(labels).toHaveText(['Expertise', 'Innovation', 'Solutions']);
		await expect(main.getByRole('link', { name: home.hero.primary.label })).toHaveAttribute('href', '/contactus');
	});

	test('“Who we are” gives three figures', async ({ page }) => {
		const block = page.getByRole('region').filter({ has: page.getByText('Who we are', { exact: true }) });
		await expect(block.getByRole('definition')).toHaveText(['100%', '98%', '15+']);
		await expect(block.getByRole('term')).toHaveText(['client satisfaction', 'success rating', 'projects complete']);
	});

	test('“Our Valued Clients” shows eight client logos and a row of five partner logos', async ({ page }) => {
		const lists = page.getByRole('region', { name: 'Our Valued Clients' }).getByRole('list');
		await expect(lists).toHaveCount(2);
		await expect(lists.first().getByRole('img')).toHaveCount(8);
		await expect(lists.last().getByRole('img')).toHaveCount(5);
		for (const logo of await lists.getByRole('img').all()) await expect(logo).toHaveAccessibleName(/\w/);
	});

	test('The services grid leads to six crafts', async ({ page }) => {
		const crafts = page.getByRole('region').filter({ hasText: 'Cloud And DevOps' });
		await expect(crafts.getByRole('heading', { level: 3 })).toHaveText([
			'Video Editing',
			'App Development',
			'Web Development',
			'Animation',
			'Cloud And DevOps',
			'UI/UX Design',
		]);
		const links = crafts.getByRole('link');
		await expect(links).toHaveCount(6);
		await crafts.getByRole('link', { name: 'UI/UX Design' }).click();
		await expect(page).toHaveURL('/services/ui-ux-design');
	});

	test('“Technologies We Utilise” lists the tools of all six groups', async ({ page }) => {
		const section = page.getByRole('region', { name: 'Technologies We Utilise' });
		for (const { items } of technologies) {
			for (const { name, link } of items) {
				const tool = section.getByRole('link', { name: `${name} ${content.navigation.labels.newTab}`, exact: true });
				await expect(tool).toBeVisible();
				await expect(tool).toHaveAttribute('href', link);
				await expect(tool).toHaveAttribute('target', '_blank');
				await expect(tool).toHaveAttribute('rel', /noopener/);
			}
		}
	});

	test('“Success Stories” tells three of them and closes with a statement', async ({ page }) => {
		const stories = page.getByRole('region', { name: 'Success Stories' });
		await expect(stories.getByRole('blockquote')).toHaveCount(3);
		await expect(stories.getByRole('figure')).toHaveCount(3);
		await expect(stories.getByText("Now that's what I call amazing!", { exact: true })).toBeVisible();
	});
});

test('Of six technology groups the first is open', async ({ page }) => {
	await page.goto('/');
	const section = page.getByRole('region', { name: 'Technologies We Utilise' });
	await expect(section.getByRole('tab')).toHaveText([
		'Frontend',
		'Backend',
		'DevOps',
		'UI/UX',
		'Mobiles',
		'VideoEditing',
	]);
	await expect(section.getByRole('tab', { selected: true })).toHaveText('Frontend');
	await expect(section.getByRole('tabpanel')).toHaveCount(1);
	await expect(section.getByRole('tabpanel').getByRole('link')).toHaveCount(technologies[0]?.items.length ?? 0);
});

test('Every picture of the page arrives', async ({ page }) => {
	await page.goto('/');
	const pictures = page.getByRole('main').locator('img:visible');
	for (const picture of await pictures.all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect
			.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
			.toBe(true);
	}
});
