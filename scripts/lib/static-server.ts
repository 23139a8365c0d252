import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hostingRules } from '../../src/integrations/hosting/hosting-rules.ts';
import { Bodies, contentType, encodingFor, findFile } from './files.ts';
import { matches, readHostRules, type HostRules } from './host-rules.ts';
import { listen, type Listening } from './ports.ts';

export interface StaticServerOptions {
	/** The built folder. */
	folder: string;
	/** 0 takes a free port. */
	port: number;
	/** The sub-path under which the folder is served, such as `/website`. */
	base?: string;
	/**
	 * 'rules' follows the folder's `_redirects` and `_headers` and the rewrites of the nginx and Caddy samples;
	 * 'rule files' follows the two files alone, as Netlify and Cloudflare Pages do;
	 * 'plain' knows files and `404.html` only, as GitHub Pages does.
	 */
	hosting?: 'rules' | 'rule files' | 'plain';
	/** Of brotli, from 0 to 11; 5 unless told, as hosts compress on the way. */
	quality?: number;
	/** Milliseconds until an answer begins, as from a host on the network. */
	latency?: number;
}

interface Site {
	folder: string;
	base: string;
	rules: HostRules;
	bodies: Bodies;
}

function headersFor({ rules }: Site, path: string): Record<string, string> {
	const found = rules.headers.filter((rule) => matches(rule.path, path)).flatMap((rule) => rule.headers);
	return Object.fromEntries(found.map(([name, value]) => [name.toLowerCase(), value]));
}

async function sendFile(site: Site, request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
	const { file, path, status } = answer;
	const encoding = encodingFor(file, request.headers['accept-encoding']);
	const { body, etag } = await site.bodies.of(file, encoding);
	const headers: Record<string, string | number> = {
		'content-type': contentType(file),
		'cache-control': 'public, max-age=0, must-revalidate',
		vary: 'accept-encoding',
		etag,
		...headersFor(site, path),
	};
	if (encoding !== 'identity') headers['content-encoding'] = encoding;
	if (status === 200 && request.headers['if-none-match'] === etag) {
		response.writeHead(304, headers).end();
		return;
	}
	response.writeHead(status, { ...headers, 'content-length': body.length });
	response.end(request.method === 'HEAD' ? undefined : body);
}

interface Answer {
	status: number;
	file: string;
	/** The path asked for; header rules go by it. */
	path: string;
}

/** The file for a path and the status that it goes out with; an address when the visitor is sent there. */
async function answerFor(site: Site, path: string): Promise<Answer | { location: string; status: number } | undefined> {
	const rule = site.rules.redirects.find(({ from }) => matches(from, path));
	if (rule !== undefined && rule.status >= 300) return { location: rule.to, status: rule.status };
	const inside = path.startsWith(`${site.base}/`) || path === site.base;
	const own = inside ? path.slice(site.base.length) : undefined;
	const isRuleFile = own !== undefined && /^\/(_redirects|_headers|hosting(\/.*)?)$/.test(own);
	const file = own === undefined || isRuleFile ? undefined : await findFile(site.folder, own);
	if (file !== undefined) return { status: 200, file, path };
	// The address of a post has no ending; a file that is missing is missing.
	if (rule !== undefined && extname(path) === '') {
		const target = await findFile(site.folder, rule.to.slice(site.base.length));
		if (target !== undefined) return { status: rule.status, file: target, path };
	}
	const missing = await findFile(site.folder, '/404.html');
	// Headers go by the file that is sent, so that a hashed file that is missing is not kept for a year.
	return missing === undefined ? undefined : { status: 404, file: missing, path: `${site.base}/404.html` };
}

async function handle(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const [encoded = '/', query] = (request.url ?? '/').split('?', 2);
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		response.writeHead(405, { allow: 'GET, HEAD' }).end();
		return;
	}
	const path = decodeURIComponent(encoded);
	const answer = await answerFor(site, path);
	if (answer === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
	else if ('file' in answer) await sendFile(site, request, response, answer);
	else {
		const location = query === undefined ? answer.location : `${answer.location}?${query}`;
		response.writeHead(answer.status, { location }).end();
	}
}

/**
 * Serves a built folder as a modern static host does.
 * @throws PortInUse when the port is taken.
 */
export async function serveFolder(options: StaticServerOptions): Promise<Listening> {
	const folder = resolve(options.folder);
	const base = `/${options.base ?? ''}`.replace(/\/{2,}/g, '/').replace(/\/$/, '');
	const rules = options.hosting === 'plain' ? { redirects: [], headers: [] } : readHostRules(folder);
	if ((options.hosting ?? 'rules') === 'rules')
		rules.redirects.push(...hostingRules(base).rewrites.map((rule) => ({ ...rule, status: 200 })));
	const site: Site = { folder: join(folder, '.'), base, rules, bodies: new Bodies(options.quality) };
	const server = createServer(async (request, response) => {
		if (options.latency !== undefined) await setTimeout(options.latency);
		await handle(site, request, response).catch((error: unknown) => {
			response.writeHead(error instanceof URIError ? 400 : 500, { 'content-type': 'text/plain' });
			response.end(error instanceof URIError ? 'Bad request' : String(error));
		});
	});
	return listen(server, options.port);
}
