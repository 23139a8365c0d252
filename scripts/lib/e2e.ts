import { servicesPort, variants } from './variants.ts';
import { Services } from '../services/client.ts';
import { startServices } from '../services/server.ts';
import { findBrowser } from './browser.ts';
import { buildSite, type LocalBuild } from './build.ts';
import { askedEngines, installedEngines, requireEngines } from './engines.ts';
import { runTool, since, type RunResult } from './process.ts';

/** Builds what the end-to-end tests visit, one after the other, with the services that a build asks for posts. */
export async function buildVariants(): Promise<RunResult> {
	const services = await startServices({ port: servicesPort, database: ':memory:', control: true });
	// A build is no page of a site: its calls name no origin.
	const backend = new Services('none');
	try {
		for (const variant of Object.values<LocalBuild>(variants)) {
			const start = performance.now();
			await backend.order({ blogs: variant.posts && { posts: [...variant.posts] } });
			const { state, output } = await buildSite(variant);
			if (state === 'failed') return { ok: false, output: `${output}\n.local/${variant.name} was not built.\n` };
			console.log(`.local/${variant.name}: ${state} (${since(start)})`);
		}
		return { ok: true, output: '' };
	} finally {
		await services.close();
	}
}

/**
 * Runs Playwright on the builds; its report goes to `.local/reports/playwright.json`.
 * @param args its arguments; without a `--project` it runs in Chromium, which is installed where it is missing.
 */
export async function runPlaywright(args: readonly string[]): Promise<RunResult> {
	const asked = askedEngines(args);
	const env = asked.includes('chromium') ? { ...process.env, CHROME_PATH: await findBrowser() } : process.env;
	requireEngines(
		asked.filter((engine) => engine !== 'chromium'),
		installedEngines(),
	);
	const project = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=chromium'];
	return runTool('playwright', ['test', ...project, ...args], { env, live: true });
}
