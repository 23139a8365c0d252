// npm run launch-check: builds the site with the team's own settings and lists all that is left to settle before it
// goes live; --folder dist checks a build that is there already; --structured-data prints what pages tell search engines.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readSettings } from '../src/integrations/build-settings.ts';
import { launchCheck } from './launch-check/check.ts';
import { formatReport } from './launch-check/report.ts';
import { readSite } from './launch-check/site.ts';
import { structuredDataTable } from './launch-check/structured-data/table.ts';
import { buildFolder } from './lib/build.ts';
import { reportFailure } from './lib/ports.ts';
import { runTool } from './lib/process.ts';
import { root } from './lib/root.ts';

const { values } = parseArgs({
	options: { folder: { type: 'string' }, 'structured-data': { type: 'boolean', default: false } },
});

async function build(): Promise<{ folder: string } | { failed: string }> {
	const folder = buildFolder('launch-check');
	console.log('Building the site with your settings …');
	const { ok, output } = await runTool('astro', ['build', '--outDir', relative(root, folder)]);
	return ok ? { folder } : { failed: output.trim().split('\n').slice(-30).join('\n') };
}

async function builtBefore(folder: string): Promise<{ folder: string }> {
	if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built site.`);
	return { folder };
}

const { folder } = values;
const findBuild = folder === undefined ? build : () => builtBefore(resolve(folder));

async function printStructuredData(): Promise<void> {
	const built = await findBuild();
	if ('failed' in built) throw new Error(built.failed);
	console.log(structuredDataTable(await readSite(built.folder, readSettings(loadEnv('', root, '')))));
}

async function check(): Promise<void> {
	const { findings, notes } = await launchCheck({
		root,
		env: loadEnv('', root, ''),
		build: findBuild,
	});
	console.log(formatReport(findings, notes));
	process.exitCode = findings.length === 0 ? 0 : 1;
}

try {
	await (values['structured-data'] ? printStructuredData() : check());
} catch (error) {
	reportFailure(error, '');
}
