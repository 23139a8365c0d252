import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../src/integrations/build-settings.ts';
import { ruleFiles } from '../../src/integrations/hosting/host-files.ts';
import { policyDirectives } from '../../src/integrations/policy/policy.ts';
import { markdownPath } from '../../src/lib/site/urls.ts';
import { checkSite } from './rules.ts';
import { copyOf, readSite, type Site } from './site.ts';

const origin = 'https://www.infotech.test';
const settings = readSettings({ PUBLIC_SITE_URL: origin });
const policy = [...policyDirectives(settings), "script-src 'self'", "style-src 'self'"].join(';');
const long = 'a text that is long enough for a search result, and so long that nobody could take it for too short. ';

/** A page for search engines on which everything is right. */
function goodPage(path: string, body = ''): string {
	const [title, description] = [`A title of thirty characters: ${path}`, `${long}${path}`.padEnd(120, '.')];
	const data = { '@type': 'WebPage', name: title, url: origin + path, description, isPartOf: 'a', about: 'b' };
	const trail = [
		{ '@type': 'ListItem', position: 1, name: path, item: `${origin}/` },
		{ '@type': 'ListItem', position: 2, name: path, item: origin + path },
	];
	const things = [
		{ ...data, '@id': `${origin}${path}#page` },
		{ '@type': 'BreadcrumbList', itemListElement: trail },
	];
	return `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="theme-color" content="#fff"><title>${title}</title>
<meta name="description" content="${description}"><link rel="canonical" href="${origin}${path}">
<link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/icon.svg"><link rel="manifest" href="/site.webmanifest">
<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">
<meta property="og:url" content="${origin}${path}"><meta property="og:title" content="${title}">
<meta property="og:description" content="${description}"><meta property="og:image" content="${origin}/icon.svg">
<script type="application/ld+json">${JSON.stringify(things)}</script>
<meta http-equiv="content-security-policy" content="${policy}">
</head><body><main id="main"><h1>${path}</h1>${body}</main></body></html>`;
}

const paths = ['/', '/services', '/portfolio'];
const lines = (line: (path: string) => string) => paths.map(line).join('\n');
const files: Record<string, string> = {
	'index.html': goodPage('/'),
	'services.html': goodPage('/services'),
	'portfolio.html': goodPage('/portfolio'),
	'404.html': goodPage('/404')
		.replace(/<link rel="(canonical|alternate)".*?>/g, '')
		.replace('<title>', '<meta name="robots" content="noindex"><title>'),
	...Object.fromEntries(
		paths.map((path) => [markdownPath(path).slice(1), `---\nurl: ${origin}${path}\n---\n\n# ${path}\n`]),
	),
	'llms.txt': lines((path) => `- [${path}](${origin}${markdownPath(path)}): ${path}`),
	'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
	'site.webmanifest': '{"start_url":"/","icons":[{"src":"/icon.svg","sizes":"9x9"}]}',
	'robots.txt': `Sitemap: ${origin}/sitemap-index.xml`,
	'sitemap-index.xml': `<loc>${origin}/sitemap-0.xml</loc>`,
	'sitemap-0.xml': lines((path) => `<loc>${origin}${path}</loc>`),
	...ruleFiles('/'),
};

let folder: string;

async function write(changes: Record<string, string>): Promise<void> {
	for (const [file, text] of Object.entries(changes)) {
		const isCopied = /^(services|portfolio)\.html$/.test(file);
		for (const name of isCopied ? [file, copyOf(file)] : [file]) {
			await mkdir(dirname(join(folder, name)), { recursive: true });
			await writeFile(join(folder, name), text);
		}
	}
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'launch-check-'));
	await write(files);
});
afterAll(() => rm(folder, { recursive: true }));

/** What is found once these files stand in the place of the right ones. */
async function findings(changes: Record<string, string>, other: Partial<Site['settings']> = {}): Promise<string[]> {
	await write(changes);
	const found = await checkSite(await readSite(folder, { ...settings, ...other }));
	await write(Object.fromEntries(Object.keys(changes).map((file) => [file, files[file] ?? ''])));
	return found.map(({ kind, where, what }) => `${kind} · ${where} · ${what}`);
}

it('finds nothing on a site on which everything is right', async () => {
	expect(await findings({})).toEqual([]);
});

/** A fault in the portfolio: what stands there instead of something, and what is said of it. */
const replaced: [title: string, from: string, to: string, said: RegExp][] = [
	['invalid HTML', '</h1>', '</h1><label for="nothing">a</label>', /^HTML · portfolio\.html · .*no-missing-references/],
	[
		'a link that leads nowhere',
		'</h1>',
		'</h1><a href="/nowhere">a</a>',
		/^Links · portfolio\.html · \/nowhere leads nowhere/,
	],
	['a link in another case', '</h1>', '</h1><a href="/Services">a</a>', /^Links · .*\/Services leads nowhere/],
	[
		'a link to its own host by its whole address',
		'</h1>',
		`</h1><a href="${origin}/lost">a</a>`,
		/^Links · .*\/lost leads/,
	],
	['a missing picture', '</h1>', '</h1><img src="/lost.webp" alt="">', /^Links · portfolio\.html · \/lost\.webp/],
	['a missing part of another page', '</h1>', '</h1><a href="/services#lost">a</a>', /\/services#lost names a part/],
	['a slash at the end of a link', '</h1>', '</h1><a href="/services/">a</a>', /"\/services\/" ends with a slash/],
	[
		'a link elsewhere that is not secure',
		'</h1>',
		'</h1><a href="http://a.test/">a</a>',
		/^Addresses · .*is not https/,
	],
	['a number without its country', '</h1>', '</h1><a href="tel:123">a</a>', /^Addresses · .*"tel:123"/],
	[
		'words that run together',
		'</h1>',
		'</h1><p><a href="/">one</a><a href="/">two</a></p>',
		/"one\|\|two" run together/,
	],
	['a picture without alt', '</h1>', '</h1><img src="/icon.svg">', /^Pictures · portfolio\.html/],
	['two main headings', '</h1>', '</h1><h1>b</h1>', /^Heads · .*2 main headings/],
	[
		'no title',
		/<title>.*<\/title>/.exec(goodPage('/portfolio'))?.[0] ?? '',
		'',
		/^Titles · portfolio\.html · is missing/,
	],
	['a short title', 'A title of thirty characters:', 'Short:', /^Titles · .*expected 30 to 60/],
	[
		'a title of another page',
		'characters: /portfolio',
		'characters: /services',
		/^Titles · portfolio\.html .*that of services\.html too/,
	],
	['no description', 'name="description"', 'name="other"', /^Descriptions · portfolio\.html · is missing/],
	['another title in previews', 'og:title" content="', 'og:title" content="x', /^Heads · .*og:title: found/],
	[
		'a canonical link to another host',
		`canonical" href="${origin}`,
		'canonical" href="https://a.test',
		/^Canonical links · /,
	],
	[
		'another address in previews',
		`og:url" content="${origin}/portfolio`,
		`og:url" content="${origin}/`,
		/og:url: found/,
	],
	[
		'a page for search engines that is kept from them',
		'<title>',
		'<meta name="robots" content="noindex"><title>',
		/^Sitemap · .*no page for/,
	],
	[
		'structured data that does not parse',
		'[{"@type":"WebPage"',
		'{"@type":"WebPage"',
		/^Structured data · .*is not JSON/,
	],
	[
		'a type that nobody looked up',
		'"@type":"WebPage"',
		'"@type":"Recipe"',
		/^Structured data · .*Recipe is not in the table/,
	],
	['a field that is missing', '"isPartOf":"a"', '"isPartOf":""', /^Structured data · .*WebPage lacks isPartOf/],
	['a reference to nothing', '"about":"b"', '"about":{"@id":"#b"}', /points at "#b"/],
	[
		'a claim that the page does not show',
		'"position":1,"name":"/portfolio"',
		'"position":1,"name":"Nine"',
		/the name "Nine", which/,
	],
	[
		'the Markdown of another page',
		'href="/portfolio.md"',
		'href="/services.md"',
		/^Markdown · .*announces \/services\.md/,
	],
	['no policy', 'content-security-policy', 'x-policy', /^Content security policy · .*is missing/],
	['a policy that lacks a directive', "default-src 'none'", "default-src 'self'", /lacks "default-src 'none'"/],
	['a policy that allows too much', "script-src 'self'", "script-src 'self' 'unsafe-inline'", /allows too much/],
	['an inline script that the policy blocks', '</h1>', '</h1><script>go()</script>', /blocks an inline <script>/],
	['a style attribute', '<h1>', '<h1 style="color:red">', /blocks <h1 style>/],
	['an event handler', '<h1>', '<h1 onclick="go()">', /blocks <h1 onclick>/],
];

it.each(replaced)('finds %s', async (_, from, to, said) => {
	const page = goodPage('/portfolio');
	expect(page).toContain(from);
	expect(await findings({ 'portfolio.html': page.replace(from, () => to) })).toContainEqual(
		expect.stringMatching(said),
	);
});

it.each([
	[
		'sitemap-0.xml',
		`<loc>${origin}/</loc><loc>${origin}/services</loc>`,
		/^Sitemap · portfolio\.html · .*is not in the sitemap/,
	],
	['robots.txt', 'Sitemap: https://old.test/sitemap-index.xml', /^Sitemap · robots\.txt/],
	[
		'portfolio.md',
		`---\nurl: ${origin}/portfolio\n---\n\n# a\n\n[b](/services)\n`,
		/^Markdown · portfolio\.md · has the address \/services/,
	],
	[
		'portfolio.md',
		`---\nurl: ${origin}/portfolio\n---\n\n# a\n\n<b>b</b>\n`,
		/^Markdown · portfolio\.md · has the element <b>/,
	],
	['llms.txt', `- [a](${origin}/lost.md): a`, /^Markdown · llms\.txt · lists .*lost\.md/],
	['site.webmanifest', '{"start_url":"/","icons":[{"src":"/icon.svg","sizes":"192x192"}]}', /^Manifest · .*found 9x9/],
	['portfolio/index.html', 'another', /^Files for hosts · portfolio\/index\.html/],
	['_redirects', '/contact /about 301', /^Files for hosts · _redirects/],
	['a.js', 'let a;\nfetch("http://192.168.1.7/api")', /^Local addresses · a\.js:2 · names http:\/\/192\.168\.1\.7/],
	['a.js', 'fetch("https://backend.test:8443/api")', /^Local addresses · a\.js:1 · names https:\/\/backend\.test:8443/],
])('finds what is wrong in %s', async (file, text, said) => {
	expect(await findings({ [file]: text })).toContainEqual(expect.stringMatching(said));
});

it('finds paths that leave the sub-path, in links and in the options of islands', async () => {
	const body = `<a href="/services">a</a><astro-island props='{"list":[0,"/api/blogs/allblogs"]}'></astro-island>`;
	const found = await findings({ 'portfolio.html': goodPage('/portfolio', body) }, { base: '/website' });
	for (const path of ['/services', '/api/blogs/allblogs'])
		expect(found).toContainEqual(expect.stringContaining(`Sub-path · portfolio.html · "${path}" leaves the sub-path`));
});
