import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addressesOf, type Address } from './addresses.ts';
import { ask } from './ask.ts';
import { judgeSending, sendingOf } from './headers.ts';
import { cellOf, judge } from './judge.ts';
import { freePort } from './process.ts';
import { addressTable, headerTable, type ServerResult } from './report.ts';
import { apacheServers } from './servers/apache.ts';
import { caddyServers } from './servers/caddy.ts';
import { nginxServers } from './servers/nginx.ts';
import { ownServers } from './servers/own.ts';
import { serveServers } from './servers/serve.ts';
import type { HostServer } from './servers/server.ts';
import { stageSite, type Stage } from './stage.ts';

/** A build and where it is to live. */
export interface HostedBuild {
	folder: string;
	/** The sub-path, `/` where there is none. */
	base: string;
	/** The origin in its canonical links. */
	site: string;
}

export interface HostsReport {
	/** Both tables in Markdown. */
	tables: string;
	/** One line for each broken rule. */
	faults: string[];
	/** The servers that could not be asked. */
	missing: string[];
	/** How many servers were asked, and for how many addresses each. */
	servers: number;
	addresses: number;
}

const [python, ...ours] = ownServers;
const allServers: readonly HostServer[] = [
	...(python ? [python] : []),
	...nginxServers.slice(0, 1),
	...apacheServers,
	...caddyServers.slice(0, 1),
	...serveServers,
	...ours,
	...nginxServers.slice(1),
	...caddyServers.slice(1),
];

/** The first file of a folder of the build that ends so, as a path. */
async function firstPath(folder: string, under: string, ending: string): Promise<string> {
	const file = (await readdir(join(folder, under))).filter((name) => name.endsWith(ending)).sort()[0];
	if (file === undefined) throw new Error(`${join(folder, under)} has no ${ending} file; build the site first.`);
	return `/${under}/${file}`;
}

interface Asked extends ServerResult {
	faults: string[];
}

async function askServer(
	server: HostServer,
	stage: Stage,
	addresses: readonly Address[],
	asset: string,
): Promise<Asked | undefined> {
	const start = server.find();
	if (start === undefined) return undefined;
	const isBare = server.knowsOnlyRootErrorPage === true && stage.base !== '/';
	const kind = isBare ? 'stock' : server.kind;
	const { origin, close } = await start(stage, await freePort());
	try {
		const faults: string[] = [];
		const cells: string[] = [];
		for (const address of addresses) {
			const answer = await ask(origin, address.path);
			cells.push(cellOf(answer));
			const fault = judge(server.name, kind, address, answer);
			if (fault !== undefined) faults.push(fault);
		}
		const sending = await sendingOf(origin, stage.base, asset);
		return {
			name: server.name,
			cells,
			sending,
			faults: [...faults, ...judgeSending(server.name, server.kind, sending)],
		};
	} finally {
		await close();
	}
}

/**
 * Asks every installed server for every address of a build.
 * @param which `own` leaves out the servers that have to be installed.
 */
export async function askHosts(build: HostedBuild, which: 'own' | 'all'): Promise<HostsReport> {
	const servers = which === 'own' ? ownServers : allServers;
	const post = (await firstPath(build.folder, 'blog', '.html')).replace(/\.html$/, '');
	const asset = await firstPath(build.folder, '_astro', '.js');
	const stage = await stageSite(build.folder, build.base);
	try {
		const addresses = addressesOf(post.replace('/blog/index', '/blog'), build.base, build.site);
		const results: Asked[] = [];
		const missing: string[] = [];
		for (const server of servers) {
			const result = await askServer(server, stage, addresses, asset);
			if (result) results.push(result);
			else missing.push(`${server.name}${server.package ? ` (${server.package})` : ''}`);
		}
		const paths = addresses.map(({ path }) => path);
		const tables = `${addressTable(paths, results)}\n\n${headerTable(results)}`;
		const faults = results.flatMap((result) => result.faults);
		return { tables, faults, missing, servers: results.length, addresses: addresses.length };
	} finally {
		await stage.remove();
	}
}
