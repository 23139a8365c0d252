import { expect, test } from '../support/fixtures.ts';
import data from './services.json' with { type: 'json' };

interface Service {
	/** The service's name on the overview (spec §3). */
	card: string;
	/** The items on its card (spec §3). */
	lists: string;
	/** The name in the breadcrumb. */
	name: string;
	/**
	 * The groups of cards and steps on the page (spec §2): for each group, either the names of its items or the number of
	 * items.
	 */
	groups: (string | number)[];
	claims: string[];
}

const services: Readonly<Record<string, Service>> = data;

test.use({ javaScriptEnabled: false });

test('The overview shows six cards in order, each with its list and a link ‘Explore Solutions’', async ({ page }) => {
	await page.goto('/services');
	const section = page.getByRole('region', { name: 'Our Development Expertise' });
	await expect(section.getByRole('heading', { level: 3 })).toHaveText(Object.values(services).map(({ card }) => card));
	for (const [slug, { card, lists }] of Object.entries(services)) {
		const item = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: card, exact: true }) });
		const listed = await item
			.locator('li')
			.evaluateAll((found) => found.map((entry) => entry.querySelector('img')?.alt ?? entry.textContent.trim()));
		expect(listed.join(', ')).toBe(lists);
		await expect(item.getByRole('link', { name: /^Explore Solutions/ })).toHaveAttribute('href', `/services/${slug}`);
	}
});

for (const [slug, { name, groups, claims }] of Object.entries(services)) {
	test(`The page for ${name} has its breadcrumb, groups, claims and links to the contact page`, async ({ page }) => {
		await page.goto(`/services/${slug}`);
		const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
		await expect(trail).toHaveText(['Home', 'Services', name]);
		const found = await page
			.locator('main section')
			.evaluateAll((sections) =>
				sections.map((section) => [...section.querySelectorAll('li h3')].map(({ textContent }) => textContent.trim())),
			);
		const [names, sizes] = [found.map((group) => group.join(', ')), found.map((group) => group.length)];
		for (const group of groups) {
			if (typeof group === 'number') expect(sizes).toContain(group);
			else expect(names).toContain(group);
		}
		const figures = await page
			.locator('main dl > div')
			.evaluateAll((rows) =>
				rows.map((row) => `${row.querySelector('dd')?.textContent} ${row.querySelector('dt')?.textContent}`),
			);
		const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
		for (const claim of claims) expect([text, ...figures].join('\n')).toContain(claim);
		await expect(page.locator('main a[href="/contactus"]').first()).toBeVisible();
		await expect(page.locator('main section').last().locator('a[href="/contactus"]')).toBeVisible();
	});
}
