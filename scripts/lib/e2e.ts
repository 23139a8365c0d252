import { servicesPort, variants } from '../../e2e/support/setup.ts';
import { startServices } from '../../e2e/services/server.ts';
import { findBrowser } from './browser.ts';
import { buildSite } from './build.ts';
import { runTool, since, type RunResult } from './process.ts';

/** Builds what the end-to-end tests visit, one after the other, with the services that a build asks for posts. */
export async function buildVariants(): Promise<RunResult> {
	const services = await startServices({ port: servicesPort, database: ':memory:', control: true });
	try {
		for (const variant of Object.values(variants)) {
			const start = performance.now();
			const { state, output } = await buildSite(variant);
			if (state === 'failed') return { ok: false, output: `${output}\n.local/${variant.name} was not built.\n` };
			console.log(`.local/${variant.name}: ${state} (${since(start)})`);
		}
		return { ok: true, output: '' };
	} finally {
		await services.close();
	}
}

/** Runs Playwright on the builds; its report goes to `.local/reports/playwright.json`. */
export async function runPlaywright(args: readonly string[]): Promise<RunResult> {
	const env = { ...process.env, CHROME_PATH: await findBrowser() };
	return runTool('playwright', ['test', ...args], { env, live: true });
}
