import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { checkLocalPosts } from '../../lib/blog/build/local-posts.ts';
import { formatFaults, type ContentFault } from '../../lib/content/content-fault.ts';
import { readContent } from '../../lib/content/content-file.ts';
import { readPageFiles } from '../../lib/content/page-files.ts';
import { readProjectFiles } from '../../lib/content/project-files.ts';
import { listOfRecords, oneRecord } from '../../schemas/collections.ts';
import type { BuildSettings } from '../build-settings.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { checkColours } from './check-colours.ts';
import { checkFiles, checkMark } from './check-files.ts';
import { checkPaths, type ShownPosts } from './check-paths.ts';
import { checkReferences } from './check-references.ts';
import { findPlaceholders } from './placeholders.ts';

/** Checks the folders with one record a file. */
function checkFolders(root: string): ContentFault[] {
	const services = readPageFiles(root, 'services');
	const projects = readProjectFiles(root);
	const faults = [...services, ...readPageFiles(root, 'pages'), ...projects].flatMap((page) => page.faults);
	const isEmpty = { services: services.length === 0, projects: projects.length === 0 };
	const empty = Object.entries(isEmpty).flatMap(([folder, is]): ContentFault[] =>
		is ? [{ file: `content/${folder}/`, field: '', found: 'no file', expected: `one a ${folder.slice(0, -1)}` }] : [],
	);
	return [...faults, ...empty];
}

/**
 * Checks everything in `content/` and the pictures that it names; gives all faults of all files.
 * @param posts which posts links may lead to: all of `content/blog/`, where nothing else is said.
 */
export async function checkContent(
	root: string,
	posts: ShownPosts = { today: null, hasBackend: false },
): Promise<ContentFault[]> {
	const sources: { file: string; schema: z.ZodType }[] = [
		...Object.values(oneRecord),
		...Object.values(listOfRecords).map(({ file, schema, least }) => ({ file, schema: z.array(schema).min(least) })),
	];
	const local = await checkLocalPosts(join(root, 'content/blog'), join(root, 'public'));
	const faults = [
		...sources.flatMap((source) => readContent(source, root).faults),
		...checkFolders(root),
		...checkFiles(root),
		...checkColours(root),
		...checkMark(root),
		...local.faults,
		...checkReferences(root),
		...checkPaths(root, local, posts),
		...(await checkPictures(root)),
	];
	// Checks that read a file again find its own faults again.
	const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
	return [...once.values()].sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
}

/** While something is wrong, every page of the development server is the report; the page is back when it is mended. */
function showInPages({ config, middlewares, watcher, ws }: ViteDevServer, root: string, check: () => Promise<string>) {
	const folders = ['content', 'src/assets', 'public/images'].map((name) => join(root, name));
	let report = check();
	const show = (message: string) => {
		// Astro's view of an error has a title, too, and shows the rest below the words 'Stack Trace'.
		const stack = 'Mend it and save the file: the page comes back by itself.';
		ws.send({ type: 'error', err: { title: 'Something in content/ is wrong', message, stack } as ErrorPayload['err'] });
	};
	ws.on('connection', () => {
		void report.then((faults) => faults && show(faults));
	});
	middlewares.use((request, response, next) => {
		void report.then((faults) => {
			if (faults === '' || !request.headers.accept?.includes('text/html')) return next();
			response.setHeader('content-type', 'text/html');
			response.end(
				`<!doctype html><title>content/</title><script type="module" src="${config.base}@vite/client"></script>`,
			);
		});
	});
	watcher.add(folders);
	watcher.on('all', (_event, path) => {
		if (!folders.some((folder) => path.startsWith(folder))) return;
		const before = report;
		report = check();
		void Promise.all([before, report]).then(([old, faults]) => {
			if (faults) show(faults);
			else if (old) ws.send({ type: 'full-reload' });
		});
	});
}

/**
 * Stops the build on wrong records in `content/` and pictures that cannot be used, all in one report, and says how many
 * placeholders remain; a development server goes on and shows the report.
 */
export function contentReport({ today, backendUrl }: Pick<BuildSettings, 'today' | 'backendUrl'>): AstroIntegration {
	const hasBackend = backendUrl !== undefined;
	let root = '';
	return {
		name: 'content-report',
		hooks: {
			'astro:config:setup': async ({ config, command, logger }) => {
				root = fileURLToPath(config.root);
				if (command !== 'build') return;
				const faults = await checkContent(root, { today, hasBackend });
				if (faults.length > 0) {
					const error = new Error(formatFaults(faults));
					// Where the code stopped says nothing to an editor.
					delete error.stack;
					throw error;
				}
				const { length } = findPlaceholders(root);
				if (length > 0) logger.warn(`${length} placeholders remain in content/; npm run launch-check lists them`);
			},
			'astro:server:setup': ({ server }) =>
				// A development server shows posts before their day.
				showInPages(server, root, async () => {
					const faults = await checkContent(root, { today: null, hasBackend });
					return faults.length > 0 ? formatFaults(faults) : '';
				}),
		},
	};
}
