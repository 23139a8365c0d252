import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => page.goto('/Industries'));

test('Twelve tiles name the industries and what is built for each', async ({ page }) => {
	const tiles = page.getByRole('main').getByRole('listitem');
	await expect(tiles.getByRole('heading')).toHaveText([
		'Virtual Reality',
		'Augmented reality',
		'Finance & Banking',
		'EV Segment',
		'Restaurant',
		'Healthcare',
		'Tourism',
		'Entertainment',
		'Education',
		'Retail & E-commerce',
		'Automotive',
		'Textile',
	]);
	await expect(tiles).toHaveCount(12);
	for (const tile of await tiles.all()) await expect(tile.getByRole('paragraph')).toHaveText(/\w+ \w+/);
});

test('The page ends with the shared banner and its phone link', async ({ page }) => {
	const banner = page.getByRole('main').getByRole('region').last();
	await expect(banner.getByRole('heading')).toHaveText('Have a Project in Mind?');
	const call = banner.getByRole('link', { name: 'Contact Us Now', exact: true });
	await expect(call).toHaveAttribute('href', `tel:${content.site.phone.number}`);
});
