import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Route } from '@playwright/test';
import { z } from 'zod';
import { root } from '../../scripts/bootstrap.mjs';
import { filesOf } from '../../scripts/edit/files.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { deployedPage } from '../../src/editing/deployed-page.ts';
import { words } from '../../src/editing/page/words.ts';
import { readSettings } from '../../src/integrations/build-settings.ts';
import { runHook } from '../../src/integrations/testing/run-astro.ts';

/* The deployed editing page, with a stand-in for the host of the repository. */

const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
let server: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
	const settings = readSettings({ EDIT_REPOSITORY: 'github:agency/website@main' });
	await runHook(deployedPage(settings), 'astro:build:done', { dir: pathToFileURL(`${folder}/`) });
	server = await serveFolder({ folder, port: 0, hosting: 'plain' });
});
test.afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

test('an editor signs in, is told what is wrong, and publishes one commit with one changed line', async ({ page }) => {
	const files = await filesOf(root).list();
	const sent: { address: string; method: string; body: unknown }[] = [];
	const answers: [RegExp, (found: string) => unknown][] = [
		[/git\/ref\/heads\/main$/, () => ({ object: { sha: 'head' } })],
		[
			/git\/trees\/head\?recursive=1$/,
			() => ({ tree: files.map((path) => ({ path, type: 'blob', sha: encodeURIComponent(path) })) }),
		],
		[
			/git\/blobs\/(.+)$/,
			(id) => ({ content: readFileSync(join(root, decodeURIComponent(decodeURIComponent(id)))).toString('base64') }),
		],
		[/git\/(blobs|trees|commits|refs\/heads\/main)$/, (kind) => ({ sha: `new-${kind}` })],
	];
	const answer = async (route: Route): Promise<void> => {
		const request = route.request();
		const headers = {
			'access-control-allow-origin': '*',
			'access-control-allow-headers': '*',
			'access-control-allow-methods': '*',
		};
		if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
		if (request.headers()['authorization'] !== 'Bearer a-token')
			return route.fulfill({ status: 401, headers, body: 'Bad credentials' });
		if (request.method() !== 'GET')
			sent.push({ address: request.url(), method: request.method(), body: request.postDataJSON() });
		const [pattern, body] = answers.find(([address]) => address.test(request.url())) ?? [/^/, () => ({})];
		return route.fulfill({ headers, json: body(pattern.exec(request.url())?.[1] ?? '') });
	};
	await page.route('https://api.github.com/**', answer);
	const faults: string[] = [];
	page.on('pageerror', ({ message }) => faults.push(message));
	await page.goto(`${server.origin}/edit.html`);
	for (const token of ['b-token', 'a-token']) {
		await page.getByLabel(words.token).fill(token);
		await page.getByRole('button', { name: words.signIn }).click();
		if (token === 'b-token') await expect(page.getByRole('alert')).toContainText('401');
	}
	await page.locator('nav section a[href="#content/site.yaml"]').click();
	const number = page.locator('#field-phone-number');
	const tagline = page.locator('#field-tagline');
	const before = await number.inputValue();
	await number.fill('+15550000000');
	await page.getByRole('button', { name: words.save, exact: true }).click();
	await expect(page.locator('#field-phone-display')).toHaveAccessibleDescription(/the digits of/);
	await number.fill(before);
	await tagline.fill('Words of our own.');
	await page.getByRole('button', { name: words.save, exact: true }).click();
	await page.getByRole('button', { name: words.publishCount(1) }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('insertion')).toHaveText('Words of our own.');
	expect(sent).toEqual([]);
	await dialog.getByLabel(words.sentence).fill('A tagline');
	await dialog.getByRole('button', { name: words.publish, exact: true }).click();
	await expect(dialog.getByRole('status')).toHaveText(words.published);
	expect(sent.map(({ method, address }) => `${method} ${address.split('/git/')[1]}`)).toEqual([
		'POST blobs',
		'POST trees',
		'POST commits',
		'PATCH refs/heads/main',
	]);
	const { content } = z.object({ content: z.base64() }).parse(sent[0]?.body);
	const now = Buffer.from(content, 'base64').toString('utf8').split('\n');
	const old = readFileSync(join(root, 'content/site.yaml'), 'utf8').split('\n');
	expect(now.filter((line, index) => line !== old[index])).toEqual(['tagline: Words of our own.']);
	expect(now.length).toBe(old.length);
	expect(faults).toEqual([]);
});

test('without the setting there is no such page', async () => {
	const empty = mkdtempSync(join(tmpdir(), 'undeployed-'));
	await runHook(deployedPage(readSettings({})), 'astro:build:done', { dir: pathToFileURL(`${empty}/`) });
	expect(await filesOf(empty).list()).toEqual([]);
	expect(() => readFileSync(join(empty, 'edit.html'))).toThrow();
	rmSync(empty, { recursive: true });
});
