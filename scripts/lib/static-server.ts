import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readRedirects } from '../../src/lib/build/content/redirects.ts';
import { hostingRules } from '../../src/lib/build/hosting/hosting-rules.ts';
import { listen, type Listening } from './ports.ts';

export interface StaticServerOptions {
	/** The built folder. */
	folder: string;
	/** 0 takes a free port. */
	port: number;
	/** The folder of the site that was built (see `siteFolder`), for its redirects. */
	site?: string;
	/** The sub-path under which the folder is served, such as `/website`. */
	base?: string;
	/** 'rules' follows the rules of src/lib/build/hosting; 'plain' knows files and `404.html` only. */
	hosting?: 'rules' | 'plain';
	/** Milliseconds until an answer begins, as from a host on the network. */
	latency?: number;
}

/** Whether a path matches a rule; `*` stands for anything. */
function matches(rule: string, path: string): boolean {
	const [before = '', after] = rule.split('*', 2);
	return after === undefined ? rule === path : path.startsWith(before) && path.endsWith(after);
}

/** A site that answers from a built folder. */
function siteOf({ folder, site: source, base = '/', hosting = 'rules', latency = 0 }: StaticServerOptions): Hono {
	const prefix = base.replace(/\/$/, '');
	const { redirects, latePosts, headers } = hostingRules(prefix || '/', false, readRedirects(source));
	const site = new Hono();
	site.use(compress());
	site.use(async (context, next) => {
		await setTimeout(latency);
		await next();
		context.header('cache-control', 'public, max-age=0, must-revalidate');
		if (hosting === 'plain') return;
		// What is missing is answered with 404.html; a hashed name that is missing must not be kept for a year.
		const path = context.res.status === 404 ? `${prefix}/404.html` : context.req.path;
		for (const rule of headers.filter((rule) => matches(rule.path, path)))
			for (const [name, value] of Object.entries(rule.headers)) context.header(name, value);
	});
	if (hosting === 'rules') {
		for (const { from, to } of redirects)
			site.get(from, (context) => context.redirect(to + new URL(context.req.url).search, 301));
	}
	/** `about.html` for `/about`; the folder of that name holds the copy for stock servers. */
	const rewriteRequestPath = (path: string): string => {
		const own = path.slice(prefix.length).replace(/\/$/, '');
		return own !== '' && existsSync(join(folder, `${own}.html`)) ? `${own}.html` : own;
	};
	if (prefix !== '') site.get(prefix, serveStatic({ root: folder, path: join(folder, 'index.html') }));
	// Files that are compressed ahead lie beside their originals, as `index.html.br`.
	site.get(`${prefix}/*`, serveStatic({ root: folder, rewriteRequestPath, precompressed: true }));
	if (hosting === 'rules') {
		site.get(`${latePosts.folder}*`, async (context, next) => {
			// The address of a post has no ending; a file that is missing is missing.
			if (extname(context.req.path) !== '') return next();
			return context.html(await readFile(join(folder, latePosts.shell.slice(prefix.length)), 'utf8'));
		});
	}
	site.notFound(async (context) => context.html(await readFile(join(folder, '404.html'), 'utf8'), 404));
	return site;
}

/** Serves a built folder as a static host does. */
export function serveFolder(options: StaticServerOptions): Promise<Listening> {
	return listen(siteOf(options), options.port);
}
