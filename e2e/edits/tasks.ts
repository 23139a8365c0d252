import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '../support/content.ts';
import { drawing, photograph, type ProjectFiles } from './project-files.ts';

/** One task of an editor. */
interface Task {
	/** What an editor would say. */
	name: string;
	/** What is changed, in `content/` and among the pictures alone. */
	edit?: (files: ProjectFiles) => void | Promise<void>;
	/** What visitors read then, by the path of the page. */
	shows?: Readonly<Record<string, string[]>>;
	/** What else they see, on the last of these pages. */
	look?: (page: Page) => Promise<void>;
}

/** Two services; any will do. */
const [service = '', other = ''] = content.services.map(({ path }) => path);
const fileOf = (path: string) => `${path.slice(1)}.yaml`;
const legal = ['privacy', 'terms', 'imprint'];
const long = 'We plan, write, draw, build, measure and look after websites for people who make things';
const post = (title: string, day: string, text: string) => `---\ntitle: ${title}\ncreatedAt: ${day}\n${text}\n`;

/** A picture is the photograph upright, red above and blue below; and no phone has to load 8 MB. */
async function expectUpright(page: Page, alt: string): Promise<void> {
	const picture = page.getByRole('main').getByRole('img', { name: alt }).first();
	await picture.scrollIntoViewIfNeeded();
	const shown = () => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''));
	await expect.poll(shown).not.toBe('');
	const file = await (await page.request.get(await shown())).body();
	expect(file.length).toBeLessThan(600_000);
	const pixels = await sharp(file).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
	expect(pixels[0], 'red above').toBeGreaterThan(pixels[2] ?? 0);
	expect(pixels[5], 'blue below').toBeGreaterThan(pixels[3] ?? 0);
}

const leads = async (page: Page, place: 'banner' | 'main' | 'contentinfo', path: string): Promise<void> => {
	await page.getByRole(place).locator(`a[href="${path}"]`).first().click();
	await expect(page).toHaveURL(path);
};

/** What an editor changes in the first week. */
export const firstWeek: readonly Task[] = [
	{
		name: 'Hours differ by day, one profile goes, one of another kind comes',
		edit(files) {
			const [first, second] = [
				{ days: [1, 2, 3, 4], opens: '08:45', closes: '17:15' },
				{ days: [6], opens: '10:05', closes: '12:35' },
			];
			files.set('site.yaml', ['hours', 'open'], [first, second]);
			files.set('site.yaml', ['socials', 0]);
			files.add('site.yaml', ['socials'], {
				icon: 'ph:mastodon-logo',
				label: 'Mastodon',
				url: 'https://social.test/@us',
			});
		},
		shows: { '/contactus': ['8:45', '5:15', '10:05', '12:35', 'Mastodon'] },
	},
	{
		name: 'A tenth project, with a PNG',
		async edit(files) {
			await files.create('project', 'Bowl Shop');
			files.write('src/assets/portfolio/bowl-shop.png', await drawing(1600, 1200));
		},
		shows: { '/portfolio': ['Bowl Shop'] },
		look: (page) => leads(page, 'main', '/portfolio/bowl-shop'),
	},
	{
		name: 'A project with a photograph of 8 MB from a phone',
		async edit(files) {
			await files.create('project', 'Kiln Diary');
			files.set('projects/kiln-diary.yaml', ['alt'], 'The kiln at night');
			files.set('projects/kiln-diary.yaml', ['problem'], 'Nobody knew how hot it had been at night.');
			files.write('src/assets/portfolio/kiln-diary.jpg', await photograph());
		},
		shows: { '/portfolio/kiln-diary': ['Nobody knew how hot'] },
		look: (page) => expectUpright(page, 'The kiln at night'),
	},
	{
		name: 'A service has another text and a price',
		edit(files) {
			files.set(fileOf(service), ['card', 'text'], 'From 40,000 rupees, with a year of care.');
			files.set(fileOf(service), ['blocks', 0], {
				kind: 'figures',
				items: [{ value: '₹40,000', label: 'for five pages' }],
			});
		},
		shows: { '/services': ['From 40,000 rupees'], [service]: ['₹40,000'] },
	},
	{
		name: 'A seventh service from one file',
		edit: (files) => files.create('service', 'Pottery Lessons'),
		shows: { '/services/pottery-lessons': ['Pottery Lessons'], '/services': ['Pottery Lessons'] },
		look: (page) => leads(page, 'contentinfo', '/services/pottery-lessons'),
	},
	{
		name: 'A second campaign page with a form, linked in header and footer, and another button there',
		async edit(files) {
			await files.create('page', 'Monsoon Offer');
			files.set('pages/monsoon-offer.yaml', ['frame'], 'campaign');
			files.set('pages/monsoon-offer.yaml', ['link'], 'navigation');
			files.add('pages/monsoon-offer.yaml', ['blocks'], {
				kind: 'lead-form',
				title: 'Ask for it',
				text: 'Four fields.',
			});
			files.add('navigation.yaml', ['footer', 0, 'items'], { label: 'Offer', path: '/monsoon-offer' });
			files.add('navigation.yaml', ['header'], { label: 'Begin', path: '/landing-page' });
		},
		async look(page) {
			for (const place of ['contentinfo', 'banner'] as const) {
				await page.goto('/about');
				await leads(page, place, '/monsoon-offer');
			}
			await expect(page.getByRole('banner')).toHaveCount(0);
			await expect(page.getByRole('region', { name: 'Ask for it' }).getByRole('textbox').first()).toBeVisible();
		},
	},
	{
		name: 'Privacy notice, terms and imprint say what a lawyer wrote',
		edit: (files) =>
			legal.forEach((name) => files.set(`pages/${name}.yaml`, ['blocks', 0, 'text'], `## A clause\n\nIts ${name}.`)),
		shows: Object.fromEntries(legal.map((name) => [`/${name}`, ['A clause', `Its ${name}.`]])),
	},
	{
		name: 'A post in Markdown with a photograph, changed later',
		async edit(files) {
			files.write('public/images/blog/kiln.jpg', await photograph());
			const fields = 'updated: 2026-01-12\nimageUrl: /images/blog/kiln.jpg\n---\n';
			const text =
				'## What came out\n\n![The kiln by day](/images/blog/kiln.jpg)\n\n| Bowls | Jugs |\n| - | - |\n| 12 | 3 |';
			files.write('content/blog/first-firing.md', post('First Firing', '2026-01-10', fields + text));
		},
		shows: { '/blog/first-firing': ['10 January 2026', '12 January 2026', 'What came out'] },
		look: (page) => expectUpright(page, 'The kiln by day'),
	},
	{
		name: 'A draft, and a post for a later day, are nowhere',
		async edit(files) {
			await files.create('post', 'Not Yet Written');
			files.write('content/blog/new-year.md', post('New Year', '2099-01-01', '---\nA cup for each of you.'));
		},
		async look(page) {
			for (const path of ['/blog/not-yet-written', '/blog/new-year'])
				expect((await page.request.get(path)).status()).toBe(404);
			for (const list of ['/sitemap-0.xml', '/rss.xml', '/llms.txt', '/blog', '/api/blogs/allblogs'])
				expect(await (await page.request.get(list)).text()).not.toMatch(/not.yet.written|new.year/i);
		},
	},
	{
		name: 'Of two posts with one title, the older keeps its address',
		edit(files) {
			files.write('content/blog/glaze-2.md', post('A Glaze', '2026-02-20', '---\nNewer words.'));
			files.write('content/blog/glaze-1.md', post('A Glaze', '2026-02-10', '---\nOlder words.'));
		},
		shows: { '/blog/a-glaze': ['Older words.'], '/blog/a-glaze-glaze-2': ['Newer words.'] },
	},
	{
		name: 'Headlines are 90 characters long',
		edit(files) {
			for (const file of ['pages/about.yaml', fileOf(other)]) files.set(file, ['hero', 'title'], long);
			files.set('site.yaml', ['tagline'], long);
		},
		shows: { '/': [long], '/about': [long], [other]: [long] },
	},
	{
		name: 'One testimonial is left, in odd but right YAML',
		edit(files) {
			for (const name of ['home', 'landing'])
				files.write(
					`content/testimonials/${name}.yaml`,
					'- { "name":   A neighbour,content: I eat from it\n   every day. }\n',
				);
		},
		shows: { '/': ['I eat from it every day.'], '/landing-page': ['I eat from it every day.'] },
		look: (page) =>
			expect(page.getByRole('group', { name: content.landing.testimonials.title }).getByRole('button')).toHaveCount(0),
	},
];

/** The settings with which the second week is deployed: its day, and a script that counts visits. */
export const settings = {
	PUBLIC_SITE_URL: 'https://www.lehar.test',
	PUBLIC_EMAILJS_SERVICE_ID: 'service_lehar',
	PUBLIC_EMAILJS_TEMPLATE_ID: 'template_contact',
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'template_lead',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'key_lehar',
	PUBLIC_ANALYTICS_SCRIPT: 'https://stats.lehar.test/count.js',
	BUILD_DATE: '2099-01-02',
};

/** What an editor changes in the second week, on top of the first. */
export const secondWeek: readonly Task[] = [
	{
		name: 'There is no newsletter',
		edit: (files) => files.set('site.yaml', ['newsletter'], false),
		shows: { '/blog/first-firing': ['First Firing'] },
		look: (page) => expect(page.locator('form')).toHaveCount(1),
	},
	{ name: 'A post comes out on its day', shows: { '/blog/new-year': ['A cup for each of you.'] } },
	{
		name: 'Search engines get their codes, and visits are counted, as the privacy notice says',
		edit: (files) => files.set('site.yaml', ['verification'], { google: 'code-of-google', bing: 'code-of-bing' }),
		shows: { '/privacy': ['stats.lehar.test'] },
		async look(page) {
			const asked = page.waitForRequest(settings.PUBLIC_ANALYTICS_SCRIPT);
			await page.goto('/');
			await asked;
			for (const code of ['code-of-google', 'code-of-bing'])
				await expect(page.locator(`meta[content="${code}"]`)).toHaveCount(1);
		},
	},
	{
		name: 'Another name, palette and typeface',
		edit(files) {
			files.set('site.yaml', ['name'], 'Lehar');
			files.set('site.yaml', ['wordmark'], 'lehar');
			const colours = files.read('content/brand/colours.css');
			files.write('content/brand/colours.css', colours.replace(/(oklch\(\S+ \S+ )(1[7-9]\d|20\d)\)/g, '$1285)'));
			files.set('brand/typefaces.yaml', ['display'], { family: 'Figtree', weights: 700 });
		},
		shows: { '/': ['lehar', 'Lehar'] },
		look: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Figtree/),
	},
];
