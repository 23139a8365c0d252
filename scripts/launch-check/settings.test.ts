import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatReport } from './report.ts';
import { checkSettings } from './settings.ts';

const full = {
	PUBLIC_SITE_URL: 'https://www.infotech.test',
	PUBLIC_BACKEND_URL: 'https://backend.infotech.test',
	PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
	PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
};

let root: string;

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'settings-'));
	const names = Object.keys(full).map((name) => `# ${name}=example_x\n`);
	await writeFile(join(root, '.env.example'), `# BASE_PATH=/website\n${names.join('')}`);
	await writeFile(join(root, '.env'), '# ours\nPUBLIC_SITE_URL=https://www.example.com\nPUBLIC_BACKEND_URL=\n');
});
afterAll(() => rm(root, { recursive: true }));

const found = (env: Record<string, string>): string[] =>
	checkSettings(root, env).findings.map(({ where, what }) => `${where} ${what}`);

it.each([
	['nothing where all is set', {}, []],
	[
		'a setting that is unset, at the line that leaves it empty',
		{ PUBLIC_BACKEND_URL: '' },
		['.env:3 PUBLIC_BACKEND_URL is unset: the newsletter has no server without it'],
	],
	[
		'a setting that is unset, at the line that shows it',
		{ PUBLIC_EMAILJS_PUBLIC_KEY: '' },
		['.env.example:6 PUBLIC_EMAILJS_PUBLIC_KEY is unset: the contact forms cannot send without it'],
	],
	[
		'an address of nobody',
		{ PUBLIC_SITE_URL: 'https://www.example.com' },
		['.env:2 PUBLIC_SITE_URL still has an example value, https://www.example.com'],
	],
	[
		'the value of the example',
		{ PUBLIC_EMAILJS_SERVICE_ID: 'example_x' },
		['the environment PUBLIC_EMAILJS_SERVICE_ID still has an example value, example_x'],
	],
	[
		'an address that is not secure',
		{ PUBLIC_BACKEND_URL: 'http://backend.test' },
		['.env:3 PUBLIC_BACKEND_URL has to start with https://, found http://backend.test'],
	],
	[
		'a value that would stop the build',
		{ BLOG_OFFLINE: 'yes' },
		['the environment BLOG_OFFLINE: found "yes", expected 1 or nothing'],
	],
])('finds %s', (_, changes, expected) => {
	expect(found({ ...full, ...changes })).toEqual(expected);
});

it('says in the report once what many pages have in common, and names each placeholder', () => {
	const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.html`);
	const findings = [
		...['site.yaml:3', 'site.yaml:9'].map((where) => ({ kind: 'Placeholders', where, what: 'put in the real value' })),
		...pages.map((where) => ({ kind: 'Titles', where, what: 'is missing' })),
	];
	expect(formatReport(findings)).toBe(`Launch check: 8 things to settle.

Placeholders (2)
  site.yaml:3  put in the real value
  site.yaml:9  put in the real value

Titles (6)
  a.html, b.html, c.html, d.html and 2 more  is missing`);
});
