import { chromium, type Browser } from '@playwright/test';
import { startServices } from '../services/server.ts';
import { servicesPort, variants } from '../lib/variants.ts';
import { findBrowser } from '../lib/browser.ts';
import { buildFolder, buildSite, type LocalBuild } from '../lib/build.ts';
import { serveFolder, type StaticServerOptions } from '../lib/static-server.ts';
import { bestQuality } from './brotli.ts';

/** What weighing needs: a browser and the two builds, served as a host does. */
export interface Sites {
	browser: Browser;
	/** Origin of the build without a backend, and its folder. */
	plain: string;
	folder: string;
	/** Origin of the build that asks a backend for its posts. */
	backend: string;
	/** Serves another build in the same way. */
	serve: (folder: string) => Promise<string>;
}

async function built(build: LocalBuild): Promise<string> {
	const { state, output } = await buildSite(build);
	if (state === 'failed') throw new Error(`${output}\n.local/${build.name} was not built; see above.`);
	return buildFolder(build.name);
}

/**
 * Builds the site as the end-to-end tests do, unless nothing has changed, and serves it with a browser at hand.
 * Texts are compressed at the best quality, as hosts do that compress ahead of time.
 */
export async function withSites<Result>(
	work: (sites: Sites) => Promise<Result>,
	hosting: Pick<StaticServerOptions, 'quality' | 'latency'> = {},
): Promise<Result> {
	const ends: (() => Promise<void>)[] = [];
	const serve = async (folder: string): Promise<string> => {
		const { origin, close } = await serveFolder({ folder, port: 0, quality: bestQuality, ...hosting });
		ends.push(close);
		return origin;
	};
	try {
		const services = await startServices({ port: servicesPort, database: ':memory:', control: true });
		ends.push(services.close);
		const folder = await built(variants.static);
		const [plain, backend] = [await serve(folder), await serve(await built(variants.backend))];
		const browser = await chromium.launch({
			executablePath: await findBrowser(),
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
		});
		ends.push(() => browser.close());
		return await work({ browser, plain, folder, backend, serve });
	} finally {
		for (const end of ends.reverse()) await end();
	}
}
