// npm run hosts: serves the built site with every installed server, requests every address, and prints the tables for
// docs/hosting.md. `-- --own` tests only the servers that come with the project; npm test uses this option. `-- --all`
// fails if a server is missing; the workflow uses this option. `-- --json FILE` writes the names of the servers to a
// file.
import './lib/plain-errors.ts';
import { chmod, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { hostingRules } from '../src/lib/build/hosting/hosting-rules.ts';
import { isHostOnly, readRedirects } from '../src/lib/build/content/redirects.ts';
import { canonicalUrl, href } from '../src/lib/shared/site/urls.ts';
import { ask, type Answer } from './hosts/ask.ts';
import { servers, type HostKind, type HostServer } from './hosts/servers.ts';
import { isInstalled, startServer } from './hosts/start-server.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { baseOf, canonicalOrigin, siteOf, variants, type Variant } from './lib/variants.ts';

const { values } = parseArgs({
	options: {
		own: { type: 'boolean', default: false },
		all: { type: 'boolean', default: false },
		json: { type: 'string' },
	},
});

const within = ['200', '200 +1'];
const forwards = ['200 forwards', '200 +1 forwards'];

/** The responses that are correct for each kind of host. */
const expected = {
	'the home page': { stock: ['200'], files: ['200'], 'rule files': ['200'], rules: ['200'] },
	'a page': { stock: within, files: ['200'], 'rule files': ['200'], rules: ['200'] },
	'a page, slash at its end': { stock: within, files: within, 'rule files': within, rules: within },
	'a redirect': { stock: forwards, files: forwards, 'rule files': ['200 +1'], rules: ['200 +1'] },
	// On file systems that ignore case, the host finds the page without a redirect.
	'a redirect that differs in case': {
		stock: ['404', ...within],
		files: ['404 ours', ...within],
		'rule files': ['200 +1'],
		rules: ['200 +1'],
	},
	// The 404 page forwards visitors and opens posts newer than the build.
	'an unknown address': { stock: ['404'], files: ['404 ours'], 'rule files': ['404 ours'], rules: ['404 ours'] },
	'a post newer than the build': { stock: ['404'], files: ['404 ours'], 'rule files': ['404 ours'], rules: ['200'] },
} satisfies Record<string, Record<HostKind, string[]>>;

/** The subject of a test, the path to request, and the path of the expected page, if any. */
type Address = [what: keyof typeof expected, path: string, page?: string];

/**
 * Lists the addresses to request.
 * @param pages the paths in the sitemap.
 * @param site the folder with the site's content, which includes its redirects.
 */
const addressesOf = (pages: readonly string[], site: string): Address[] => [
	...pages.flatMap((path): Address[] =>
		path === '/'
			? [['the home page', path, path]]
			: [
					['a page', path, path],
					['a page, slash at its end', `${path}/`, path],
				],
	),
	...readRedirects(site).map((entry): Address => [
		isHostOnly(entry) ? 'a redirect that differs in case' : 'a redirect',
		entry.from,
		entry.to,
	]),
	['an unknown address', '/no-such-page'],
	['a post newer than the build', '/blog/a-post-newer-than-the-build'],
];

const caching = ({ headers }: Answer): string =>
	(headers.get('cache-control') ?? 'none')
		.replace('public, ', '')
		.replace('max-age=31536000', '1 year')
		.replace('max-age=0', '0 s');

/** Checks how a host sends files: caching, headers, compression and types. */
async function sendingOf(at: (path: string) => Promise<Answer>, asset: string, base: string) {
	const [page, list, markdown] = [await at('/'), await at('/api/blogs/allblogs'), await at('/index.md')];
	const wanted = Object.entries(hostingRules(base).security);
	const secured = wanted.filter(([name, value]) => page.headers.get(name) === value).length;
	const header = ({ headers }: Answer, name: string): string => headers.get(name) ?? 'none';
	const markdownFound = `${header(markdown, 'content-type')}, ${header(markdown, 'x-robots-tag')}`;
	return [
		['pages cached', caching(page), /0 s/],
		['hashed files cached', caching(await at(asset)), /1 year, immutable/],
		['hashed files that are missing', caching(await at('/_astro/no-such-file.js')), /^((?!immutable).)*$/],
		['security headers', `${secured} of ${wanted.length}`, /^(\d+) of \1$/],
		['compressed', header(page, 'content-encoding'), /gzip/],
		['type of the blog list', header(list, 'content-type'), /^application\/json/],
		['Markdown of a page', markdownFound, /^text\/markdown; charset=utf-8, noindex$/i],
		['a rule file', (await at('/_headers')).summary, /^(?!200)/],
	] as const;
}

/** One server's responses, and the problems found in them. */
interface Column {
	name: string;
	cells: Map<string, Set<string>>;
	problems: string[];
}

/** Requests every address of the build in `top/root` from one server, under the variant's sub-path. */
async function askServer(server: HostServer, kind: HostKind, top: string, variant: Variant): Promise<Column> {
	const base = baseOf(variant);
	const root = join(top, 'root');
	const folder = join(root, base);
	const work = await mkdtemp(join(top, 'work-'));
	await chmod(work, 0o777);
	const stage = { root, folder, work, port: await getPort() };
	const { origin, close } = await startServer(server, stage);
	const at = (path: string) => ask(origin, href(path, base));
	const column: Column = { name: server.name, cells: new Map(), problems: [] };
	const note = (what: string, found: string, problem: string | undefined): void => {
		column.cells.set(what, (column.cells.get(what) ?? new Set()).add(found));
		if (problem !== undefined) column.problems.push(`${server.name}: ${problem}`);
	};
	try {
		for (const [what, path, page] of addressesOf(await sitemapPaths(folder), siteOf(variant))) {
			const { summary, canonical } = await at(path);
			const allowed: readonly string[] = expected[what][kind];
			const isRight =
				allowed.includes(summary) &&
				(page === undefined || !summary.startsWith('200') || canonical === canonicalUrl(page, canonicalOrigin, base));
			const problem = `${path} answers ${summary} with the page ${canonical}; it should answer ${allowed.join(' or ')} with ${page}.`;
			note(what, summary, isRight ? undefined : problem);
		}
		const asset = (await readdir(join(folder, '_astro'))).find((file) => file.endsWith('.js'));
		const follows = kind === 'rules' || kind === 'rule files';
		for (const [what, found, right] of await sendingOf(at, `/_astro/${asset}`, base))
			note(what, found, follows && !right.test(found) ? `${what}: ${found} is wrong.` : undefined);
		return column;
	} finally {
		await close();
	}
}

function tableOf(columns: readonly Column[]): string {
	const rows = [...(columns[0]?.cells.keys() ?? [])].map((what) => [
		what,
		...columns.map(({ cells }) => [...(cells.get(what) ?? [])].join(' or ')),
	]);
	const head = ['', ...columns.map(({ name }) => name)];
	return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const asked = servers.filter(({ isOwn }) => isOwn || !values.own);
const installed = asked.filter(({ command }) => isInstalled(command));
const absent = asked.filter((server) => !installed.includes(server)).map(({ name }) => `${name} is not installed.`);
if (!values.all) console.log(absent.join('\n'));
const problems = values.all ? absent : [];
for (const variant of ['delivered', 'base'] as const) {
	await buildSite(variants[variant]);
	const base = baseOf(variant);
	// Uses the system's temporary folder, because servers may run as a user without access to the project.
	const top = await mkdtemp(join(tmpdir(), 'hosts-'));
	try {
		await chmod(top, 0o755);
		await cp(buildFolder(variants[variant].name), join(top, 'root', base), { recursive: true });
		const columns: Column[] = [];
		for (const server of installed) {
			const kind = base === '/' ? server.kind : server.kindBelow;
			if (kind !== undefined) columns.push(await askServer(server, kind, top, variant));
		}
		// Prints the table only once, because the responses under a sub-path are the same.
		if (base === '/' && !values.own) console.log(`\n${tableOf(columns)}\n`);
		problems.push(...columns.flatMap((column) => column.problems));
	} finally {
		await rm(top, { recursive: true, force: true });
	}
}
if (values.json && problems.length === 0)
	await writeFile(values.json, JSON.stringify(installed.map(({ name }) => name)));
console.log(problems.length === 0 ? 'Every response is correct.' : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
