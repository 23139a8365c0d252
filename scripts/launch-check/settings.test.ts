// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSettings } from './settings.ts';

const example = `# PUBLIC_SITE_URL=https://www.example.com
# BASE_PATH=/website
# PUBLIC_BACKEND_URL=https://backend.example.com
# PUBLIC_EMAILJS_SERVICE_ID=service_xxxxxxx
# PUBLIC_EMAILJS_TEMPLATE_ID=template_xxxxxxx
# PUBLIC_EMAILJS_PUBLIC_KEY=xxxxxxxxxxxxxxxxx
# PUBLIC_EMAILJS_LEAD_TEMPLATE_ID=template_xxxxxxx
# PUBLIC_EMAILJS_ORIGIN=https://api.emailjs.com
# BLOG_OFFLINE=1
`;

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
	await writeFile(join(root, '.env.example'), example);
	await writeFile(join(root, '.env'), '# ours\nPUBLIC_SITE_URL=https://www.example.com\nPUBLIC_BACKEND_URL=\n');
});

afterAll(() => rm(root, { recursive: true }));

const lines = (env: Record<string, string | undefined>): string[] =>
	checkSettings(root, env).findings.map(({ where, what }) => `${where} ${what}`);

describe('required settings', () => {
	it('are all named when none is set, at the line that shows them or leaves them empty', () => {
		expect(lines({})).toEqual([
			'.env:2 PUBLIC_SITE_URL is unset: canonical links, the sitemap and social pictures need the address of the site',
			'.env:3 PUBLIC_BACKEND_URL is unset: the newsletter has no server without it',
			'.env.example:4 PUBLIC_EMAILJS_SERVICE_ID is unset: the contact forms cannot send without it',
			'.env.example:5 PUBLIC_EMAILJS_TEMPLATE_ID is unset: the contact forms cannot send without it',
			'.env.example:6 PUBLIC_EMAILJS_PUBLIC_KEY is unset: the contact forms cannot send without it',
		]);
	});

	it('may not keep the values of the example', () => {
		expect(lines({ ...full, PUBLIC_SITE_URL: 'https://www.example.com' })).toEqual([
			'.env:2 PUBLIC_SITE_URL still has an example value, https://www.example.com',
		]);
		expect(lines({ ...full, PUBLIC_EMAILJS_SERVICE_ID: 'service_xxxxxxx' })).toEqual([
			'the environment PUBLIC_EMAILJS_SERVICE_ID still has an example value, service_xxxxxxx',
		]);
	});

	it('name secure addresses', () => {
		expect(lines({ ...full, PUBLIC_BACKEND_URL: 'http://backend.infotech.test' })).toEqual([
			'.env:3 PUBLIC_BACKEND_URL has to start with https://, found http://backend.infotech.test',
		]);
	});

	it('pass when they are set', () => {
		expect(lines(full)).toEqual([]);
	});
});

describe('wrong values', () => {
	it('are named with the rest, and there is nothing to build with', () => {
		const { settings, findings } = checkSettings(root, { ...full, PUBLIC_BACKEND_URL: 'backend', BLOG_OFFLINE: 'yes' });
		expect(settings).toBeUndefined();
		expect(findings.map(({ what }) => what)).toEqual([
			'PUBLIC_BACKEND_URL: found "backend", expected an address such as https://www.example.com',
			'BLOG_OFFLINE: found "yes", expected 1 or nothing',
		]);
	});
});

describe('optional settings', () => {
	it('are notes when they are unset', () => {
		const { notes } = checkSettings(root, full);
		expect(notes.map(({ where, what }) => `${where} ${what}`)).toEqual([
			'.env.example:2 BASE_PATH is unset: the site lives at the root of its host',
			'.env.example:7 PUBLIC_EMAILJS_LEAD_TEMPLATE_ID is unset: the lead form of the landing page sends nothing',
			".env.example:8 PUBLIC_EMAILJS_ORIGIN is unset: messages go to the provider's own address",
			'.env.example:9 BLOG_OFFLINE is unset: the build asks the backend for posts',
		]);
	});

	it('are not mentioned when they are set, but for a build without its posts', () => {
		const all = { BASE_PATH: '/a', PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'b', PUBLIC_EMAILJS_ORIGIN: 'https://c.test' };
		const { notes } = checkSettings(root, { ...full, ...all, BLOG_OFFLINE: '1' });
		expect(notes.map(({ what }) => what)).toEqual(['BLOG_OFFLINE is set: the build has no posts of the backend']);
	});
});
