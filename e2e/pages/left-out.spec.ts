import { expect, test } from '../support/fixtures.ts';

/* If a company leaves out everything optional (e2e/bare-site), its pages must not show empty sections or labels. */

test.use({ variant: 'odd', javaScriptEnabled: false });

test('A site without a newsletter has no newsletter form in the footer or on posts', async ({ page }) => {
	for (const path of ['/about', '/blog/a-post-with-no-heading']) {
		await page.goto(path);
		const footer = page.getByRole('contentinfo');
		await expect(footer.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
		await expect(footer.getByRole('textbox')).toHaveCount(0);
		await expect(page.getByText(/Letters|Subscribe|Liked it\?/)).toHaveCount(0);
	}
});

test('A site without a chat has no links to one and no chat button', async ({ page }) => {
	for (const path of ['/', '/about', '/contactus', '/landing-page']) {
		await page.goto(path);
		await expect(page.getByRole('link', { name: /Call|555/ }).first()).toBeVisible();
		await expect(page.getByRole('link', { name: /chat|whatsapp|undefined/i })).toHaveCount(0);
		await expect(page.locator('a:not([href]), a[href=""], a[href=undefined], .chat-bubble')).toHaveCount(0);
	}
});

test('Home has no projects, no offer, no logos and one testimonial, labelled as a sample', async ({ page }) => {
	await page.goto('/');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Crafts', 'We dig.', 'Tools', 'Voices']);
	await expect(main.locator('blockquote')).toHaveText(['It is wet.']);
	await expect(main.getByText('Made up.')).toHaveCount(1);
	await expect(main.getByText('Counted at the rim.'), 'the counting method of an unconfirmed figure').toHaveCount(0);
});

test('A landing page without pictures and testimonials has no carousel', async ({ page }) => {
	await page.goto('/landing-page');
	await expect(page.getByRole('heading', { name: 'In the price' })).toBeVisible();
	await expect(page.getByText(/^(Dug|Said)$/)).toHaveCount(0);
	await expect(page.locator('[aria-roledescription]')).toHaveCount(0);
});

test('A heading without sentences beside it, and a button without a line below it, leave no empty paragraph', async ({
	page,
}) => {
	for (const path of ['/ourprocess', '/services', '/landing-page', '/services/wells']) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.locator('main p:empty')).toHaveCount(0);
	}
});

test('A form mentions no privacy notice or next steps if there are none', async ({ page }) => {
	await page.goto('/landing-page');
	const form = page.getByRole('region', { name: 'Ask for it', exact: true });
	await expect(form.getByRole('textbox').first()).toBeVisible();
	await expect(form.locator('p a[href^="/"], ol')).toHaveCount(0);
});

test('Without its settings, the contact form is missing and the page shows the email address and phone number', async ({
	page,
}) => {
	await page.goto('/contactus');
	const message = page.getByRole('region', { name: 'Write', exact: true });
	await expect(message.getByText('Call +91 281 555 01 00, or write to water@rill.example.')).toBeVisible();
	await expect(message.getByRole('link')).toHaveCount(2);
	await expect(page.locator('main form')).toHaveCount(0);
});

test('The portfolio has no picture or figures, and its only project links to no other', async ({ page }) => {
	await page.goto('/portfolio');
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Our wells', /First Well/, 'Thirsty?']);
	await page.goto('/portfolio/first-well');
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['First Well', 'Problem', 'Thirsty?']);
	await expect(page.getByRole('navigation', { name: 'Next' })).toHaveCount(0);
});

test('A site can choose another typeface', async ({ page }) => {
	await page.goto('/about');
	await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Figtree/);
});
