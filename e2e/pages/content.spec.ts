import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { navigation, servicesPage, site } = content;

/* That lists and texts stand on their pages is seen by e2e/specification; here is where they lead. */

test.use({ javaScriptEnabled: false });

test('The card of each service leads to its page, which names its technologies and ends with a call to action', async ({
	page,
}) => {
	for (const { path, card, technologies, closing } of content.services) {
		await page.goto('/services');
		const cards = page.getByRole('region', { name: servicesPage.expertise.title }).getByRole('listitem');
		const link = cards.filter({ has: page.getByRole('heading', { name: card.name, exact: true }) }).getByRole('link');
		await expect(link).toHaveAccessibleName(new RegExp(`${RegExp.escape(card.name)}$`));
		await link.click();
		await expect(page).toHaveURL(path);
		const main = page.getByRole('main');
		const tools = main.getByRole('region', { name: technologies.title }).getByRole('listitem');
		await expect(tools).toHaveText(technologies.items.map(({ alt }) => alt));
		const end = main.getByRole('region').last().getByRole('link', { name: closing.button.label, exact: true });
		await expect(end).toHaveAttribute('href', closing.button.href);

		const trail = page.getByRole('navigation', { name: navigation.labels.breadcrumb }).getByRole('link');
		const hrefs = await trail.evaluateAll((links) => links.map((found) => found.getAttribute('href')));
		expect(hrefs).toEqual(['/', '/services', path]);
		await expect(trail.last()).toHaveAttribute('aria-current', 'page');
	}
});

test('Footer and banner lead to pages and profiles, and say how to reach the agency', async ({ page }) => {
	await page.goto('/ourprocess');
	const footer = page.getByRole('contentinfo');
	const links = footer.getByRole('navigation', { name: navigation.labels.footer }).getByRole('link');
	const paths = navigation.footer.flatMap(({ items }) => items.map((item) => item.path));
	expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(paths);
	for (const [name, href] of [
		[site.email.address, `mailto:${site.email.address}`],
		[site.phone.display, `tel:${site.phone.number}`],
		...site.socials.map(({ label, url }) => [`${label} ${navigation.labels.newTab}`, url] as const),
	] as const) {
		await expect(footer.getByRole('link', { name }).first()).toHaveAttribute('href', href);
	}
	await expect(footer.locator('a[target=_blank]:not([rel*=noopener])')).toHaveCount(0);
	await expect(footer.locator('address')).toContainText(site.address.street);
	const banner = page.getByRole('main').getByRole('region', { name: site.banner.title });
	const call = banner.getByRole('link', { name: site.banner.button, exact: true });
	await expect(call).toHaveAttribute('href', `tel:${site.phone.number}`);
});
