// Prints the HTML of pages as JSON, from a build or from the development server of the given project. Runs in a
// separate process, because Vitest replaces some of Astro's modules.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { type AstroInlineConfig, type AstroIntegration, build, dev } from 'astro';
import { pageStyles } from '../page-styles.ts';

const [command, root = '', ...pages] = process.argv.slice(2);
const madePage: AstroIntegration = {
	name: 'made-page',
	hooks: {
		'astro:config:setup': ({ injectRoute }) =>
			injectRoute({ pattern: '/made', entrypoint: join(root, '.astro/made.astro') }),
	},
};
const config: AstroInlineConfig = {
	root,
	configFile: false,
	logLevel: 'error',
	devToolbar: { enabled: false },
	build: { format: 'file', inlineStylesheets: 'always' },
	integrations: [react(), madePage, pageStyles()],
	vite: { plugins: [tailwindcss()], cacheDir: join(root, '.vite') },
	server: { port: 0 },
};

async function built(): Promise<string[]> {
	await build(config);
	return Promise.all(pages.map((page) => readFile(join(root, 'dist', `${page}.html`), 'utf8')));
}

async function developed(): Promise<string[]> {
	const server = await dev(config);
	const address = `http://localhost:${String(server.address.port)}`;
	const html = await Promise.all(pages.map(async (page) => (await fetch(`${address}/${page}`)).text()));
	await server.stop();
	return html;
}

process.stdout.write(JSON.stringify(command === 'build' ? await built() : await developed()));
