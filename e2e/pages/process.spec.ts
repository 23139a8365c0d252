import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { process, site } = content;

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => page.goto('/ourprocess'));

test('Six tiles show how each craft moves through the process', async ({ page }) => {
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Process');
	const tiles = page.getByRole('region', { name: process.tiles.title });
	await expect(tiles.getByRole('heading', { level: 3 })).toHaveText([
		'Video Editing',
		'App Development',
		'Web Development',
		'Animation',
		'Cloud And DevOps',
		'UI/UX Design',
	]);
});

test('“We Specialize In” names the specialities', async ({ page }) => {
	const section = page.getByRole('region', { name: 'We Specialize In' });
	await expect(section.getByRole('term')).toHaveText(process.specialize.items.map(({ name }) => name));
});

test('The values are Transparency, Fairness and Focus', async ({ page }) => {
	const values = page.getByRole('region', { name: process.values.title });
	await expect(values.getByRole('heading', { level: 3 })).toHaveText(['Transparency', 'Fairness', 'Focus']);
});

test('Five steps lead from Research to Problem Solving, in order', async ({ page }) => {
	const steps = page.getByRole('region', { name: process.steps.title });
	await expect(steps.getByRole('listitem').getByRole('heading')).toHaveText([
		'Research',
		'Strategy',
		'Targeting',
		'Data Collection',
		'Problem Solving',
	]);
});

test('The page ends with the shared banner and its phone link', async ({ page }) => {
	const banner = page.getByRole('main').getByRole('region').last();
	await expect(banner.getByRole('heading')).toHaveText('Have a Project in Mind?');
	const call = banner.getByRole('link', { name: 'Contact Us Now', exact: true });
	await expect(call).toHaveAttribute('href', `tel:${site.phone.number}`);
});
