import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { content, followContent } from '../lib/build/content/model.ts';
import { readRedirects } from '../lib/build/content/redirects.ts';
import { dispatchModule, pageModule } from '../lib/build/site/block-module.ts';
import { folderOfRecords, pagePath, type PageFolder } from '../schemas/collections.ts';

/**
 * The file name of the module that, on the development server, passes each request on to the module of the requested
 * page.
 */
const DISPATCH = 'any-page.astro';

const kinds: readonly PageFolder[] = ['services', 'pages'];

interface Route {
	pattern: string;
	/** The module that renders the page. */
	entrypoint: string;
}

/**
 * Writes a module for each valid page, and deletes the modules of pages that no longer exist. Leaves a module alone if
 * its text would not change.
 */
function writeModules(root: string, folder: string): Route[] {
	const src = relative(folder, join(root, 'src')).split(sep).join('/');
	const { entries } = content();
	const named = new Set(entries.projects.flatMap(({ data }) => data.services));
	const modules = new Map(
		kinds.flatMap((kind) =>
			entries[kind].map(({ id, data }) => {
				const route = { pattern: pagePath(kind, id), entrypoint: join(folder, `${kind}-${id}.astro`) };
				return [route, pageModule(id, data, kind, src, named.has(id))] as const;
			}),
		),
	);
	const routes = [...modules.keys()];
	const names = new Set(routes.map(({ entrypoint }) => basename(entrypoint)));
	for (const name of readdirSync(folder)) if (name !== DISPATCH && !names.has(name)) rmSync(join(folder, name));
	for (const [{ entrypoint }, text] of modules) writeIfChanged(entrypoint, text);
	return routes;
}

/** Writes a file only if its text has changed, because the development server reloads every file that is written. */
function writeIfChanged(file: string, text: string): void {
	if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Returns the paths of pages in the last build that no longer exist and have no redirect. */
function lostPages(before: readonly string[], routes: readonly Route[]): string[] {
	const known = new Set([...routes.map(({ pattern }) => pattern), ...readRedirects().map(({ from }) => from)]);
	const pathOf = (name: string): string[] =>
		kinds
			.filter((kind) => name.startsWith(`${kind}-`))
			.map((kind) => pagePath(kind, name.slice(kind.length + 1, -'.astro'.length)));
	return before.flatMap(pathOf).filter((path) => !known.has(path));
}

/**
 * Adds a route for each page of blocks in `content/`. Each page has a small module that imports only the blocks it
 * shows. On the development server, one route passes each request on to the right module, and the modules are rewritten
 * when the content changes.
 */
export function blockPages(): AstroIntegration {
	return {
		name: 'block-pages',
		hooks: {
			'astro:config:setup': ({ config, command, createCodegenDir, injectRoute, logger }) => {
				if (command !== 'build' && command !== 'dev') return;
				const folder = join(fileURLToPath(createCodegenDir()), 'pages');
				mkdirSync(folder, { recursive: true });
				const before = readdirSync(folder);
				const write = () => writeModules(fileURLToPath(config.root), folder);
				const routes = write();
				if (command === 'dev') {
					const entrypoint = join(folder, DISPATCH);
					writeIfChanged(entrypoint, dispatchModule());
					for (const kind of kinds) injectRoute({ pattern: `${folderOfRecords[kind].path}[page]`, entrypoint });
					followContent('block-pages', () => void write());
					return;
				}
				for (const route of routes) injectRoute(route);
				for (const path of lostPages(before, routes))
					logger.warn(`${path} is no longer a page. Add it to content/redirects.yaml to redirect its links.`);
			},
		},
	};
}
