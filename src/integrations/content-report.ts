import { resolve } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { checkContent } from '../lib/build/content/check-content.ts';
import { refreshContent, tellFollowers } from '../lib/build/content/model.ts';
import { formatProblems } from '../lib/shared/content/problem.ts';
import type { BuildSettings } from '../lib/build/site/build-settings.ts';

/** While there are problems, shows the report instead of the requested page on the development server. */
function showInPages({ config, middlewares, watcher, ws }: ViteDevServer, check: () => Promise<string>) {
	const folders = ['content', 'src/assets', 'public/images'].map((name) => resolve(name));
	let report = check();
	const show = (message: string) => {
		// Astro's error page shows `title`, and `stack` below the words 'Stack Trace'.
		const stack = 'Fix the problem and save the file. The page then reloads automatically.';
		ws.send({ type: 'error', err: { title: 'Problems in content/', message, stack } as ErrorPayload['err'] });
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
	const checkAgain = () => {
		const before = report;
		// Checks run one after another, so that an older result never replaces a newer one.
		report = before.then(check);
		void Promise.all([before, report]).then(([old, problems]) => {
			if (problems) show(problems);
			else if (old) ws.send({ type: 'full-reload' });
		});
	};
	watcher.add(folders);
	watcher.on('all', (_event, path) => {
		if (folders.some((folder) => path.startsWith(folder))) checkAgain();
	});
	// Checks again, because the watcher does not report changes to a file before it has found that file.
	watcher.once('ready', checkAgain);
}

/**
 * Stops a build if `content/` or its pictures have problems, and reports all problems at once. Logs how many
 * placeholders are left. A development server keeps running, and shows the report in place of every page until the
 * problems are fixed.
 */
export function contentReport({ today, backendUrl }: Pick<BuildSettings, 'today' | 'backendUrl'>): AstroIntegration {
	const hasBackend = backendUrl !== undefined;
	return {
		name: 'content-report',
		hooks: {
			'astro:config:setup': async ({ command }) => {
				if (command !== 'build') return;
				const problems = await checkContent(refreshContent(), { today, hasBackend });
				if (problems.length > 0) {
					const error = new Error(formatProblems(problems));
					// A stack trace would not help an editor.
					delete error.stack;
					throw error;
				}
			},
			'astro:server:setup': ({ server, logger }) =>
				showInPages(server, () =>
					reportOf(logger, async () => {
						// `today` is null, because a development server also shows drafts and scheduled posts.
						const problems = await checkContent(refreshContent(), { today: null, hasBackend });
						if (problems.length > 0) return formatProblems(problems);
						// While Astro rereads its configuration after a YAML edit, Astro's own reload has no effect.
						await tellFollowers();
						return '';
					}),
				),
		},
	};
}

/** Returns a report even if the check itself fails, because requests for pages wait for a report. */
async function reportOf(logger: AstroIntegrationLogger, look: () => Promise<string>): Promise<string> {
	try {
		return await look();
	} catch (error) {
		logger.error(String(error));
		return `content/ could not be read: ${String(error)}`;
	}
}
