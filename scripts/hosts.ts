// npm run hosts: puts the built site on every server that is installed, asks it for every address, and prints tables for
// docs/hosts.md. `-- --own` leaves out the servers that have to be installed, as npm test does; `-- --all` takes a missing
// one for a fault, as the workflow does.
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostingRules } from '../src/integrations/hosting/hosting-rules.ts';
import { aliases, hostOnlyAliases } from '../src/lib/site/aliases.ts';
import { canonicalUrl, href } from '../src/lib/site/urls.ts';
import { ask, type Answer } from './hosts/ask.ts';
import { freePort } from './hosts/process.ts';
import { servers, type HostKind, type HostServer } from './hosts/servers.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { reportFailure } from './lib/ports.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { baseOf, canonicalOrigin, variants } from './lib/variants.ts';

const { values } = parseArgs({
	options: { own: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
});

const within = ['200', '200 +1'];
const forwards = ['200 forwards', '200 +1 forwards'];

/** What each kind of host may answer (product.md 'Any static host'). */
const expected = {
	'the home page': { stock: ['200'], files: ['200'], 'rule files': ['200'], rules: ['200'] },
	'a page': { stock: within, files: ['200'], 'rule files': ['200'], rules: ['200'] },
	'a page, slash at its end': { stock: within, files: within, 'rule files': within, rules: within },
	'an alias': { stock: forwards, files: forwards, 'rule files': ['200 +1'], rules: ['200 +1'] },
	// Disks that ignore case find the page itself.
	'an alias that differs in case': {
		stock: ['404', ...within],
		files: ['404 ours', ...within],
		'rule files': ['200 +1'],
		rules: ['200 +1'],
	},
	// Our own page forwards, and opens posts newer than the build.
	'an unknown address': { stock: ['404'], files: ['404 ours'], 'rule files': ['404 ours'], rules: ['404 ours'] },
	'a post newer than the build': { stock: ['404'], files: ['404 ours'], 'rule files': ['404 ours'], rules: ['200'] },
} satisfies Record<string, Record<HostKind, string[]>>;

interface Address {
	what: keyof typeof expected;
	path: string;
	/** The path of the page that has to come, where one has to. */
	page?: string;
}

const alias = (what: Address['what']) => (entry: { from: string; to: string }) => ({
	what,
	path: entry.from,
	page: entry.to,
});

/** Every address that every host is asked for. @param pages the paths of the sitemap. */
const addressesOf = (pages: readonly string[]): Address[] => [
	...pages.map((path): Address => ({ what: path === '/' ? 'the home page' : 'a page', path, page: path })),
	...pages.slice(1).map((path): Address => ({ what: 'a page, slash at its end', path: `${path}/`, page: path })),
	...aliases.map(alias('an alias')),
	...hostOnlyAliases.map(alias('an alias that differs in case')),
	{ what: 'an unknown address', path: '/no-such-page' },
	{ what: 'a post newer than the build', path: '/blog/a-post-newer-than-the-build' },
];

const caching = ({ headers }: Answer): string =>
	(headers.get('cache-control') ?? 'none')
		.replace('public, ', '')
		.replace('max-age=31536000', '1 year')
		.replace('max-age=0', '0 s');

/** How a host sends things, and what hosts that follow our rules have to send. */
async function sendingOf(at: (path: string) => Promise<Answer>, asset: string, base: string) {
	const [page, hashed, missing] = [await at('/'), await at(asset), await at('/_astro/no-such-file.js')];
	const [list, markdown] = [await at('/api/blogs/allblogs'), await at('/index.md')];
	const wanted = Object.entries(hostingRules(base).security);
	const secured = wanted.filter(([name, value]) => page.headers.get(name) === value).length;
	const typeOf = ({ headers }: Answer): string => headers.get('content-type') ?? 'none';
	return [
		{ what: 'pages cached', found: caching(page), right: /0 s/ },
		{ what: 'hashed files cached', found: caching(hashed), right: /1 year, immutable/ },
		{ what: 'hashed files that are missing', found: caching(missing), right: /^((?!immutable).)*$/ },
		{ what: 'security headers', found: `${secured} of ${wanted.length}`, right: /^(\d+) of \1$/ },
		{ what: 'compressed', found: page.headers.get('content-encoding') ?? 'none', right: /gzip/ },
		{ what: 'type of the blog list', found: typeOf(list), right: /^application\/json/ },
		{
			what: 'Markdown of a page',
			found: `${typeOf(markdown)}, ${markdown.headers.get('x-robots-tag') ?? 'none'}`,
			right: /^text\/markdown; charset=utf-8, noindex$/i,
		},
		{ what: 'a rule file', found: (await at('/_headers')).summary, right: /^(?!200)/ },
	];
}

interface Column {
	name: string;
	cells: Map<string, Set<string>>;
	faults: string[];
}

/** A build as it lies for the servers. */
interface Site {
	/** The folder with what is served and a folder for each server's own files. */
	top: string;
	base: string;
	/** The path of a hashed file. */
	asset: string;
}

/** Asks one server for every address of a build. */
async function askServer({ name, start }: HostServer, command: string, kind: HostKind, site: Site): Promise<Column> {
	const { top, base, asset } = site;
	const root = join(top, 'root');
	const work = await mkdtemp(join(top, 'work-'));
	await chmod(work, 0o777);
	const { origin, close } = await start(command, { root, folder: join(root, base), work, port: await freePort() });
	const at = (path: string) => ask(origin, href(path, base));
	const column: Column = { name, cells: new Map(), faults: [] };
	const note = (what: string, found: string) =>
		column.cells.set(what, (column.cells.get(what) ?? new Set()).add(found));
	try {
		for (const { what, path, page } of addressesOf(await sitemapPaths(join(root, base)))) {
			const answer = await at(path);
			note(what, answer.summary);
			const allowed: readonly string[] = expected[what][kind];
			const wanted = page && answer.summary.startsWith('200') ? canonicalUrl(page, canonicalOrigin, base) : undefined;
			if (!allowed.includes(answer.summary))
				column.faults.push(`${name}: ${path}: found ${answer.summary}, expected ${allowed.join(' or ')}`);
			else if (wanted !== undefined && answer.canonical !== wanted)
				column.faults.push(`${name}: ${path}: found the page ${answer.canonical}, expected ${wanted}`);
		}
		for (const { what, found, right } of await sendingOf(at, asset, base)) {
			note(what, found);
			const follows = kind === 'rules' || kind === 'rule files';
			if (follows && !right.test(found)) column.faults.push(`${name}: ${what}: found ${found}`);
		}
		return column;
	} finally {
		await close();
	}
}

/** What is asked in rows, the servers in columns. */
function tableOf(columns: readonly Column[]): string {
	const rows = [...(columns[0]?.cells.keys() ?? [])].map((what) => [
		what,
		...columns.map(({ cells }) => [...(cells.get(what) ?? [])].join(' or ')),
	]);
	const head = ['', ...columns.map(({ name }) => name)];
	return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Asks the servers for a variant; gives what is wrong. */
async function askServers(variant: 'static' | 'base', withTable: boolean): Promise<string[]> {
	const { state, output } = await buildSite(variants[variant]);
	if (state === 'failed') throw new Error(output);
	const folder = buildFolder(variants[variant].name);
	const base = baseOf(variant);
	const asset = (await readdir(join(folder, '_astro'))).find((file) => file.endsWith('.js'));
	// Where every server may read it, whatever user it runs as.
	const top = await mkdtemp(join(tmpdir(), 'hosts-'));
	await chmod(top, 0o755);
	await mkdir(join(top, 'root', base), { recursive: true });
	await cp(folder, join(top, 'root', base), { recursive: true });
	try {
		const columns: Column[] = [];
		for (const server of servers) {
			const kind = base === '/' ? server.kind : server.kindBelow;
			if (kind === undefined || (server.isExtra && values.own)) continue;
			const site = { top, base, asset: `/_astro/${asset}` };
			if (server.command) columns.push(await askServer(server, server.command, kind, site));
			else console.log(`not installed, so not asked: ${server.name}`);
		}
		if (withTable) console.log(`\n${tableOf(columns)}\n`);
		return columns.flatMap(({ faults }) => faults);
	} finally {
		await rm(top, { recursive: true, force: true });
	}
}

try {
	// The answers under a sub-path are the same ones; only what is wrong with them is of interest.
	const faults = [...(await askServers('static', !values.own)), ...(await askServers('base', false))];
	const absent = servers.filter(({ command }) => values.all && command === undefined);
	const wrong = [...faults, ...absent.map(({ name }) => `${name} is not installed`)];
	console.log(wrong.length === 0 ? 'Every answer is as it should be.' : wrong.join('\n'));
	process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
	reportFailure(error, '');
}
