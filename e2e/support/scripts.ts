import type { Page } from '@playwright/test';
import { holdRequests } from './services.ts';

/**
 * Returns the name of a script that loads on demand. Returns nothing for the script of every page
 * (`src/client/page.ts`).
 */
const fileOf = (url: string): string | undefined => /\/_astro\/(?!BaseLayout\.)([^/?]+\.js)/.exec(url)?.[1];
const onDemand = (url: URL): boolean => fileOf(url.pathname) !== undefined;

/** Holds back every script that loads on demand. @returns a function that releases the scripts. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, onDemand);

/**
 * Aborts requests for scripts that load on demand: for all of them, or for those whose names begin with `name`.
 * @returns a function that lets them pass again.
 */
export async function failScripts(page: Page, name = ''): Promise<() => Promise<void>> {
	await page.route(onDemand, (route) =>
		fileOf(route.request().url())?.startsWith(name) ? route.abort('connectionreset') : route.continue(),
	);
	return () => page.unroute(onDemand);
}

/** What browsers and islands log when scripts fail to load. */
export const scriptFailureLogs = [/net::ERR_CONNECTION_RESET/, /An island could not be loaded/, /\[astro-island\]/];
