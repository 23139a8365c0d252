import { sitemapOf } from '../support/variants.ts';
import { expect, test, text } from '../support/fixtures.ts';

const home = (field: string): string => text('pages/home', field);

test('Home links to every service and to its projects', async ({ page }) => {
	const services = (await sitemapOf('root')).filter((path) => path.startsWith('/services/'));
	await page.goto('/');
	const section = page.getByRole('region', { name: home('services.title') });
	for (const path of services) await expect(section.locator(`a[href="${path}"]`).first()).toBeVisible();
	const work = page.getByRole('region', { name: home('work.title') });
	await expect(work.locator(`a[href="/portfolio/${home('work.slugs.0')}"]`)).toBeVisible();
});

test('A line below the first contact button says what happens next', async ({ page }) => {
	for (const path of ['/', '/services', '/services/seo', '/ourprocess']) {
		await page.goto(path);
		await expect(page.getByText(text('site', 'answer')), path).toBeVisible();
	}
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('The contact link stays beside the menu, except on the contact page', async ({ page }) => {
		await page.goto('/');
		const link = page.getByRole('banner').locator('a[href="/contactus"]').filter({ visible: true });
		await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
		await expect(link).toBeInViewport({ ratio: 1 });
		await link.tap();
		await expect(page).toHaveURL('/contactus');
		await expect(link).toHaveCount(0);
	});
});
