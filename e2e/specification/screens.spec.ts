import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/*
 * Tests the specification's requirements for Home, About, Our Process, Portfolio, Industries, Contact, a post and the
 * landing page (spec §2, §9).
 */

test.use({ javaScriptEnabled: false });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const tel = /^tel:/;

/** The specification's requirements for one page. */
interface Screen {
	/** The headings in each group, in order. */
	groups?: string[];
	/** Text that visitors can read. */
	says?: (string | RegExp)[];
	links?: [name: string | RegExp, href: RegExp][];
	counts?: [what: string, find: (page: Page) => Locator, count: number][];
}

const six = 'Video Editing, App Development, Web Development, Animation, Cloud And DevOps, UI/UX Design';
const banner = { says: ['Have a Project in Mind?'], links: [['Contact Us Now', tel]] } satisfies Screen;

const screens: Readonly<Record<string, Screen>> = {
	'/': {
		groups: [six, 'Frontend, Backend, DevOps, UI/UX, Mobiles, VideoEditing'],
		says: [
			'Driving Growth Through Tailored Digital Solutions.',
			...['Expertise', 'Innovation', 'Solutions', 'Who we are', 'Our Valued Clients', 'Technologies We Utilise'],
			...['client satisfaction', '98%', 'success rating', '15+', 'projects complete', '100%'],
			...['Success Stories', "Now that's what I call amazing!"],
		],
		counts: [
			['client and partner logos', (page) => part(page, 'Our Valued Clients').getByRole('img'), 8 + 5],
			['partner logos', (page) => part(page, 'Our Valued Clients').getByRole('list').last().getByRole('img'), 5],
			['testimonials', (page) => part(page, 'Success Stories').getByRole('blockquote'), 3],
		],
	},
	'/about': { counts: [['questions', (page) => page.locator('main details:not([open])'), 6]] },
	'/ourprocess': {
		groups: [six, 'Transparency, Fairness, Focus', 'Research, Strategy, Targeting, Data Collection, Problem Solving'],
		...banner,
		says: [...banner.says, 'We Specialize In'],
	},
	'/portfolio': {
		...banner,
		counts: [
			['projects with image and name', (page) => page.locator('main article:has(img):has(h2, h3)'), 9],
			['places', (page) => page.locator('main article').getByText(/^(India|Global|Dubai)$/), 9],
			['project in Dubai', (page) => page.locator('main article').getByText(/^Dubai$/), 1],
		],
	},
	'/Industries': {
		...banner,
		groups: [
			'Virtual Reality, Augmented reality, Finance & Banking, EV Segment, Restaurant, Healthcare, Tourism, Entertainment, ' +
				'Education, Retail & E-commerce, Automotive, Textile',
		],
	},
	'/services': {
		says: [
			...['Our Development Expertise', 'Ready to Revolutionize Your Tech Stack?'],
			...[/accelerating digital transformation/i, /full-stack development/i, /AI-powered solutions/i],
		],
		links: [
			[/Schedule a free tech consultation/i, /^\/contactus$/],
			['Start Your Project Now', /^\/contactus$/],
		],
	},
	'/contactus': {
		says: ['Send Us a Message', 'Monday-Saturday 9:00 AM-7:00 PM', 'Email Us Now', 'Call Us Now', /Surat, Gujarat/],
		links: [
			['Email Us Now', /^mailto:/],
			['Call Us Now', tel],
		],
		counts: [
			['questions', (page) => page.locator('main details:not([open])'), 3],
			['social links', (page) => page.getByRole('main').getByRole('list').locator('a[target=_blank]'), 5],
		],
	},
	'/landing-page': {
		groups: [
			'Website ready in 20 days, 1 year domain free, Mobile responsive design, SEO ready, 24/7 support, ' +
				'100% customised unique design',
		],
		says: [
			...[/website in 20 business days/i, /no hidden fees/i, /free 1-year domain/i, /mobile friendly/i],
			'Our Work',
		],
		links: [
			['Get Free Quote', /^#/],
			[/^Have questions\? Chat with us now!/, /^https:/],
		],
		counts: [
			['linked pictures', (page) => part(page, 'Our Work').getByRole('link').getByRole('img'), 2],
			['voices', (page) => page.getByRole('figure').locator('blockquote'), 4],
			['voices with five stars', (page) => page.getByRole('img', { name: '5 out of 5 stars' }), 4],
		],
	},
};

/** Returns the headings in each list of cards, and the labels in each row of tabs. Runs in the browser. */
const groupsOf = () =>
	[...document.querySelectorAll('main, main section')].flatMap((section) =>
		['li h2', 'li h3', '[role=tab]'].map((selector) =>
			[...section.querySelectorAll(selector)].map((found) => found.textContent.trim()).join(', '),
		),
	);

for (const [path, { groups = [], says = [], links = [], counts = [] }] of Object.entries(screens)) {
	test(`${path} has the specified names, texts, links and counts`, async ({ page }) => {
		await page.goto(path);
		expect.soft(await page.evaluate(groupsOf)).toEqual(expect.arrayContaining(groups));
		for (const text of says)
			await expect.soft(page.getByRole('main').getByText(text, { exact: true }).first(), String(text)).toBeVisible();
		for (const [name, href] of links)
			await expect.soft(page.getByRole('link', { name }).first(), String(name)).toHaveAttribute('href', href);
		for (const [what, find, count] of counts) await expect.soft(find(page), what).toHaveCount(count);
	});
}

test('Home shows its sections in the specified order', async ({ page }) => {
	await page.goto('/');
	const order = ['Who we are', 'Our Valued Clients', 'Video Editing', 'Technologies We Utilise', 'Success Stories'];
	const text = (await page.getByRole('main').textContent()) ?? '';
	const places = order.map((name) => text.indexOf(name));
	expect(places).toEqual(places.toSorted((one, other) => one - other));
	expect(places).not.toContain(-1);
});

test('Our Process shows its sections in the specified order', async ({ page }) => {
	await page.goto('/ourprocess');
	const order = [
		...['Our Process', ...six.split(', '), 'We Specialize In', 'Transparency', 'Fairness', 'Focus'],
		...['Research', 'Strategy', 'Targeting', 'Data Collection', 'Problem Solving', 'Have a Project in Mind?'],
	];
	const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
	expect(headings.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => order.includes(text))).toEqual(
		order,
	);
});

test('Some projects open in a new tab', async ({ page }) => {
	await page.goto('/portfolio');
	const linked = await page.locator('main article:has(a[target=_blank])').count();
	expect(linked).toBeGreaterThan(0);
	expect(linked).toBeLessThan(9);
});

test('The contact page’s questions give the specified answers', async ({ page }) => {
	await page.goto('/contactus');
	await expect(page.locator('main details')).toHaveText([
		/services/i,
		/24 hours on business days/i,
		/30 minutes, free/i,
	]);
});

test.describe('with JavaScript', () => {
	test.use({ javaScriptEnabled: true });

	test('The portfolio has ten chips', async ({ page }) => {
		await page.goto('/portfolio');
		const chips = page.getByRole('main').getByRole('group').getByRole('button', { pressed: false });
		expect((await chips.allInnerTexts()).join(', ')).toBe(
			'E-commerce, Ai-Editors, Games, International Apps, Finance, Websites, OTT Platforms, Computer Vision, ' +
				'Project Tracking, Health & Fitness',
		);
	});

	test('A post has three boxes and five profiles beside it, and ‘Like what you read?’ below it', async ({ page }) => {
		await page.goto('/blog');
		await page
			.getByRole('link', { name: /^Read More/ })
			.first()
			.click();
		const sidebar = page.getByRole('main').getByRole('complementary');
		const titles = ['Contact Us', 'Subscribe for Updates', 'Follow Us'];
		await expect(sidebar.getByRole('heading', { level: 2 })).toHaveText(titles);
		await expect(sidebar.getByRole('region', { name: 'Follow Us' }).getByRole('link')).toHaveCount(5);
		await expect(page.getByRole('region', { name: 'Like what you read?' }).getByRole('textbox')).toBeVisible();
	});
});
