import type { Locator, Page } from '@playwright/test';
import { expect, test, withoutScript } from '../support/fixtures.ts';
import services from './services.json' with { type: 'json' };

test.use({ builds: ['root'] });

/* Tests the specification's requirements for each screen, the footer, and what search engines read (spec §1, §2, §3, §9). */

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const tel = /^tel:/;
const lastSection = (page: Page) => page.locator('main section').last();
const contact = (page: Page) => page.locator('a[href="/contactus"]');

/** The specification's requirements for one page. */
interface Screen {
	/** The main heading, if it is quoted. */
	title?: string;
	/** Groups of cards or steps: the headings of all, in order, or how many there are. */
	groups?: (string | number)[];
	/** Text that visitors can read. */
	says?: (string | RegExp)[];
	breadcrumb?: string[];
	/** What a text or a figure with its label says. */
	claims?: string[];
	/** Texts that come once each, in this order. */
	order?: string[];
	links?: [name: string | RegExp, href: RegExp][];
	counts?: [what: string, find: (page: Page) => Locator, count: number][];
}

const six = 'Video Editing, App Development, Web Development, Animation, Cloud And DevOps, UI/UX Design';
const banner = { says: ['Have a Project in Mind?'], links: [['Contact Us Now', tel]] } satisfies Screen;

const screens: Record<string, Screen> = {
	'/': {
		title: 'Bringing Visions to Digital Life.',
		groups: [six, 'Frontend, Backend, DevOps, UI/UX, Mobiles, VideoEditing'],
		says: [
			'Driving Growth Through Tailored Digital Solutions.',
			...['Expertise', 'Innovation', 'Solutions', 'Who we are', 'Our Valued Clients', 'Technologies We Utilise'],
			...['client satisfaction', '98%', 'success rating', '15+', 'projects complete', '100%'],
			...['Success Stories', "Now that's what I call amazing!"],
		],
		order: ['Who we are', 'Our Valued Clients', 'Video Editing', 'Technologies We Utilise', 'Success Stories'],
		counts: [
			['client and partner logos', (page) => part(page, 'Our Valued Clients').getByRole('img'), 8 + 5],
			['partner logos', (page) => part(page, 'Our Valued Clients').getByRole('list').last().getByRole('img'), 5],
			['testimonials', (page) => part(page, 'Success Stories').getByRole('blockquote'), 3],
		],
	},
	'/about': { counts: [['questions', (page) => page.locator('main details:not([open])'), 6]] },
	'/ourprocess': {
		title: 'Our Process',
		groups: [six, 'Transparency, Fairness, Focus', 'Research, Strategy, Targeting, Data Collection, Problem Solving'],
		...banner,
		says: [...banner.says, 'We Specialize In'],
		order: [
			...['Our Process', ...six.split(', '), 'We Specialize In', 'Transparency', 'Fairness', 'Focus'],
			...['Research', 'Strategy', 'Targeting', 'Data Collection', 'Problem Solving', 'Have a Project in Mind?'],
		],
	},
	'/blog': { title: 'Our Blogs' },
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
		title: 'Transformative Tech Solutions',
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

for (const [slug, { name, groups, claims }] of Object.entries(services))
	screens[`/services/${slug}`] = {
		...{ groups, claims, breadcrumb: ['Home', 'Services', name] },
		counts: [['last section with a way to contact', (page) => lastSection(page).filter({ has: contact(page) }), 1]],
	};

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

for (const [path, screen] of Object.entries(screens)) {
	withoutScript(`${path} is a screen with the specified names, texts, links and counts`, async ({ page }) => {
		expect((await page.goto(path))?.status()).toBe(200);
		await expect(page).toHaveURL(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.title ?? /\w/);
		const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
		await expect(trail).toHaveText(screen.breadcrumb ?? []);
		const frame = path === '/landing-page' ? 0 : 1;
		for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(frame);
		expect.soft(await page.evaluate(groupsOf)).toEqual(expect.arrayContaining(screen.groups ?? []));
		for (const text of screen.says ?? [])
			await expect.soft(page.getByRole('main').getByText(text, { exact: true }).first(), String(text)).toBeVisible();
		const claims = [words(await page.getByRole('main').innerText()), ...(await page.evaluate(figuresOf))].join('\n');
		for (const claim of screen.claims ?? []) expect.soft(claims).toContain(claim);
		const texts = (await page.locator('main :is(h1, h2, h3, p)').allInnerTexts()).map(words);
		expect.soft(texts.filter((text) => screen.order?.includes(text))).toEqual(screen.order ?? []);
		for (const [name, href] of screen.links ?? [])
			await expect.soft(page.getByRole('link', { name }).first(), String(name)).toHaveAttribute('href', href);
		for (const [what, find, count] of screen.counts ?? []) await expect.soft(find(page), what).toHaveCount(count);
	});
}

const hrefs = (links: Locator) =>
	links.evaluateAll((found) => found.map((link) => link.getAttribute('href')).join(' '));

withoutScript('The footer has twelve pages, e-mail, phone, address and five profiles', async ({ page }) => {
	await page.goto('/');
	const footer = page.getByRole('contentinfo');
	expect(await hrefs(footer.getByRole('navigation').getByRole('link'))).toBe(
		'/ /about /services /ourprocess /portfolio /blog /contactus /services/web-development /services/app-development ' +
			'/services/ui-ux-design /services/digital-marketing /services/seo',
	);
	await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
	await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
	await expect(footer.locator('address')).toContainText(/Surat.*Gujarat/s);
	// The five profiles: a video site, a professional network, two social networks, and a site for business reviews.
	expect(await hrefs(footer.locator('ul a[target=_blank]'))).toMatch(
		/^\S+youtube\.com\S+ \S+linkedin\.com\S+ \S+facebook\.com\S+ \S+instagram\.com\S+ \S+clutch\.co\S+$/,
	);
});

withoutScript('The contact page may be indexed; its data describes a local business', async ({ page }) => {
	await page.goto('/contactus');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
	const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
	expect(data).toContain('"ContactPage"');
	expect(data).toContain('"ProfessionalService"');
	const business = {
		address: expect.objectContaining({ addressLocality: 'Surat', addressRegion: 'Gujarat', addressCountry: 'IN' }),
		openingHoursSpecification: [
			expect.objectContaining({
				dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
				opens: '09:00',
				closes: '19:00',
			}),
		],
	};
	expect(JSON.parse(data)).toMatchObject({ '@graph': expect.arrayContaining([expect.objectContaining(business)]) });
});

withoutScript('The six questions on About are structured data for search engines', async ({ page }) => {
	await page.goto('/about');
	const data = await page.locator('script[type="application/ld+json"]').textContent();
	expect(data?.match(/"@type":"Question"/g)).toHaveLength(6);
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

withoutScript('The contact page’s questions give the specified answers', async ({ page }) => {
	await page.goto('/contactus');
	const answers = [/services/i, /24 hours on business days/i, /30 minutes, free/i];
	await expect(page.locator('main details')).toHaveText(answers);
});

test('The portfolio has ten chips, and some of its projects open in a new tab', async ({ page }) => {
	await page.goto('/portfolio');
	const linked = await page.locator('main article:has(a[target=_blank])').count();
	expect(linked > 0 && linked < 9).toBe(true);
	const chips = page.getByRole('main').getByRole('group').getByRole('button', { pressed: false });
	expect((await chips.allInnerTexts()).join(', ')).toBe(
		'E-commerce, Ai-Editors, Games, International Apps, Finance, Websites, OTT Platforms, Computer Vision, ' +
			'Project Tracking, Health & Fitness',
	);
});

test('A post has three boxes and five profiles beside it, and ‘Like what you read?’ below it', async ({ page }) => {
	await page.goto('/blog');
	const links = page.getByRole('link', { name: /^Read More/ });
	await links.first().click();
	const sidebar = page.getByRole('main').getByRole('complementary');
	const titles = ['Contact Us', 'Subscribe for Updates', 'Follow Us'];
	await expect(sidebar.getByRole('heading', { level: 2 })).toHaveText(titles);
	await expect(sidebar.getByRole('region', { name: 'Follow Us' }).getByRole('link')).toHaveCount(5);
	await expect(page.getByRole('region', { name: 'Like what you read?' }).getByRole('textbox')).toBeVisible();
});
