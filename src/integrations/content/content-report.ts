import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { checkLocalPosts } from '../../lib/blog/build/local-posts.ts';
import { formatFaults, type ContentFault } from '../../lib/content/content-fault.ts';
import { readContent } from '../../lib/content/content-file.ts';
import { readPageFiles } from '../../lib/content/page-files.ts';
import { readProjectFiles } from '../../lib/content/project-files.ts';
import { listOfRecords, oneRecord } from '../../schemas/collections.ts';
import { checkColours } from './check-colours.ts';
import { checkFiles, checkMark } from './check-files.ts';
import { checkPaths } from './check-paths.ts';
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

/** Checks everything in `content/`; gives all faults of all files. */
export async function checkContent(root: string): Promise<ContentFault[]> {
	const sources: { file: string; schema: z.ZodType }[] = [
		...Object.values(oneRecord),
		...Object.values(listOfRecords).map(({ file, schema, least }) => ({ file, schema: z.array(schema).min(least) })),
	];
	const posts = await checkLocalPosts(join(root, 'content/blog'), join(root, 'public'));
	const faults = [
		...sources.flatMap((source) => readContent(source, root).faults),
		...checkFolders(root),
		...checkFiles(root),
		...checkColours(root),
		...checkMark(root),
		...posts.faults,
		...checkReferences(root),
		...checkPaths(root),
	];
	// Checks that read a file again find its own faults again.
	const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
	return [...once.values()].sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
}

/** Stops the build on wrong records in `content/`, all in one report, and says how many placeholders remain. */
export function contentReport(): AstroIntegration {
	return {
		name: 'content-report',
		hooks: {
			'astro:config:setup': async ({ config, command, logger }) => {
				if (command === 'preview') return;
				const root = fileURLToPath(config.root);
				const faults = await checkContent(root);
				if (faults.length > 0) {
					const error = new Error(formatFaults(faults));
					// Where the code stopped says nothing to an editor.
					delete error.stack;
					throw error;
				}
				if (command !== 'build') return;
				const { length } = await findPlaceholders(root);
				if (length > 0) logger.warn(`${length} placeholders remain in content/; npm run launch-check lists them`);
			},
		},
	};
}
