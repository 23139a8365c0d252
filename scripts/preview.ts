// npm run preview: serves dist/ as a static host would.
import './lib/plain-errors.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap.mjs';
import { assertFree, portNumber } from './lib/ports.ts';
import { serveFolder } from './lib/static-server.ts';

const { values } = parseArgs({
	options: {
		port: { type: 'string', default: '4323' },
		base: { type: 'string', default: process.env['BASE_PATH'] ?? '' },
	},
});

const folder = join(root, 'dist');
if (!existsSync(join(folder, 'index.html'))) throw new Error('dist/ does not exist yet. Run: npm run build');
const port = portNumber(values.port);
await assertFree(port, 'npm run preview -- --port 5000');
const { origin } = await serveFolder({ folder, port, base: values.base });
console.log(`dist/ at ${origin}${values.base}`);
