// npm run preview: serves dist/, as `npm run build` left it, the way a static host does.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { portNumber, reportFailure } from './lib/ports.ts';
import { root } from './lib/root.ts';
import { serveFolder } from './lib/static-server.ts';

const { values } = parseArgs({
	options: {
		port: { type: 'string', default: '4323' },
		base: { type: 'string', default: process.env['BASE_PATH'] ?? '' },
		plain: { type: 'boolean', default: false },
	},
});

try {
	const folder = join(root, 'dist');
	if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no dist/ yet. Build it first: npm run build');
	const hosting = values.plain ? 'plain' : 'rules';
	const { origin } = await serveFolder({ folder, port: portNumber(values.port), base: values.base, hosting });
	console.log(`dist/ at ${origin}${values.base}`);
} catch (error) {
	reportFailure(error, 'Choose another one: npm run preview -- --port 5000');
}
