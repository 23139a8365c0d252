import { canonicalOrigin, subPath, sitemapOf } from '../support/variants.ts';
import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

const services = (await sitemapOf('root')).filter((path) => path.startsWith('/services/'));
const service = (path: string, field: string): string => text(path.slice(1), field);

test('Each service has its card, which leads to its page', async ({ page }) => {
	for (const path of services) {
		await page.goto('/services');
		const name = service(path, 'card.name');
		const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
		await expect(card.getByText(service(path, 'card.text'))).toBeVisible();
		await card.locator(`a[href="${path}"]`).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(service(path, 'hero.title'));
	}
});

test('Search engines and link previews get each service’s address and picture', async ({ page, request }) => {
	const index = await (await request.get('/llms.txt')).text();
	for (const path of services) {
		expect(index).toContain(canonicalOrigin + path);
		await page.goto(path);
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicalOrigin + path);
		const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
		expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png');
	}
});

test('Steps are numbered on phones, tablets and wide screens', async ({ page }) => {
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const numbers: string[] = [];
		for (const path of services) {
			await page.goto(path);
			const steps = page.locator('main ol[class*=step-] > li');
			const found = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step, '::before').content));
			numbers.push(...found);
		}
		expect(numbers.length).toBeGreaterThan(0);
		expect(
			numbers.filter((number) => !number.includes('counter(step)')),
			`${width} px`,
		).toEqual([]);
	}
});

test('The privacy notice names the servers that the current settings use', async ({ page }) => {
	await page.goto('/privacy');
	await expect(page.getByRole('main')).toContainText('127.0.0.1');
	await expect(page.getByRole('main')).not.toContainText('stats.example');
});

test.describe('with analytics', () => {
	test.use({ variant: 'backend' });

	test('The privacy notice names the analytics server', async ({ page }) => {
		await page.goto(`${subPath}/privacy`);
		await expect(page.getByRole('main')).toContainText('stats.example');
	});
});
