import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

interface Site {
	folder: string;
	/** The sub-path of the site, such as `/website`. */
	base?: string;
	/** 'rules' follows `_redirects` and the example in docs/hosting.md; 'plain' serves only files and `404.html`. */
	hosting?: 'rules' | 'plain';
}

/** Returns an application that serves a built folder as a static host would. */
export function siteOf({ folder, base = '/', hosting = 'rules' }: Site): Hono {
	const prefix = base.replace(/\/$/, '');
	const read = (name: string) => readFileSync(join(folder, name), 'utf8');
	const site = new Hono();
	site.use(compress());
	site.use(async (context, next) => {
		await next();
		context.header('cache-control', 'no-cache');
	});
	if (hosting === 'rules')
		for (const [, from = '', to = ''] of read('_redirects').matchAll(/^(\S+) (\S+)/gm))
			site.get(from, (context) => context.redirect(to + new URL(context.req.url).search, 301));
	/** Serves `about.html` for `/about`. Without rules, the server finds `about/index.html`, as Python's server does. */
	const rewriteRequestPath = (path: string): string => {
		const own = path.slice(prefix.length);
		return hosting === 'rules' && existsSync(join(folder, `${own}.html`)) ? `${own}.html` : own;
	};
	if (prefix !== '') site.get(prefix, serveStatic({ root: folder, path: 'index.html' }));
	site.get(`${prefix}/*`, serveStatic({ root: folder, rewriteRequestPath }));
	if (hosting === 'rules')
		site.get(`${prefix}/blog/*`, (context, next) =>
			// Post addresses have no extension, so a path with an extension is a missing file.
			extname(context.req.path) === '' ? context.html(read('late-post.html')) : next(),
		);
	site.notFound((context) => context.html(read('404.html'), 404));
	return site;
}
