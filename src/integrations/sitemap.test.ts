import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postData, printStructuredData } from '../lib/seo/structured-data.ts';
import { siteMap } from './sitemap.ts';

const siteUrl = 'https://www.example.com';
let root: string;

const head = (createdAt: string, more: { title?: string; updated?: string } = {}) => {
	const post = { title: 'A title', createdAt, ...more };
	const data = { '@context': 'https://schema.org' as const, ...postData(post, '', '', '', undefined) };
	return `<script type="application/ld+json">${printStructuredData(data)}</script>`;
};

/** Writes the pages and calls the integration as a finished build does; gives each address with its date. */
async function entriesFor(pages: Record<string, string>, base = '/'): Promise<Record<string, string | undefined>> {
	for (const [path, html] of Object.entries(pages)) await writeFile(join(root, `${path || 'index'}.html`), html);
	const { hooks } = siteMap({ siteUrl, base });
	const log = { info: () => undefined, warn: expect.fail, error: expect.fail };
	const config = { site: siteUrl, base, trailingSlash: 'never', build: { format: 'file' } };
	const call = (name: keyof typeof hooks, options: object) =>
		(hooks[name] as ((given: object) => unknown) | undefined)?.(options);
	await call('astro:config:done', { config });
	await call('astro:routes:resolved', { routes: [] });
	await call('astro:build:done', {
		dir: pathToFileURL(`${root}/`),
		pages: Object.keys(pages).map((pathname) => ({ pathname })),
		logger: log,
	});
	const xml = await readFile(join(root, 'sitemap-0.xml'), 'utf8');
	const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)];
	return Object.fromEntries(entries.map(([, url = '', date]) => [url, date]));
}

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'built-'));
	await mkdir(join(root, 'blog', 'archive'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

describe('siteMap', () => {
	it('dates posts by their structured data and no other page', async () => {
		const date = '2026-01-31T09:30:00.000Z';
		const pages = { '': head(date), about: head(date), blog: '', 'blog/a': head(date), 'blog/archive/2': head(date) };
		expect(await entriesFor(pages)).toEqual({
			[`${siteUrl}/`]: undefined,
			[`${siteUrl}/about`]: undefined,
			[`${siteUrl}/blog`]: undefined,
			[`${siteUrl}/blog/a`]: date,
			[`${siteUrl}/blog/archive/2`]: undefined,
		});
	});

	it('dates a post by its last change', async () => {
		const updated = '2026-03-01T00:00:00.000Z';
		expect(Object.values(await entriesFor({ 'blog/a': head('2026-01-31T09:30:00.000Z', { updated }) }))).toEqual([
			updated,
		]);
	});

	it('dates posts below a sub-path too', async () => {
		const date = '2026-01-31T09:30:00.000Z';
		expect(await entriesFor({ 'blog/a': head(date) }, '/website')).toEqual({ [`${siteUrl}/website/blog/a`]: date });
	});

	it('lists a post with a broken date, or none, without one', async () => {
		const pages = { 'blog/a': head('yesterday'), 'blog/b': head(''), 'blog/c': '<p>nothing</p>' };
		expect(Object.values(await entriesFor(pages))).toEqual([undefined, undefined, undefined]);
	});

	it('keeps a date in the future, since no build asks the clock', async () => {
		const date = '2999-01-01T00:00:00.000Z';
		expect(Object.values(await entriesFor({ 'blog/a': head(date) }))).toEqual([date]);
	});

	it('takes no date from what a title or a text says', async () => {
		const claim = '"datePublished":"1999-01-01"';
		const pages = { 'blog/a': `${head('2026-01-31T09:30:00.000Z', { title: claim })}<p>${claim}</p>` };
		expect(Object.values(await entriesFor(pages))).toEqual(['2026-01-31T09:30:00.000Z']);
	});
});
