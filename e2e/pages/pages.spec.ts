import { postPath } from '../support/blog.ts';
import { expect, subPath, test, text, withoutScript } from '../support/fixtures.ts';
import { luminances } from '../support/page-problems.ts';
import { analyticsScript, hostings, servicesOrigin } from '../support/variants.ts';
import redirects from './redirects.json' with { type: 'json' };

test('The privacy notice names the mail server, and the host of analytics if there is one', async ({ page }) => {
	for (const base of ['', subPath]) {
		await page.goto(`${base}/privacy`);
		const notice = await page.getByRole('main').innerText();
		expect(notice).toContain(new URL(servicesOrigin).hostname);
		expect(notice.includes(new URL(analyticsScript).host)).toBe(base === subPath);
	}
});

for (const path of [`${subPath}/services/web-development`, `${subPath}/contactus`, postPath]) {
	test(`${path} prints in ink on white, without navigation and forms`, async ({ page }) => {
		await page.setViewportSize({ width: 794, height: 1123 });
		await page.goto(path);
		// The colours of the dark scheme would be pale on paper.
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		await expect(page.locator('nav, form, .subscribe, footer h2 + p').filter({ visible: true })).toHaveCount(0);
		const texts = page.locator('main :is(h1, h2, h3, p, li)').filter({ visible: true });
		const colours = await texts.evaluateAll((found) => found.map((element) => getComputedStyle(element).color));
		expect(colours).not.toEqual([]);
		expect(Math.max(...(await luminances(page, colours)))).toBeLessThan(0.2);
		const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
		expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(ground);
	});
}

const fallback = (field: string): string => text('pages/fallback', field);
/** What browsers log for pages with this status. */
const notFound = /status of 404/;

withoutScript('Without JavaScript, an unknown address shows the error and links to pages', async ({ page, guard }) => {
	guard.allowLog(notFound);
	await page.goto('/services/no-such-service');
	await expect(page).toHaveURL('/services/no-such-service');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText(fallback('title'));
	await expect(main.getByText(fallback('notFound'), { exact: true })).toBeVisible();
	await main.getByRole('link', { name: fallback('links.1.label') }).click();
	await expect(page).toHaveURL(fallback('links.1.href'));
});

for (const hosting of hostings) {
	test.describe(`on a host ${hosting === 'rules' ? 'with' : 'without'} rules`, () => {
		test.use({ hosting });

		for (const [from, to] of Object.entries(redirects)) {
			test(`${from} redirects to ${to}, and Back returns to the previous page`, async ({ page, guard }) => {
				guard.allowLog(notFound);
				await page.goto('/about');
				await page.goto(from, { waitUntil: 'commit' });
				await expect(page).toHaveURL(to);
				await page.goBack();
				await expect(page).toHaveURL('/about');
			});
		}
	});
}
