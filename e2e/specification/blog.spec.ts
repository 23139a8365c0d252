import { expect, test } from '../support/fixtures.ts';

const posts = ['infotech', 'sister-studio', 'Infotech', ''].map((website, index) => ({
	_id: `${index}`.padStart(24, 'f'),
	title: 'Warp & Weft: "Silk"',
	description: '<p>Woven this morning.</p><h2>The warp</h2><p>The rest of it.</p>',
	createdAt: '2025-11-20T04:30:00.000Z',
	website,
}));

test('‘Our Blogs’ says ‘Loading blogs...’, then shows posts of infotech', async ({ page, services }) => {
	await services.order({ blogs: { hold: true, posts } });
	await page.goto('/blog');
	await expect(page.getByText('Loading blogs...', { exact: true })).toBeVisible();
	await services.order({ blogs: { posts } });
	const cards = page.getByRole('region', { name: 'Our Blogs', exact: true }).getByRole('article');
	await expect(cards).toHaveCount(1);
	await expect(cards.getByText('Woven this morning. The warp', { exact: true })).toBeVisible();
	await expect(cards.getByText('Published on:')).toHaveText('Published on: 20 November 2025');
	await expect(cards.getByRole('link')).toHaveText('Read More →');
	await expect(cards.getByRole('link')).toHaveAttribute('href', '/blog/warp-weft-silk');
});

test('A post has its three boxes and five profiles beside it, ‘Like what you read?’ below', async ({ page }) => {
	await page.goto('/blog');
	await page
		.getByRole('link', { name: /^Read More/ })
		.first()
		.click();
	const sidebar = page.getByRole('main').getByRole('complementary');
	const titles = ['Contact Us', 'Subscribe for Updates', 'Follow Us'];
	await expect(sidebar.getByRole('heading', { level: 2 })).toHaveText(titles);
	await expect(sidebar.getByRole('region', { name: 'Follow Us' }).getByRole('link')).toHaveCount(5);
	await expect(page.getByRole('region', { name: 'Like what you read?' }).getByRole('textbox')).toBeVisible();
});
