import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { launchOptions } from '../support/launch.ts';
import { layoutShift } from '../support/page-problems.ts';

test.use({ builds: ['root'] });

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

// Only Linux can do without its fonts; on other systems, the second test repeats the first.
for (const which of ['usual', 'few'] as const) {
	const title = `On a phone with ${which} fonts, pages do not shift when their typefaces load late`;
	test(title, { tag: '@chromium' }, async ({ baseURL }, testInfo) => {
		const FONTCONFIG_FILE = testInfo.outputPath('fonts.conf');
		const cache = testInfo.outputPath('cache');
		await writeFile(FONTCONFIG_FILE, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`);
		const env = which === 'few' ? { ...process.env, FONTCONFIG_FILE } : process.env;
		const browser = await chromium.launch({ ...launchOptions.chromium, env });
		for (const width of [360, 412]) {
			const page = await browser.newPage({ viewport: { width, height: 844 }, isMobile: true });
			let typefaces = 0;
			// Intercepted requests skip the cache, and in 400 ms the page has been painted without its typefaces.
			await page.route('**/*.woff2', async (route) => {
				typefaces += 1;
				await setTimeout(400);
				await route.continue();
			});
			for (const path of ['/', '/services', '/portfolio', '/landing-page', '/services/web-development']) {
				typefaces = 0;
				await page.goto(`${baseURL}${path}`);
				expect.soft(await page.evaluate(layoutShift, 0), `${path} at ${width} px`).toBeLessThanOrEqual(0.05);
				expect(typefaces).toBeGreaterThan(0);
			}
		}
		await browser.close();
	});
}
