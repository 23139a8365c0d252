import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { servicesPage } = content;

/** The six entries of the service list (spec §3), in their order; the links as product.md settles them. */
const cards = [
	{
		name: 'Mobile App Development',
		path: '/services/app-development',
		icons: ['Android', 'Flutter', 'IOS', 'React-Native'],
	},
	{ name: 'Web Development', path: '/services/web-development', icons: ['React JS', 'Vue JS', 'PHP', 'Node JS'] },
	{
		name: 'UI/UX Design',
		path: '/services/ui-ux-design',
		points: ['Interface Design', 'Interaction Design', 'Research', 'Prototyping'],
	},
	{
		name: 'SEO Services',
		path: '/services/seo',
		points: ['Technical Audit', 'Keyword Strategy', 'Content Optimization', 'Local SEO'],
	},
	{
		name: 'Video Editing & Graphics',
		path: '/services/video-editing',
		icons: ['Premiere Pro', 'Davinci Resolve', 'After Effects', 'Illustrator', 'Photoshop'],
	},
	{
		name: 'Digital Business Solution',
		path: '/services/digital-marketing',
		points: [
			'Google Ads',
			'Meta Ads',
			'SEO Optimization',
			'Social Media Management',
			'Video Boosting',
			'Social Media Optimization',
		],
	},
] as const;

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => page.goto('/services'));

test('The hero promises digital transformation and offers a free consultation', async ({ page }) => {
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Transformative Tech Solutions');
	await expect(main.getByText(/accelerating digital transformation/i)).toBeVisible();
	await expect(main.getByText(/full-stack development/i)).toBeVisible();
	await expect(main.getByText(/AI-powered solutions/i)).toBeVisible();
	await main.getByRole('link', { name: /schedule a free tech consultation/i }).click();
	await expect(page).toHaveURL('/contactus');
});

test('“Our Development Expertise” shows six cards in order', async ({ page }) => {
	const section = page.getByRole('region', { name: 'Our Development Expertise' });
	await expect(section.getByRole('heading', { level: 3 })).toHaveText(cards.map(({ name }) => name));
	await expect(section.getByRole('link', { name: /^Explore Solutions/ })).toHaveCount(6);
});

test('Each card says what it covers and leads to its own page', async ({ page }) => {
	const section = page.getByRole('region', { name: 'Our Development Expertise' });
	for (const card of cards) {
		const { name, path } = card;
		const item = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
		const { text } = content.services.find((service) => service.card.name === name)?.card ?? { text: '' };
		await expect(item.getByText(text, { exact: true }), name).toBeVisible();
		if ('points' in card) await expect(item.getByRole('listitem')).toHaveText([...card.points]);
		else {
			await expect(item.getByRole('img')).toHaveCount(card.icons.length);
			for (const [index, icon] of card.icons.entries()) {
				await expect(item.getByRole('img').nth(index)).toHaveAccessibleName(icon);
			}
		}
		const link = item.getByRole('link');
		await expect(link).toHaveAccessibleName(new RegExp(`^Explore Solutions.*${RegExp.escape(name)}$`));
		await expect(link).toHaveAttribute('href', path);
	}
});

test('The page ends with a call to start a project', async ({ page }) => {
	const closing = page.getByRole('main').getByRole('region').last();
	await expect(closing.getByRole('heading')).toHaveText('Ready to Revolutionize Your Tech Stack?');
	await expect(closing.getByText(servicesPage.closing.text, { exact: true })).toBeVisible();
	await closing.getByRole('link', { name: 'Start Your Project Now', exact: true }).click();
	await expect(page).toHaveURL('/contactus');
});
