import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { hostingRules } from '../src/lib/build/hosting/hosting-rules.ts';
import { listen, type Listening } from './listen.ts';

export interface StaticServerOptions {
	/** The built folder. */
	folder: string;
	/** 0 chooses a free port. */
	port: number;
	/** The sub-path of the site, such as `/website`. */
	base?: string;
	/** 'rules' follows the hosting rules (src/lib/build/hosting); 'plain' serves only files and `404.html`. */
	hosting?: 'rules' | 'plain';
	/** The delay of each response in milliseconds, to imitate a network. */
	latency?: number;
}

/** Matches a path against a rule; `*` matches anything. */
function matches(rule: string, path: string): boolean {
	const [before = '', after] = rule.split('*', 2);
	return after === undefined ? rule === path : path.startsWith(before) && path.endsWith(after);
}

function siteOf({ folder, base = '/', hosting = 'rules', latency = 0 }: StaticServerOptions): Hono {
	const prefix = base.replace(/\/$/, '');
	const { redirects, latePosts, headers } = hostingRules(prefix || '/');
	const site = new Hono();
	site.use(compress());
	site.use(async (context, next) => {
		await setTimeout(latency);
		await next();
		context.header('cache-control', 'public, max-age=0, must-revalidate');
		if (hosting === 'plain') return;
		// Responses for missing files have the headers of 404.html, because browsers must not cache them for a year as
		// they do hashed files.
		const path = context.res.status === 404 ? `${prefix}/404.html` : context.req.path;
		for (const rule of headers.filter((rule) => matches(rule.path, path)))
			for (const [name, value] of Object.entries(rule.headers)) context.header(name, value);
	});
	if (hosting === 'rules') {
		for (const { from, to } of redirects)
			site.get(from, (context) => context.redirect(to + new URL(context.req.url).search, 301));
	}
	/** Serves `about.html` for `/about`; the folder of the same name is for other servers. */
	const rewriteRequestPath = (path: string): string => {
		const own = path.slice(prefix.length).replace(/\/$/, '');
		return own !== '' && existsSync(join(folder, `${own}.html`)) ? `${own}.html` : own;
	};
	if (prefix !== '') site.get(prefix, serveStatic({ root: folder, path: join(folder, 'index.html') }));
	// Compressed files, such as `index.html.br`, are next to their originals.
	site.get(`${prefix}/*`, serveStatic({ root: folder, rewriteRequestPath, precompressed: true }));
	if (hosting === 'rules') {
		site.get(`${latePosts.folder}*`, async (context, next) => {
			// Post addresses have no extension, so a path with an extension is a missing file.
			if (extname(context.req.path) !== '') return next();
			return context.html(await readFile(join(folder, latePosts.page.slice(prefix.length)), 'utf8'));
		});
	}
	site.notFound(async (context) => context.html(await readFile(join(folder, '404.html'), 'utf8'), 404));
	return site;
}

/** Serves a built folder as a static host would. */
export function serveFolder(options: StaticServerOptions): Promise<Listening> {
	return listen(siteOf(options), options.port);
}
