import type { Page } from '@playwright/test';

/** The site's script files; tests name one by the start of its file, such as `ContactForm`. */
const fileOf = (url: string): string | undefined => /\/_astro\/([^/?]+\.js)/.exec(url)?.[1];
const everyScript = (url: URL): boolean => fileOf(url.pathname) !== undefined;

/** Each script file that a page asks for from now on, in order. */
export function watchScripts(page: Page): string[] {
	const files: string[] = [];
	page.on('request', (request) => {
		const file = fileOf(request.url());
		if (file !== undefined) files.push(file);
	});
	return files;
}

/**
 * Keeps every script back from now on.
 * @returns lets them all go, those asked for later included.
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
	/** How often the requests for one address fail; without it, always. */
	times?: number;
	/** The starts of the files meant; without it, every script. */
	names?: readonly string[];
}

/**
 * Breaks off the requests for scripts.
 * @returns how often each file has failed so far.
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

/** What the browser and the islands write to the console when scripts do not come. */
export const scriptFailureLogs = [/net::ERR_CONNECTION_RESET/, /An island could not be loaded/, /\[astro-island\]/];
