// npm run edit: the site with live reload, and beside it a page on which the team changes everything in content/.
import './lib/plain-errors.ts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { bundlePage } from '../src/editing/bundle.ts';
import { root } from './bootstrap.mjs';
import { editServer } from './edit/server.ts';
import { localOptions, readPorts, runDevSite } from './lib/local.ts';
import { assertFree, listen } from './lib/ports.ts';
import { runTool } from './lib/process.ts';

const ports = await readPorts(parseArgs({ options: localOptions }).values, 'npm run edit');
// The third of the three addresses.
const port = Math.max(ports.site, ports.services) + 1;
await assertFree(port, 'npm run edit -- --port 5000 --services-port 5001');
const site = `http://localhost:${ports.site}`;
const token = randomBytes(24).toString('base64url');
const page = await bundlePage('main.tsx', { connect: "'self'", frame: site });
const check = async (): Promise<string> => {
	const { ok, output } = await runTool('scripts/check-content.ts', ['--without-settings']);
	return ok ? '' : output;
};
const server = await listen(editServer({ root, token, site, page, check }), port);
console.log(`Editing page:  ${server.origin}/#token=${token}  (for you alone; it works while this command runs)`);
await runDevSite(ports);
await server.close();
