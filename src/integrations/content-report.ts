import { join } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { checkContent } from '../lib/build/content/check-content.ts';
import { refreshContent, tellFollowers } from '../lib/build/content/model.ts';
import { findPlaceholders } from '../lib/build/content/placeholders.ts';
import { formatProblems } from '../lib/shared/content/problem.ts';
import { siteFolder } from '../lib/build/content/site-folder.ts';
import type { BuildSettings } from '../lib/build/site/build-settings.ts';

/** While something is wrong, every page of the development server is the report; the page is back when it is mended. */
function showInPages({ config, middlewares, watcher, ws }: ViteDevServer, check: () => Promise<string>) {
	const folders = ['content', 'src/assets', 'public/images'].map((name) => join(siteFolder(), name));
	let report = check();
	const show = (message: string) => {
		// Astro's view of an error has a title, too, and shows the rest below the words 'Stack Trace'.
		const stack = 'Mend it and save the file: the page comes back by itself.';
		ws.send({ type: 'error', err: { title: 'Something in content/ is wrong', message, stack } as ErrorPayload['err'] });
	};
	ws.on('connection', () => {
		void report.then((problems) => problems && show(problems));
	});
	middlewares.use((request, response, next) => {
		void report.then((problems) => {
			if (problems === '' || !request.headers.accept?.includes('text/html')) return next();
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
		// One after the other, so that an older look never has the last word.
		report = before.then(check);
		void Promise.all([before, report]).then(([old, problems]) => {
			if (problems) show(problems);
			else if (old) ws.send({ type: 'full-reload' });
		});
	});
}

/**
 * Stops the build on wrong records in `content/` and pictures that cannot be used, all in one report, and says how many
 * example values are left; a development server goes on, shows the report, and gives Astro the records once all are right.
 */
export function contentReport({ today, backendUrl }: Pick<BuildSettings, 'today' | 'backendUrl'>): AstroIntegration {
	const hasBackend = backendUrl !== undefined;
	return {
		name: 'content-report',
		hooks: {
			'astro:config:setup': async ({ command, logger }) => {
				if (command !== 'build') return;
				const model = refreshContent();
				const problems = await checkContent(model, { today, hasBackend });
				if (problems.length > 0) {
					const error = new Error(formatProblems(problems));
					// Where the code stopped says nothing to an editor.
					delete error.stack;
					throw error;
				}
				const { length } = findPlaceholders(model);
				if (length === 0) return;
				const [left, them] = length === 1 ? ['value is', 'it'] : ['values are', 'them'];
				logger.warn(`${length} example ${left} left in content/; npm run launch-check lists ${them}`);
			},
			'astro:server:setup': ({ server, logger }) =>
				showInPages(server, () =>
					reportOf(logger, async () => {
						// A development server shows posts before their day.
						const problems = await checkContent(refreshContent(), { today: null, hasBackend });
						if (problems.length > 0) return formatProblems(problems);
						// Astro's own way to load anew does nothing while it reads its configuration again, as after every edit of YAML.
						await tellFollowers();
						return '';
					}),
				),
		},
	};
}

/** Whatever goes wrong while looking is a report, too: a page that waits for it must not wait for ever. */
async function reportOf(logger: AstroIntegrationLogger, look: () => Promise<string>): Promise<string> {
	try {
		return await look();
	} catch (error) {
		logger.error(String(error));
		return `content/ could not be read: ${String(error)}`;
	}
}
