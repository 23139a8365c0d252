import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { baseOf, variants, type Variant } from '../lib/variants.ts';
import { buildFolder, buildSite } from '../lib/build.ts';
import type { RunResult } from '../lib/process.ts';
import { root } from '../lib/root.ts';
import { canonicalOf } from './judge.ts';
import { askHosts, type HostsReport } from './run.ts';

/** Which servers are asked: those that need no install, those that are installed, or all, each missing one a fault. */
export type Choice = 'own' | 'installed' | 'all';

/** The two builds that are asked for, at the root of a host and under a sub-path; neither needs a backend. */
const asked: readonly Variant[] = ['static', 'base'];

/** Asks the servers for a folder that is built already. */
async function askFolder(folder: string, base: string, choice: Choice): Promise<HostsReport> {
	const home = canonicalOf(await readFile(join(folder, 'index.html'), 'utf8'));
	if (home === undefined) throw new Error(`${folder}/index.html names no canonical address.`);
	return askHosts({ folder, base, site: new URL(home).origin }, choice === 'own' ? 'own' : 'all');
}

const legend =
	'+1: after one redirect; forwards: a page that sends its visitors on; 0 s: kept, but asked about at each visit.';

/** The report of one build; its tables only where they are wanted. */
function print(report: HostsReport, title: string, choice: Choice, withTables: boolean): RunResult {
	const { tables, faults, missing, servers, addresses } = report;
	const absent = missing.map((name) => `not installed, so not asked: ${name}`);
	const wrong = choice === 'all' ? [...faults, ...absent] : faults;
	const asked = `${addresses} addresses of ${servers} servers`;
	const verdict =
		wrong.length === 0 ? `${title}: ${asked}, every answer as it should be.` : `${title}: ${asked}, to settle:`;
	const lines = wrong.map((fault) => `  ${fault}`);
	const notes = choice === 'installed' ? absent : [];
	const output = [...(withTables ? [tables, '', legend, ''] : []), ...notes, verdict, ...lines, ''].join('\n');
	return { ok: wrong.length === 0, output };
}

/** Asks the servers for one folder. @param base the sub-path that it was built for. */
export async function checkFolder(folder: string, base: string, choice: Choice): Promise<RunResult> {
	const title = `${relative(root, folder)} at ${base}`;
	// The answers under a sub-path are the same ones; only what is wrong with them is of interest.
	return print(await askFolder(folder, base, choice), title, choice, choice !== 'own' && base === '/');
}

/** Builds what has changed and asks the servers for it, at the root of a host and under a sub-path. */
export async function checkHosts(choice: Choice): Promise<RunResult> {
	const results: RunResult[] = [];
	for (const variant of asked) {
		const built = await buildSite(variants[variant]);
		if (built.state === 'failed') return { ok: false, output: built.output };
		results.push(await checkFolder(buildFolder(variants[variant].name), baseOf(variant), choice));
	}
	return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('\n') };
}
