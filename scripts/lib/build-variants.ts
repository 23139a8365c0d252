import { Services } from '../services/client.ts';
import { startServices } from '../services/server.ts';
import { buildSite, type LocalBuild } from './build.ts';
import type { RunResult } from './process.ts';
import { servicesPort, variants } from './variants.ts';

/**
 * Builds what the tests visit, unless nothing has changed, with the local services that a build asks for posts. One
 * after the other: builds of one project share Astro's cache.
 */
export async function buildVariants(): Promise<RunResult> {
	const services = await startServices({ port: servicesPort, database: ':memory:', control: true });
	// A build is no page of a site: its calls name no origin.
	const backend = new Services('none');
	let told = '';
	try {
		for (const variant of Object.values<LocalBuild>(variants)) {
			await backend.order({ blogs: variant.posts && { posts: [...variant.posts] } });
			const { state, output } = await buildSite(variant);
			if (state === 'failed') return { ok: false, output: `${output}\n.local/${variant.name} was not built.\n` };
			told += `.local/${variant.name}: ${state}\n`;
		}
		return { ok: true, output: told };
	} finally {
		await services.close();
	}
}
