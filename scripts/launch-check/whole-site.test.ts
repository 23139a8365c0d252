// @vitest-environment node
// The command as the team runs it, on copies of this project: as it is, with everything filled in, with planted faults.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlaceholders } from '../../src/integrations/content/placeholders.ts';
import { pinnedNode } from '../bootstrap.mjs';
import { siteEnvironment } from '../lib/build.ts';
import { root } from '../lib/root.ts';
import { required } from './settings.ts';

const parts = [
	'content',
	'public',
	'scripts',
	'src',
	'e2e',
	'astro.config.mjs',
	'package.json',
	'tsconfig.json',
	'.env.example',
];
const filledIn = {
	PUBLIC_SITE_URL: 'https://www.infotech.test',
	PUBLIC_BACKEND_URL: 'https://backend.infotech.test',
	PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
	PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
	// That backend is nowhere.
	BLOG_OFFLINE: '1',
};

let copy: string;
const built = (file: string): string => join(copy, '.local', 'launch-check', file);

/** Runs the command in the copy; gives the lines of its report. */
function launchCheck(...args: string[]): { ok: boolean; lines: string[] } {
	const env = siteEnvironment({});
	delete env['SETTINGS_FOLDER'];
	// The test runner's own mode is not the team's.
	delete env['NODE_ENV'];
	const command = [join(copy, 'scripts', 'launch-check.ts'), ...args];
	const { status, stdout, stderr } = spawnSync(pinnedNode, command, { env, cwd: copy, encoding: 'utf8' });
	return { ok: status === 0, lines: `${stdout}${stderr}`.split('\n').map((line) => line.trim()) };
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
	const before = await readFile(file, 'utf8');
	const after = change(before);
	expect(after, file).not.toBe(before);
	await writeFile(file, after);
}

beforeAll(async () => {
	copy = await mkdtemp(join(tmpdir(), 'launch-check-'));
	for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
	await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe('npm run launch-check', { timeout: 180_000 }, () => {
	it('lists the placeholders and unset required settings of this project, and nothing else', async () => {
		const { ok, lines } = launchCheck();
		const placeholders = await findPlaceholders(copy);
		const expected = placeholders.map(({ file, line }) => `${file}:${line}`);
		expect(ok).toBe(false);
		expect(lines).toContain(`Launch check: ${placeholders.length + 5} things to settle.`);
		for (const place of expected) expect(lines).toContain(place);
		for (const name of Object.keys(required)) {
			expect(
				lines.filter((line) => line.includes(`${name} is unset`)),
				name,
			).toHaveLength(1);
		}
	});

	it('passes when all of it is filled in', async () => {
		const files = (await readdir(join(copy, 'content'), { recursive: true })).filter((file) => file.endsWith('.yaml'));
		for (const file of files) {
			const text = await readFile(join(copy, 'content', file), 'utf8');
			await writeFile(join(copy, 'content', file), text.replace(/^ *placeholder: true\n/gm, ''));
		}
		const settings = Object.entries(filledIn).map(([name, value]) => `${name}=${value}\n`);
		await writeFile(join(copy, '.env'), settings.join(''));
		const { ok, lines } = launchCheck();
		expect(lines).toContain('Launch check: nothing is left to settle.');
		expect(ok).toBe(true);
	});

	it('names ten planted faults of ten kinds, all at once', async () => {
		await edit(join(copy, 'content', 'clients.yaml'), (text) => text.replace(/^( +)alt:/m, '$1placeholder: true\n$&'));
		await writeFile(built('_astro/stray.js'), 'fetch("http://localhost:4322/api")');
		const both = async (name: string, change: (text: string) => string): Promise<void> => {
			await edit(built(`${name}.html`), change);
			await edit(built(`${name}/index.html`), change);
		};
		await both('about', (text) =>
			text.replace('</main>', '<a href="/nowhere">a</a><a href="/services#nowhere">b</a></main>'),
		);
		await both('portfolio', (text) => text.replace(/<meta name="description"[^>]*>/, ''));
		await both('services', (text) => text.replace('</main>', '<img src="/favicon.svg"></main>'));
		await both('ourprocess', (text) => text.replace(/(rel="canonical" href="[^"]*)ourprocess"/, '$1process"'));
		await both('contactus', (text) => text.replace('"telephone":', '"fax":'));
		await both('landing-page', (text) => text.replace("base-uri 'none';", ''));
		await edit(built('_headers'), (text) => text.replace(/^ +Strict-Transport-Security:.*\n/m, ''));
		const { ok, lines } = launchCheck('--folder', join(copy, '.local', 'launch-check'));
		expect(ok).toBe(false);
		expect(lines.filter((line) => /^[A-Z].* \(\d+\)/.test(line))).toEqual([
			'Placeholders (1): put in the real value and delete the line',
			'Local addresses (1)',
			'Links (1)',
			'Fragments (1)',
			'Descriptions (1)',
			'Pictures (1)',
			'Canonical links (1)',
			'Structured data (1)',
			'Content security policy (1)',
			'Host rules (1)',
		]);
	});
});
