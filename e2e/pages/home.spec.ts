import { sitemapOf } from '../support/variants.ts';
import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

const home = (field: string): string => text('pages/home', field);

test('Home shows services, work, the agency, clients, technologies and testimonials in that order', async ({
	page,
}) => {
	await page.goto('/');
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
		home('services.title'),
		home('work.title'),
		home('about.statement'),
		home('clients.title'),
		home('technologies.title'),
		home('stories.title'),
	]);
});

test('Home links to every service', async ({ page }) => {
	const services = (await sitemapOf('root')).filter((path) => path.startsWith('/services/'));
	await page.goto('/');
	const section = page.getByRole('region', { name: home('services.title') });
	for (const path of services) await expect(section.locator(`a[href="${path}"]`).first()).toBeVisible();
});

test('Home links to the contact page after the services and after the work', async ({ page }) => {
	await page.goto('/');
	for (const section of ['services', 'work']) {
		const button = page.getByRole('main').getByRole('link', { name: home(`${section}.button.label`) });
		await expect(button).toHaveAttribute('href', home(`${section}.button.href`));
	}
});

test('A project on Home leads to its page', async ({ page }) => {
	await page.goto('/');
	const work = page.getByRole('region', { name: home('work.title') });
	const slug = home('work.slugs.0');
	await work.locator(`a[href="/portfolio/${slug}"]`).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(`projects/${slug}`, 'name'));
});

for (const width of [390, 1440]) {
	test(`The first screen says what the agency offers, on a screen ${width} pixels wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/');
		await expect(page.getByText(home('hero.text'))).toBeInViewport({ ratio: 1 });
	});
}

test('A line below the first contact button says what happens next', async ({ page }) => {
	for (const path of ['/', '/services', '/services/seo', '/ourprocess']) {
		await page.goto(path);
		await expect(page.getByText(text('site', 'answer')), path).toBeVisible();
	}
});

test('The banner links to the contact page and the phone number', async ({ page }) => {
	await page.goto('/about');
	const banner = page.getByRole('region', { name: text('site', 'banner.title') });
	await expect(banner.getByRole('link', { name: text('site', 'banner.write.label') })).toHaveAttribute(
		'href',
		text('site', 'banner.write.href'),
	);
	await expect(banner.getByRole('link', { name: text('site', 'banner.call') })).toHaveAttribute(
		'href',
		`tel:${text('site', 'phone.display').replaceAll(' ', '')}`,
	);
});

test.describe('on a phone', () => {
	test.use({ javaScriptEnabled: true, viewport: { width: 390, height: 844 }, hasTouch: true });

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

test.describe('with JavaScript', () => {
	test.use({ javaScriptEnabled: true });

	for (const width of [390, 1440]) {
		test(`The first screen has a contact button, on a screen ${width} pixels wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 844 });
			for (const path of ['/', '/about', '/services', '/ourprocess', '/portfolio', '/Industries', '/services/seo']) {
				await page.goto(path);
				const button = page.getByRole('main').locator('a[href="/contactus"]').first();
				await expect(button, path).toBeInViewport({ ratio: 1 });
			}
		});
	}
});
