import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { checkLocalPosts } from '../../lib/blog/build/local-posts.ts';
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
				const posts = await checkLocalPosts(join(root, 'content/blog'), join(root, 'public'));
				const faults = [...(await checkContent(root)), ...posts.faults];
				if (faults.length > 0) throw new Error(formatFaults(faults));
				if (command !== 'build') return;
				const { length } = await findPlaceholders(root);
				if (length > 0) logger.warn(`${length} placeholders remain in content/; npm run launch-check lists them`);
			},
		},
	};
}
