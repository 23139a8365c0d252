import type { Page } from '@playwright/test';

/**
 * Returns the name of a script that loads on demand. Tests refer to it by the start of the name, such as `ContactForm`.
 * Returns nothing for the script of every page (`src/client/page.ts`).
 */
const fileOf = (url: string): string | undefined => /\/_astro\/(?!BaseLayout\.)([^/?]+\.js)/.exec(url)?.[1];
const everyScript = (url: URL): boolean => fileOf(url.pathname) !== undefined;

/** Matches the address of the script of every page. */
export const pageScript = '**/_astro/BaseLayout.*.js';

/** Returns a list of script files, which grows as the page requests them. */
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
	await page.route(everyScript, async (route) => {
		await promise;
		await route.continue();
	});
	return () => resolve(undefined);
}

interface Failure {
	/** How many requests for each file fail (default: all). */
	times?: number;
	/** Which files fail, by the start of their names (default: every script). */
	names?: readonly string[];
}

/**
 * Aborts requests for scripts that load on demand.
 * @returns how many requests for each file have failed so far.
 */
export async function failScripts(page: Page, { times = Infinity, names }: Failure = {}): Promise<Map<string, number>> {
	const failures = new Map<string, number>();
	await page.route(everyScript, async (route) => {
		const file = fileOf(route.request().url()) ?? '';
		const isMeant = names?.some((name) => file.startsWith(`${name}.`)) ?? true;
		const soFar = failures.get(file) ?? 0;
		if (!isMeant || soFar >= times) return route.continue();
		failures.set(file, soFar + 1);
		return route.abort('connectionreset');
	});
	return failures;
}

/** What browsers and islands log when scripts fail to load. */
export const scriptFailureLogs = [/net::ERR_CONNECTION_RESET/, /An island could not be loaded/, /\[astro-island\]/];
