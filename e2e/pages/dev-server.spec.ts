import { appendFileSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import getPort from 'get-port';
import { pinnedNode, toolScript } from '../../scripts/bootstrap.mjs';
import { siteEnvironment } from '../../scripts/lib/build.ts';
import { copyProject } from '../../scripts/lib/project-copy.ts';

test('The development server updates block pages when their files are added or changed', async ({ request }) => {
	// This folder is outside .local, because the development server ignores changes in .local.
	const root = mkdtempSync(join(tmpdir(), 'dev-'));
	await copyProject(root, ['e2e/site']);
	const port = await getPort();
	const site = `http://localhost:${port}`;
	const env = { ...siteEnvironment({ PUBLIC_SITE_URL: site }), SITE_FOLDER: 'e2e/site' };
	const args = [toolScript('astro'), 'dev', '--ignore-lock', '--port', String(port)];
	const server = execa(pinnedNode, args, { cwd: root, env, extendEnv: false, reject: false });
	const read = (path: string) => async (): Promise<string> => {
		const response = await request.get(site + path, { headers: { accept: 'text/html' } }).catch(() => undefined);
		return (await response?.text()) ?? '';
	};
	const page = (name: string): string => join(root, 'e2e/site/content/pages', `${name}.yaml`);
	try {
		await expect.poll(read('/open-day'), { timeout: 40_000 }).toContain('The kiln is open');
		appendFileSync(page('open-day'), '  - { kind: statement, title: A block that came later }\n');
		await expect.poll(read('/open-day')).toContain('A block that came later');
		copyFileSync(page('open-day'), page('second-day'));
		await expect.poll(read('/second-day')).toContain('A block that came later');
	} finally {
		server.kill();
		await server;
		rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	}
});
