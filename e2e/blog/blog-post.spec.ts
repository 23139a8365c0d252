import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { knownPosts } from '../support/posts.ts';
import { canonicalOrigin, servicesOrigin } from '../../scripts/lib/variants.ts';

const { socials } = content.site;
const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const { post, slug } of knownPosts) {
		test(`“${post.title}” opens with its title, date and whole text`, async ({ page }) => {
			const response = await page.goto(`/blog/${slug}`);
			expect(response?.status()).toBe(200);
			const article = page.getByRole('main').getByRole('article');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
			await expect(article.getByRole('time').first()).toHaveText(dates.format(new Date(post.createdAt)));
			await expect(article.getByRole('time').first()).toHaveAttribute('datetime', post.createdAt);
			const headings = post.description.match(/<h2/g)?.length ?? 0;
			expect(headings).toBeGreaterThan(1);
			await expect(article.getByRole('heading', { level: 2 })).toHaveCount(headings);
			const words = (await article.innerText()).split(/\s+/).length;
			expect(words).toBeGreaterThan(400);
		});
	}

	test('A post’s picture is at most 400 pixels high', async ({ page }) => {
		const { post, slug } = knownPosts.find((found) => found.post.imageUrl) ?? { post: undefined, slug: '' };
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`/blog/${slug}`);
			const picture = page.getByRole('article').locator('img').first();
			await expect(picture).toHaveAttribute('src', `${servicesOrigin}${post?.imageUrl}`);
			await expect(picture).toHaveCSS('max-height', '400px');
			const size = await picture.boundingBox();
			expect(size?.height).toBeGreaterThan(100);
			expect(size?.height).toBeLessThanOrEqual(400);
		}
	});

	test('The sidebar holds a contact form, “Subscribe for Updates” and five links under “Follow Us”', async ({
		page,
	}) => {
		await page.goto(`/blog/${knownPosts[0]?.slug}`);
		const sidebar = page.getByRole('main').getByRole('complementary');
		await expect(sidebar.getByRole('heading', { level: 2 })).toHaveText([
			'Contact Us',
			'Subscribe for Updates',
			'Follow Us',
		]);
		const contact = sidebar.getByRole('region', { name: 'Contact Us' });
		await expect(contact.getByRole('textbox')).toHaveCount(3);
		await expect(contact.getByRole('button')).toHaveText('Submit');
		const box = sidebar.getByRole('region', { name: 'Subscribe for Updates' });
		await expect(box.getByRole('textbox')).toHaveJSProperty('required', false);
		await expect(box.getByRole('button')).toHaveText('Subscribe');
		const links = sidebar.getByRole('region', { name: 'Follow Us' }).getByRole('link');
		await expect(links).toHaveCount(5);
		const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		expect(addresses).toEqual(socials.map(({ url }) => url));
		for (const link of await links.all()) {
			await expect(link).toHaveAttribute('target', '_blank');
			await expect(link).toHaveAttribute('rel', /noopener/);
		}
	});

	test('At the bottom “Like what you read?” asks for an address, which is required', async ({ page }) => {
		await page.goto(`/blog/${knownPosts[0]?.slug}`);
		const box = page.getByRole('region', { name: 'Like what you read?' });
		await expect(box.getByRole('textbox')).toHaveJSProperty('required', true);
		await expect(box.getByRole('button')).toHaveText('Subscribe');
		const article = await page.getByRole('main').getByRole('article').boundingBox();
		const bottom = await box.boundingBox();
		expect(bottom?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? 0));
	});

	test('From the newest post a visitor walks back to the oldest and forth again', async ({ page }) => {
		const titles = knownPosts.map(({ post }) => post.title);
		await page.goto(`/blog/${knownPosts[0]?.slug}`);
		const heading = page.getByRole('heading', { level: 1 });
		for (const title of titles.slice(1)) {
			await page.getByRole('link', { name: `Previous post ${title}` }).click();
			await expect(heading).toHaveText(title);
		}
		await expect(page.getByRole('link', { name: /^Previous post/ })).toHaveCount(0);
		for (const title of titles.slice(0, -1).reverse()) {
			await page.getByRole('link', { name: `Next post ${title}` }).click();
			await expect(heading).toHaveText(title);
		}
		await expect(page.getByRole('link', { name: /^Next post/ })).toHaveCount(0);
		await page.getByRole('main').getByRole('link', { name: 'Our Blogs' }).click();
		await expect(page).toHaveURL('/blog');
	});

	test('A post tells search engines that it is a blog posting, by whom and since when', async ({ page }) => {
		for (const { post, slug } of knownPosts) {
			await page.goto(`/blog/${slug}`);
			const [block = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
			const { '@graph': things = [] } = JSON.parse(block) as { '@graph'?: Record<string, unknown>[] };
			const picture = post.imageUrl && { image: `${servicesOrigin}${post.imageUrl}` };
			expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
				headline: post.title,
				datePublished: post.createdAt,
				url: `${canonicalOrigin}/blog/${slug}`,
				author: { '@id': `${canonicalOrigin}/#agency` },
				...picture,
			});
		}
	});
});

test.describe('in another time zone', () => {
	test.use({ locale: 'en-US', timezoneId: 'Pacific/Kiritimati' });

	test('The date of a post is the visitor’s', async ({ page }) => {
		const [newest] = knownPosts;
		await page.goto(`/blog/${newest?.slug}`);
		const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Pacific/Kiritimati' });
		await expect(page.getByRole('article').getByRole('time').first()).toHaveText(
			local.format(new Date(newest?.post.createdAt ?? '')),
		);
	});
});

test.describe('on a site whose posts are its own', () => {
	test.use({ variant: 'static' });

	test('A phone gets the picture at the head of a post in a file of its own size, wider screens the picture itself', async ({
		page,
	}) => {
		const name = '/images/blog/local-seo-for-a-textile-shop-in-surat';
		const picture = page.getByRole('article').locator('img').first();
		const shown = () => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
		for (const [width, file] of [
			[360, `${name}-small.avif`],
			[1440, `${name}.webp`],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto('/blog/local-seo-for-a-textile-shop-in-surat');
			await expect.poll(shown).toBe(file);
		}
	});
});

test('A post whose picture is dead keeps its title and text', async ({ page, guard }) => {
	guard.allowLog(/Failed to load resource/);
	await page.route('**/images/blog/*', (route) => route.abort());
	const { post, slug } = knownPosts.find((found) => found.post.imageUrl) ?? { post: undefined, slug: '' };
	await page.goto(`/blog/${slug}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
	await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
	await expect(page.getByRole('article').locator('img').first()).toHaveAttribute('alt', '');
});

test('A post reached by its address asks for no list and no sanitiser', async ({ page, services }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await page.goto(`/blog/${knownPosts[0]?.slug}`, { waitUntil: 'networkidle' });
	expect(scripts.filter((url) => /sanitise|apply-post|react|client\./.test(url))).toEqual([]);
	expect((await services.received()).calls).toEqual([]);
});
