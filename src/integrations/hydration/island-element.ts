import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';

const SOURCE = 'astro/runtime/server/astro-island.js';
const PREBUILT = /\/astro-island\.prebuilt\.js$/;

/** How Astro's element asks for a file a second time: at another address, under which React would come twice and throw. */
const ITS_RETRY = /getRetryImportUrl\(url\) \{[^]*?(?=handleHydrationError\()/;

/** How ours does: at the same one. Three tries, as one that succeeds may be the first to ask for a file that it imports. */
const OUR_RETRY = `async importWithRetry(url, tries = 3) {
	try {
		return await import(url);
	} catch (error) {
		if (tries === 1) throw error;
		await new Promise((resolve) => setTimeout(resolve, 1000));
		return this.importWithRetry(url, tries - 1);
	}
}`;

/**
 * Astro's island element with a retry of our own, minified for the browsers that the site is for. The script that Astro
 * ships is made for those of 2018 and 280 bytes longer after brotli, on every page.
 * @throws when Astro's source is no longer where it was, or has changed where ours differs.
 */
export async function islandElement(): Promise<string> {
	const source = await readFile(fileURLToPath(import.meta.resolve(SOURCE)), 'utf8');
	if (!source.includes('customElements.define("astro-island"') || !ITS_RETRY.test(source)) {
		throw new Error(
			`${SOURCE} does not define astro-island as it did: see src/integrations/hydration/island-element.ts.`,
		);
	}
	const element = source.replace(ITS_RETRY, OUR_RETRY).replaceAll('process.env.NODE_ENV', '"production"');
	const options = { compress: { target: 'esnext' as const }, module: false };
	const { code } = await minify('astro-island.js', `(()=>{${element}})()`, options);
	return code.trim();
}

/** Has the built pages carry this script instead of Astro's own. */
export function shorterIslandElement(script: string): Plugin {
	return {
		name: 'hydration:island-element',
		apply: 'build',
		load: { filter: { id: PREBUILT }, handler: () => `export default ${JSON.stringify(script)}` },
	};
}
