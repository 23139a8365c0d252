import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { readLocalPosts } from '../../lib/blog/build/local-posts.ts';
import { checkContent } from './check-content.ts';
import { findPlaceholders } from './placeholders.ts';

/** Stops the build on wrong records in `content/`, all in one report, and says how many placeholders remain. */
export function contentReport(): AstroIntegration {
	return {
		name: 'content-report',
		hooks: {
			'astro:config:setup': async ({ config, command, logger }) => {
				if (command === 'preview') return;
				const root = fileURLToPath(config.root);
				const faults = await checkContent(root);
				const posts = await readLocalPosts(fileURLToPath(new URL('content/blog', config.root))).catch(
					(error: unknown) => String(error instanceof Error ? error.message : error),
				);
				const reports = [faults.length > 0 ? formatFaults(faults) : '', typeof posts === 'string' ? posts : ''].filter(
					Boolean,
				);
				if (reports.length > 0) throw new Error(reports.join('\n'));
				if (command !== 'build') return;
				const { length } = await findPlaceholders(root);
				if (length > 0) logger.warn(`${length} placeholders remain in content/; npm run launch-check lists them`);
			},
		},
	};
}
