import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runDone } from '../testing/run-integration.ts';
import { hostFiles, ruleFiles } from './host-files.ts';
import { hostingRules } from './hosting-rules.ts';
import { trailingSlash } from './server-samples.ts';

describe.each(['/', '/website'])('the rules for a site at %s', (base) => {
	const { _redirects = '', _headers = '', ...files } = ruleFiles(base);
	const { prefix, redirects, rewrites, headers } = hostingRules(base);
	const samples = Object.entries(files).filter(([, text]) => text !== '');

	it('redirect every alias for good, the one that cannot be a file included', () => {
		expect(_redirects).toContain(`${prefix}/solutions ${prefix}/services 301\n`);
		expect(_redirects).toContain(`${prefix}/industries ${prefix}/Industries 301\n`);
	});

	it('never rewrite where that would hide posts that have a page', () => {
		expect(_redirects).not.toContain('post-shell');
	});

	it('set security headers everywhere, and keep hashed files for good and nothing else', () => {
		expect(_headers).toMatch(`${prefix}/*\n  Content-Security-Policy: frame-ancestors 'none'\n`);
		expect(_headers).toContain(`${prefix}/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
		expect(_headers.match(/Cache-Control/g)).toHaveLength(1);
	});

	it.each(samples)('all stand in %s, with every brace and every address filled in', (_, sample) => {
		for (const { from, to } of redirects) for (const path of [from, to]) expect(sample).toContain(path);
		for (const { to } of rewrites) expect(sample).toContain(`${to}.html`);
		for (const value of headers.flatMap((rule) => Object.values(rule.headers))) {
			// nginx adds the charset itself.
			expect(sample).toContain(value.replace('; charset=utf-8', ''));
		}
		expect(sample).toContain(`${prefix}/404.html`);
		expect(sample.split('{').length).toBe(sample.split('}').length);
		expect(sample).not.toMatch(/undefined|\[object|\/\/website/);
	});
});

describe('trailingSlash', () => {
	it.each([
		['/about/', '', '/about'],
		['/services/seo//', '', '/services/seo'],
		['/website/about/', '/website', '/website/about'],
		// The home page, and addresses without a slash.
		['/', '', undefined],
		['//', '', undefined],
		['/about', '', undefined],
		['/website/', '/website', undefined],
		['/elsewhere/', '/website', undefined],
		// Never the address of another host.
		['//elsewhere.example/', '', undefined],
		['/\\elsewhere.example/', '', undefined],
		['/%5celsewhere.example/', '', undefined],
		['/a\r\nb/', '', undefined],
	])('leads from %j below "%s" to %s', (path, prefix, expected) => {
		expect(new RegExp(trailingSlash(prefix)).exec(path)?.[1]).toBe(expected);
	});
});

it('lays the page of each path into a folder of that name, but for those that servers look for by their name', async () => {
	const root = await mkdtemp(join(tmpdir(), 'built-'));
	onTestFinished(() => rm(root, { recursive: true }));
	for (const name of [
		'index.html',
		'404.html',
		'post-shell.html',
		'Industries.html',
		'services/seo.html',
		'robots.txt',
	]) {
		await mkdir(dirname(join(root, name)), { recursive: true });
		await writeFile(join(root, name), `made from ${name}`);
	}
	await runDone(hostFiles(), pathToFileURL(`${root}/`));
	const files = await readdir(root, { recursive: true });
	expect(files.filter((name) => name.endsWith('/index.html')).sort()).toEqual([
		'Industries/index.html',
		'services/seo/index.html',
	]);
	expect(await readFile(join(root, 'services/seo/index.html'), 'utf8')).toBe('made from services/seo.html');
	expect(files).toEqual(expect.arrayContaining(Object.keys(ruleFiles('/'))));
});
