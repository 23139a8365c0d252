import { expect, test } from '../support/fixtures.ts';

/* If a company leaves out everything optional (e2e/bare-site), its pages must not show empty parts. */

test.use({ variant: 'odd', javaScriptEnabled: false });

test('A site without a newsletter asks for no address, in the footer or at a post', async ({ page }) => {
	for (const path of ['/about', '/blog/a-post-with-no-heading']) {
		await page.goto(path);
		const footer = page.getByRole('contentinfo');
		await expect(footer.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
		await expect(footer.getByRole('textbox')).toHaveCount(0);
		await expect(page.getByText(/Letters|Subscribe|Liked it\?/)).toHaveCount(0);
	}
});

test('Without a chat there is no link to one, and no bubble', async ({ page }) => {
	for (const path of ['/', '/about', '/contactus', '/landing-page']) {
		await page.goto(path);
		await expect(page.getByRole('link', { name: /Call|555/ }).first()).toBeVisible();
		await expect(page.locator('a[target=_blank]:not(li a, dd a)')).toHaveCount(0);
		await expect(page.locator('.chat-bubble')).toHaveCount(0);
	}
});

test('Home has no projects, no offer, no logos and one voice, which is a sample', async ({ page }) => {
	await page.goto('/');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Crafts', 'We dig.', 'Tools', 'Voices']);
	await expect(main.locator('blockquote')).toHaveText(['It is wet.']);
	await expect(main.getByText('Made up.')).toHaveCount(1);
	await expect(main.getByText('Counted at the rim.'), 'how a figure that nobody confirmed is counted').toHaveCount(0);
});

test('A landing page without pictures and voices has no carousel', async ({ page }) => {
	await page.goto('/landing-page');
	await expect(page.getByRole('heading', { name: 'In the price' })).toBeVisible();
	await expect(page.getByText(/^(Dug|Said)$/)).toHaveCount(0);
	await expect(page.locator('[aria-roledescription]')).toHaveCount(0);
});

test('A form names no notice and no next steps where there are none', async ({ page }) => {
	await page.goto('/landing-page');
	const form = page.getByRole('region', { name: 'Ask for it', exact: true });
	await expect(form.getByRole('textbox').first()).toBeVisible();
	await expect(form.locator('p a[href^="/"], ol')).toHaveCount(0);
});

test('Without its settings the contact form is not there, and the page says how else to write', async ({ page }) => {
	await page.goto('/contactus');
	const message = page.getByRole('region', { name: 'Write', exact: true });
	await expect(message.getByText('Call +91 281 555 01 00, or write to water@rill.example.')).toBeVisible();
	await expect(message.getByRole('link')).toHaveCount(2);
	await expect(page.locator('main form')).toHaveCount(0);
});

test('The portfolio has no picture above it and no figures below, and one project leads to no other', async ({
	page,
}) => {
	await page.goto('/portfolio');
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Our wells', /First Well/, 'Thirsty?']);
	await page.goto('/portfolio/first-well');
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['First Well', 'Problem', 'Thirsty?']);
	await expect(page.getByRole('navigation', { name: 'Next' })).toHaveCount(0);
});

test('A site that asks for another typeface gets it', async ({ page }) => {
	await page.goto('/about');
	await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Figtree/);
});
