import { beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../src/testing/folder.ts';
import { checkSettings } from './settings.ts';
import { completeSettings as full } from './testing/complete-settings.ts';

let root: string;

beforeAll(async () => {
	const names = Object.keys(full).map((name) => `# ${name}=example_x\n`);
	root = await makeFolder({
		'.env.example': `# BASE_PATH=/website\n${names.join('')}`,
		'.env': '# ours\nPUBLIC_SITE_URL=https://www.example.com\nPUBLIC_BACKEND_URL=\n',
	});
});

const found = (env: Record<string, string>): string[] =>
	checkSettings(root, env, true).findings.map(({ where, what }) => `${where} ${what}`);

it.each([
	['nothing if every setting is set', {}, []],
	[
		'an unset setting, at its empty line in .env',
		{ PUBLIC_BACKEND_URL: '' },
		[expect.stringMatching(/^\.env:3 PUBLIC_BACKEND_URL is not set: the newsletter has no server/)],
	],
	[
		'an unset setting, at its line in .env.example',
		{ PUBLIC_EMAILJS_PUBLIC_KEY: '' },
		['.env.example:6 PUBLIC_EMAILJS_PUBLIC_KEY is not set: the contact forms cannot send messages.'],
	],
	[
		'an example address',
		{ PUBLIC_SITE_URL: 'https://shop.example.com' },
		['.env:2 PUBLIC_SITE_URL is "https://shop.example.com", which visitors cannot reach.'],
	],
	[
		'an unchanged example value',
		{ PUBLIC_EMAILJS_SERVICE_ID: 'service_xxxxxxx' },
		['the environment PUBLIC_EMAILJS_SERVICE_ID still has the example value "service_xxxxxxx". Replace it.'],
	],
	[
		'an address without https',
		{ PUBLIC_BACKEND_URL: 'http://backend.test' },
		['.env:3 PUBLIC_BACKEND_URL is "http://backend.test", which does not start with https://.'],
	],
	[
		'a value that would stop the build',
		{ BLOG_OFFLINE: 'yes' },
		['the environment BLOG_OFFLINE: "yes" is not valid. Write 1, or leave the setting empty.'],
	],
])('finds %s', (_, changes, expected) => {
	expect(found({ ...full, ...changes })).toEqual(expected);
});

it.each(['https://localhost:8443', 'http://192.168.1.7', 'https://studio.local'])(
	'finds the local address %s',
	(address) => {
		expect(found({ ...full, PUBLIC_EMAILJS_ORIGIN: address })).toEqual([
			`the environment PUBLIC_EMAILJS_ORIGIN is "${address}", which visitors cannot reach.`,
		]);
	},
);
