import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/* Home, About, Our Process, Portfolio, Industries, Contact and the landing page (spec §2). */

test.use({ javaScriptEnabled: false });

const six = 'Video Editing, App Development, Web Development, Animation, Cloud And DevOps, UI/UX Design';

/** The groups of names that the specification gives, in their order, by the headings of one section. */
const groups: [path: string, names: string][] = [
	['/', six],
	['/', 'Frontend, Backend, DevOps, UI/UX, Mobiles, VideoEditing'],
	['/ourprocess', six],
	['/ourprocess', 'Transparency, Fairness, Focus'],
	['/ourprocess', 'Research, Strategy, Targeting, Data Collection, Problem Solving'],
	[
		'/Industries',
		'Virtual Reality, Augmented reality, Finance & Banking, EV Segment, Restaurant, Healthcare, Tourism, Entertainment, ' +
			'Education, Retail & E-commerce, Automotive, Textile',
	],
	[
		'/landing-page',
		'Website ready in 20 days, 1 year domain free, Mobile responsive design, SEO ready, 24/7 support, ' +
			'100% customised unique design',
	],
];

for (const [path, names] of groups) {
	test(`${path} names ${names}`, async ({ page }) => {
		await page.goto(path);
		const found = await page
			.locator('main, main section')
			.evaluateAll((sections) =>
				sections.flatMap((section) =>
					['li h2', 'li h3', '[role=tab]'].map((selector) =>
						[...section.querySelectorAll(selector)].map((found) => found.textContent.trim()).join(', '),
					),
				),
			);
		expect(found).toContain(names);
	});
}

/** Texts that the specification quotes, each as a visitor reads it. */
const quotes: [path: string, texts: (string | RegExp)[]][] = [
	[
		'/',
		[
			'Driving Growth Through Tailored Digital Solutions.',
			...['Expertise', 'Innovation', 'Solutions', 'Who we are', 'Our Valued Clients', 'Technologies We Utilise'],
			...['client satisfaction', '98%', 'success rating', '15+', 'projects complete', '100%'],
			...['Success Stories', "Now that's what I call amazing!"],
		],
	],
	['/ourprocess', ['We Specialize In', 'Have a Project in Mind?']],
	['/portfolio', ['Have a Project in Mind?']],
	['/Industries', ['Have a Project in Mind?']],
	[
		'/contactus',
		['Send Us a Message', 'Monday-Saturday 9:00 AM-7:00 PM', 'Email Us Now', 'Call Us Now', /Surat, Gujarat/],
	],
	['/services', ['Our Development Expertise', 'Ready to Revolutionize Your Tech Stack?']],
	['/services', [/accelerating digital transformation/i, /full-stack development/i, /AI-powered solutions/i]],
	[
		'/landing-page',
		[/website in 20 business days/i, /no hidden fees/i, /free 1-year domain/i, /mobile friendly/i, 'Our Work'],
	],
];

for (const [path, texts] of quotes) {
	test(`${path} says ${texts.join(' | ')}`, async ({ page }) => {
		await page.goto(path);
		for (const text of texts) {
			await expect(page.getByRole('main').getByText(text, { exact: true }).first(), String(text)).toBeVisible();
		}
	});
}

/** Links that the specification quotes. */
for (const [path, name, href] of [
	['/ourprocess', 'Contact Us Now', /^tel:/],
	['/portfolio', 'Contact Us Now', /^tel:/],
	['/Industries', 'Contact Us Now', /^tel:/],
	['/services', /Schedule a free tech consultation/i, /^\/contactus$/],
	['/services', 'Start Your Project Now', /^\/contactus$/],
	['/contactus', 'Email Us Now', /^mailto:/],
	['/contactus', 'Call Us Now', /^tel:/],
	['/landing-page', 'Get Free Quote', /^#/],
	['/landing-page', /^Have questions\? Chat with us now!/, /^https:/],
] as const) {
	test(`${path} has the link ${name}`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href);
	});
}

const items = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

/** Counts of the specification (§9), by what is counted. */
const counts: [path: string, what: string, find: (page: Page) => ReturnType<typeof items>, count: number][] = [
	['/', 'client and partner logos', (page) => items(page, 'Our Valued Clients').getByRole('img'), 8 + 5],
	['/', 'partner logos', (page) => items(page, 'Our Valued Clients').getByRole('list').last().getByRole('img'), 5],
	['/', 'testimonials', (page) => items(page, 'Success Stories').getByRole('blockquote'), 3],
	['/about', 'questions', (page) => page.locator('main details:not([open])'), 6],
	['/contactus', 'questions', (page) => page.locator('main details:not([open])'), 3],
	['/contactus', 'social links', (page) => page.getByRole('main').getByRole('list').locator('a[target=_blank]'), 5],
	['/portfolio', 'projects with image and name', (page) => page.locator('main article:has(img):has(h2, h3)'), 9],
	['/portfolio', 'places', (page) => page.locator('main article').getByText(/^(India|Global|Dubai)$/), 9],
	['/portfolio', 'project in Dubai', (page) => page.locator('main article').getByText(/^Dubai$/), 1],
	['/landing-page', 'linked pictures', (page) => items(page, 'Our Work').getByRole('link').getByRole('img'), 2],
	['/landing-page', 'voices', (page) => page.getByRole('figure').locator('blockquote'), 4],
	['/landing-page', 'voices with five stars', (page) => page.getByRole('img', { name: '5 out of 5 stars' }), 4],
];

for (const [path, what, find, count] of counts) {
	test(`${path} has ${count} ${what}`, async ({ page }) => {
		await page.goto(path);
		await expect(find(page)).toHaveCount(count);
	});
}

test('Some projects open in a new tab', async ({ page }) => {
	await page.goto('/portfolio');
	const linked = await page.locator('main article:has(a[target=_blank])').count();
	expect(linked).toBeGreaterThan(0);
	expect(linked).toBeLessThan(9);
});

test('The questions of the contact page answer what is specified', async ({ page }) => {
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
});
