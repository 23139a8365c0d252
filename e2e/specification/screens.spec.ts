import type { Locator } from '@playwright/test';
import { expect, test, withoutScript } from '../support/fixtures.ts';
import business from './business.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import screens from './screens.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };

test.use({ builds: ['root'] });

/* Tests the specification's requirements for each screen, the footer, and what search engines read (spec §1, §2, §3, §9). */

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The specification's requirements for one page. */
interface Screen {
	/** The main heading, if it is quoted. */
	title?: string;
	breadcrumb?: string[];
	/** Groups of cards or steps: the headings of all, in order, or how many there are. */
	groups?: (string | number)[];
	/** Whole texts that visitors can read. */
	says?: string[];
	/** Parts of such texts, whatever their case. */
	mentions?: string[];
	/** What a text or a figure with its label says. */
	claims?: string[];
	/** Texts that come once each, in this order. */
	order?: string[];
	/** Patterns of addresses, by the names of links. */
	links?: Record<string, string>;
	/** How many parts there are, by Playwright's selectors. */
	counts?: Record<string, number>;
}

/** Returns the headings in each list of cards and the labels in each row of tabs, and how many. Runs in the browser. */
const groupsOf = () =>
	[...document.querySelectorAll('main section')].flatMap((section) =>
		['li h2', 'li h3', '[role=tab]'].flatMap((selector) => {
			const names = [...section.querySelectorAll(selector)].map((found) => found.textContent.trim());
			return [names.join(', '), names.length];
		}),
	);

/** Returns the words of the page's figures: the number, then its label. Runs in the browser. */
const figuresOf = () =>
	[...document.querySelectorAll('main dl > div')].map(
		(row) => `${row.querySelector('dd')?.textContent} ${row.querySelector('dt')?.textContent}`,
	);

for (const [path, screen] of Object.entries<Screen>(screens)) {
	withoutScript(`${path} is a screen with the specified names, texts, links and counts`, async ({ page }) => {
		expect((await page.goto(path))?.status()).toBe(200);
		await expect(page).toHaveURL(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.title ?? /\w/);
		const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
		await expect(trail).toHaveText(screen.breadcrumb ?? []);
		const frame = path === '/landing-page' ? 0 : 1;
		for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(frame);
		expect.soft(await page.evaluate(groupsOf)).toEqual(expect.arrayContaining(screen.groups ?? []));
		const main = page.getByRole('main');
		for (const text of screen.says ?? [])
			await expect.soft(main.getByText(text, { exact: true }).first(), text).toBeVisible();
		for (const text of screen.mentions ?? []) await expect.soft(main.getByText(text).first(), text).toBeVisible();
		const claims = [words(await main.innerText()), ...(await page.evaluate(figuresOf))].join('\n');
		for (const claim of screen.claims ?? []) expect.soft(claims).toContain(claim);
		const texts = (await page.locator('main :is(h1, h2, h3, p)').allInnerTexts()).map(words);
		expect.soft(texts.filter((text) => screen.order?.includes(text))).toEqual(screen.order ?? []);
		for (const [name, href] of Object.entries(screen.links ?? {}))
			await expect.soft(page.getByRole('link', { name }).first(), name).toHaveAttribute('href', new RegExp(href));
		for (const [selector, count] of Object.entries(screen.counts ?? {}))
			await expect.soft(page.locator(selector), selector).toHaveCount(count);
	});
}

const hrefs = (links: Locator) => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

withoutScript('The footer has twelve pages, e-mail, phone, address and five profiles', async ({ page }) => {
	await page.goto('/');
	const footer = page.getByRole('contentinfo');
	expect(await hrefs(footer.getByRole('navigation').getByRole('link'))).toEqual(lists.footer);
	await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
	await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
	await expect(footer.locator('address')).toContainText(/Surat.*Gujarat/s);
	const profiles = lists.profiles.map((host): unknown => expect.stringContaining(`${host}/`));
	expect(await hrefs(footer.locator('ul a[target=_blank]'))).toEqual(profiles);
});

withoutScript('Search engines read six questions on About, and a business on the contact page', async ({ page }) => {
	const data = page.locator('script[type="application/ld+json"]');
	await page.goto('/about');
	expect((await data.textContent())?.match(/"@type":"Question"/g)).toHaveLength(6);
	await page.goto('/contactus');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
	const graph = (await data.textContent()) ?? '';
	expect(graph).toContain('"ContactPage"');
	const { '@graph': parts } = JSON.parse(graph) as { '@graph': object[] };
	expect(parts.find((part) => 'address' in part)).toMatchObject(business);
});

withoutScript('The overview shows six cards in order, with lists and ‘Explore Solutions’', async ({ page }) => {
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

test('The portfolio has ten chips, and some of its projects open in a new tab', async ({ page }) => {
	await page.goto('/portfolio');
	const linked = await page.locator('main article:has(a[target=_blank])').count();
	expect(linked > 0 && linked < 9).toBe(true);
	const chips = page.getByRole('main').getByRole('group').getByRole('button', { pressed: false });
	await expect(chips).toHaveText(lists.chips);
});

test('A post has three boxes, five profiles and ‘Like what you read?’, and no form in its footer', async ({ page }) => {
	await page.goto('/blog');
	const links = page.getByRole('link', { name: /^Read More/ });
	await links.first().click();
	const sidebar = page.getByRole('main').getByRole('complementary');
	const titles = ['Contact Us', 'Subscribe for Updates', 'Follow Us'];
	await expect(sidebar.getByRole('heading', { level: 2 })).toHaveText(titles);
	await expect(sidebar.getByRole('region', { name: 'Follow Us' }).getByRole('link')).toHaveCount(5);
	await expect(page.getByRole('region', { name: 'Like what you read?' }).getByRole('textbox')).toBeVisible();
	await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
});
