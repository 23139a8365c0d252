import { ruleFiles } from '../../../src/integrations/hosting/host-files.ts';
import { policyDirectives } from '../../../src/integrations/policy/policy.ts';
import { readSettings } from '../../../src/integrations/build-settings.ts';
import { markdownPath } from '../../../src/lib/site/urls.ts';
import { copyOf, siteOf, type Site } from '../site.ts';

/** The settings of the site of these tests. */
export const settings = readSettings({ PUBLIC_SITE_URL: 'https://www.infotech.test' });

/** The same under a sub-path. */
export const underPath = { ...settings, base: '/website' };

const policy = [...policyDirectives(settings), "script-src 'self'", "style-src 'self'"].join(';');

/** A page for search engines on which everything is right. */
export const goodPage = (path: string, body = ''): string => `<!DOCTYPE html><html lang="en-IN"><head>
<title>The title of ${path}</title>
<meta name="description" content="The description of ${path}">
<link rel="canonical" href="https://www.infotech.test${path}">
<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">
<meta property="og:url" content="https://www.infotech.test${path}">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
{"@type":"WebPage","@id":"#page","name":"${path}","url":"https://www.infotech.test${path}","description":"${path}",
"isPartOf":"#site","about":"#agency"}]}</script>
<meta http-equiv="content-security-policy" content="${policy}">
</head><body><main id="main"><h1>${path}</h1>${body}</main></body></html>`;

const sitemap = (...urls: string[]): string =>
	`<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

/** The files of a small site on which everything is right. */
export function goodFiles(): Map<string, string> {
	const paths = ['/', '/services', '/portfolio'];
	const pages = {
		'index.html': goodPage('/', '<a href="/services#prices">Prices</a>'),
		'services.html': goodPage('/services', '<h2 id="prices">Prices</h2><img src="/favicon.svg" alt="">'),
		'portfolio.html': goodPage('/portfolio', '<a href="/">Home</a>'),
	};
	const copies = Object.entries(pages).slice(1);
	return new Map([
		...Object.entries(pages),
		...copies.map(([file, text]): [string, string] => [copyOf(file), text]),
		...paths.map((path): [string, string] => [markdownPath(path).slice(1), `# ${path}`]),
		[
			'llms.txt',
			paths.map((path) => `- [${path}](https://www.infotech.test${markdownPath(path)}): ${path}\n`).join(''),
		],
		['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
		['robots.txt', 'User-agent: *\nAllow: /\n\nSitemap: https://www.infotech.test/sitemap-index.xml\n'],
		['sitemap-index.xml', sitemap('https://www.infotech.test/sitemap-0.xml')],
		['sitemap-0.xml', sitemap(...paths.map((path) => `https://www.infotech.test${path}`))],
		...Object.entries(ruleFiles('/')),
	]);
}

/** The small site with other files in the place of its own; undefined takes a file away. */
export function site(changes: Readonly<Record<string, string | undefined>> = {}, of = settings): Site {
	const files = goodFiles();
	for (const [file, text] of Object.entries(changes)) {
		if (text === undefined) files.delete(file);
		else files.set(file, text);
		// A page and its copy change together.
		if (files.has(copyOf(file)) && text !== undefined && file.endsWith('.html')) files.set(copyOf(file), text);
	}
	return siteOf(files, of);
}
