import { expect, test } from '../support/fixtures.ts';

/** The route table (spec §2), with the main heading where the specification quotes it. */
const screens: readonly (readonly [path: string, heading?: string])[] = [
	['/', 'Bringing Visions to Digital Life.'],
	['/about'],
	['/services', 'Transformative Tech Solutions'],
	['/services/web-development'],
	['/services/app-development'],
	['/services/ui-ux-design'],
	['/services/seo'],
	['/services/digital-marketing'],
	['/services/video-editing'],
	['/ourprocess', 'Our Process'],
	['/portfolio'],
	['/Industries'],
	['/contactus'],
	['/blog', 'Our Blogs'],
	['/landing-page'],
];

test.use({ javaScriptEnabled: false });

for (const [path, heading = /\w/] of screens) {
	test(`${path} is a screen of its own, ${path === '/landing-page' ? 'without' : 'with'} header and footer`, async ({
		page,
	}) => {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(200);
		await expect(page).toHaveURL(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		const frame = path === '/landing-page' ? 0 : 1;
		await expect(page.getByRole('banner')).toHaveCount(frame);
		await expect(page.getByRole('contentinfo')).toHaveCount(frame);
	});
}

test('/solutions of the mobile menu and /services/seo-services lead to the services and to SEO', async ({ page }) => {
	for (const [from, to] of [
		['/solutions', '/services'],
		['/services/seo-services', '/services/seo'],
		['/contact', '/contactus'],
	] as const) {
		await page.goto(from);
		await expect(page).toHaveURL(to);
	}
});

test('An unknown address shows ‘Unexpected Application Error!’ with the error text', async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	await page.goto('/no-such-page');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
	await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
});
