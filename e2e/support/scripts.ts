import type { Page } from '@playwright/test';

/**
 * Returns the name of a script that loads on demand. Returns nothing for the script of every page
 * (`src/client/page.ts`).
 */
const fileOf = (url: string): string | undefined => /\/_astro\/(?!BaseLayout\.)([^/?]+\.js)/.exec(url)?.[1];
const onDemand = (url: URL): boolean => fileOf(url.pathname) !== undefined;

/** Returns a list of scripts loaded on demand, which grows as the page requests them. */
export function watchScripts(page: Page): string[] {
	const files: string[] = [];
	page.on('request', (request) => {
		const file = fileOf(request.url());
		if (file !== undefined) files.push(file);
	});
	return files;
}

/**
 * Holds back every script that loads on demand.
 * @returns a function that releases those scripts and lets later scripts through.
 */
export async function holdScripts(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	await page.route(onDemand, async (route) => {
		await promise;
		await route.continue();
	});
	return () => resolve(undefined);
}

/** Aborts requests for scripts that load on demand: for all of them, or for those whose names begin with `name`. */
export async function failScripts(page: Page, name = ''): Promise<void> {
	await page.route(onDemand, (route) =>
		fileOf(route.request().url())?.startsWith(name) ? route.abort('connectionreset') : route.continue(),
	);
}

/** What browsers and islands log when scripts fail to load. */
export const scriptFailureLogs = [/net::ERR_CONNECTION_RESET/, /An island could not be loaded/, /\[astro-island\]/];
