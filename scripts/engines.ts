// npm run engines: runs the journeys of e2e/engines in five engines, current and old. Missing engines are installed
// first. The command fails if an engine cannot be installed. To run only some of the engines, name them: `-- firefox
// webkit`. Screenshots and a table of results go to .local/engines.
import './lib/plain-errors.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from './services/server.ts';
import { buildSite } from './lib/build.ts';
import { engineNames, installEngines, type EngineName } from './lib/engines.ts';
import { assertFree } from './lib/ports.ts';
import { runTool } from './lib/process.ts';
import { servicesPort, variants } from './lib/variants.ts';
import { root } from './bootstrap.mjs';

const isEngine = (name: string): name is EngineName => engineNames.some((known) => known === name);

const { positionals, values } = parseArgs({ options: { grep: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !isEngine(name));
if (unknown.length > 0)
	throw new Error(`Unknown engine: ${unknown.join(', ')}. Choose from ${engineNames.join(', ')}.`);
const named = positionals.filter(isEngine);
const engines = named.length > 0 ? named : engineNames;

await assertFree(servicesPort, 'E2E_SERVICES_PORT=5335 npm run engines');
await installEngines(engines);
const services = await startServices({ port: servicesPort, database: ':memory:', control: true });
for (const variant of [variants.backend, variants.delivered]) await buildSite(variant);
for (const name of engines) await rm(join(root, '.local', 'engines', name), { recursive: true, force: true });
const args = [...engines.map((name) => `--project=${name}`), ...(values.grep ? ['--grep', values.grep] : [])];
const { ok } = await runTool('playwright', ['test', '--config=e2e/engines', ...args], { live: true });
await services.close();
const leftOut = engineNames.filter((name) => !engines.includes(name));
if (leftOut.length > 0) console.log(`Not tested: ${leftOut.join(', ')}.`);
process.exitCode = ok ? 0 : 1;
