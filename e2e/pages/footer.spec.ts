import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { navigation, site } = content;

/** The links of the footer (spec §2 Footer). */
const paths = [
	'/',
	'/about',
	'/services',
	'/ourprocess',
	'/portfolio',
	'/blog',
	'/contactus',
	'/services/web-development',
	'/services/app-development',
	'/services/ui-ux-design',
	'/services/digital-marketing',
	'/services/seo',
];

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => page.goto('/ourprocess'));

test('The footer leads to twelve pages, in the order of the specification', async ({ page }) => {
	const links = page.getByRole('navigation', { name: navigation.labels.footer }).getByRole('link');
	expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(paths);
	await links.last().click();
	await expect(page).toHaveURL('/services/seo');
});

test('The footer names the e-mail address, the phone number and the postal address', async ({ page }) => {
	const footer = page.getByRole('contentinfo');
	const { email, phone, address } = site;
	await expect(footer.getByRole('link', { name: email.address }).first()).toHaveAttribute(
		'href',
		`mailto:${email.address}`,
	);
	await expect(footer.getByRole('link', { name: phone.display }).first()).toHaveAttribute(
		'href',
		`tel:${phone.number}`,
	);
	const postal = footer.locator('address');
	for (const line of [address.street, 'Surat', 'Gujarat', address.postalCode, address.countryName]) {
		await expect(postal).toContainText(line);
	}
});

test('The footer leads to five profiles elsewhere, each in a new tab', async ({ page }) => {
	const links = page.getByRole('contentinfo').locator('a[target=_blank]');
	await expect(links).toHaveCount(5);
	for (const [index, { label, url }] of site.socials.entries()) {
		const link = links.nth(index);
		await expect(link).toHaveAccessibleName(`${label} ${navigation.labels.newTab}`);
		await expect(link).toHaveAttribute('href', url);
		await expect(link).toHaveAttribute('rel', /noopener/);
	}
	const kinds = site.socials.map(({ kind }) => kind);
	expect(kinds, 'a video site, a professional network, two social networks, a reviews directory').toEqual([
		'youtube',
		'linkedin',
		'facebook',
		'instagram',
		'clutch',
	]);
});

test('The footer asks for an e-mail address for the newsletter', async ({ page }) => {
	const footer = page.getByRole('contentinfo');
	await expect(footer.getByPlaceholder('Your email', { exact: true })).toHaveAttribute('required');
	await expect(footer.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
});
