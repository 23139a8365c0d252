import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { root } from '../../scripts/bootstrap.mjs';
import { listen, type Listening } from '../../scripts/lib/ports.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { writeEditingPage } from '../../src/editing/editing-page.ts';
import { readSettings } from '../../src/lib/build/site/build-settings.ts';
import { gitHub, gitLab, StandInRepository } from './git-hosts.ts';

/* Tests the deployed editing page with stand-ins for the Git hosts. */

const hosts = { github: gitHub, gitlab: gitLab } as const;

for (const [name, standIn] of Object.entries(hosts))
	test.describe(`the editing page with ${name}`, () => {
		const repository = new StandInRepository();
		const folder = join(root, `.local/editing-${name}`);
		let host: Listening;
		let site: Listening;
		let page: Page;
		const strangers: string[] = [];

		test.beforeAll(async ({ browser }) => {
			test.setTimeout(300_000);
			host = await listen(standIn(repository), 0);
			const settings = readSettings({ EDIT_REPOSITORY: `${name}:agency/website@editors`, EDIT_HOST: host.origin });
			await writeEditingPage(settings, folder);
			writeFileSync(join(folder, '404.html'), '');
			site = await serveFolder({ folder, port: 0, hosting: 'plain' });
			page = await (await browser.newContext()).newPage();
			page.on('request', (request) => {
				const { protocol, origin } = new URL(request.url());
				if (protocol.startsWith('http') && ![site.origin, host.origin].includes(origin)) strangers.push(request.url());
			});
			await page.goto(`${site.origin}/edit`);
			await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
			await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
			await page.getByRole('button', { name: 'Sign In', exact: true }).click();
			await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible({ timeout: 60_000 });
		});
		test.afterAll(async () => {
			await Promise.all([host.close(), site.close()]);
			rmSync(folder, { recursive: true, force: true });
		});

		const rename = async (tagline: string): Promise<void> => {
			await page.goto(`${site.origin}/edit#/collections/settings/entries/site`);
			await page.locator('[data-key-path="tagline"] input').fill(tagline);
			await page.getByRole('button', { name: 'Save', exact: true }).click();
		};

		test('commits a save once, to the configured branch, and changes only the edited line', async () => {
			const before = readFileSync(join(root, 'content/site.yaml'), 'utf8');
			const head = repository.head;
			await rename('Bowls for everybody.');
			await expect(page.getByText('Entry saved.')).toBeAttached();
			expect(repository.commits).toMatchObject([{ branch: 'editors' }]);
			const [commit] = repository.commits;
			expect(commit?.message).toContain('site');
			expect(commit?.token).toMatch(/a-token$/);
			if (name === 'github') expect(commit?.onTopOf).toBe(head);
			expect(Object.keys(commit?.files ?? {})).toEqual(['content/site.yaml']);
			expect(commit?.files['content/site.yaml']).toBe(
				before.replace(/^tagline: .*$/m, 'tagline: Bowls for everybody.'),
			);
		});

		test('warns before it overwrites what another editor has saved in the meantime', async () => {
			await page.goto(`${site.origin}/edit#/collections/settings/entries/site`);
			await expect(page.locator('[data-key-path="tagline"] input')).toHaveValue('Bowls for everybody.');
			const theirs = repository.read('content/site.yaml').replace(/^promise: .*$/m, 'promise: Theirs.');
			repository.commit({ branch: 'editors', message: 'Theirs', files: { 'content/site.yaml': theirs }, token: '' });
			const count = repository.commits.length;
			await page.locator('[data-key-path="tagline"] input').fill('Mine.');
			await page.getByRole('button', { name: 'Save', exact: true }).click();
			await expect(page.getByText('If you save now, their changes will be lost.').first()).toBeVisible();
			expect(repository.commits).toHaveLength(count);
			if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/conflict-${name}.png` });
		});

		test('contacts no other host and does not allow eval', async () => {
			// Sveltia CMS also requests fonts from a CDN. The policy blocks those requests, so the page uses its bundled
			// fonts.
			expect(strangers.filter((url) => !url.startsWith('https://cdn.jsdelivr.net/fontsource/'))).toEqual([]);
			const html = readFileSync(join(folder, 'edit.html'), 'utf8');
			expect(html).toContain('<meta name="robots" content="noindex">');
			expect(html).not.toContain("'unsafe-eval'");
		});
	});
