import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';

const SOURCE = 'astro/runtime/server/astro-island.js';
const PREBUILT = /\/astro-island\.prebuilt\.js$/;

/**
 * Astro's island element, minified for the browsers that the site is for. The script that Astro ships is made for those
 * of 2018 and 190 bytes longer after brotli, on every page.
 * @throws when Astro's source is no longer where it was, or does not define the element.
 */
export async function islandElement(): Promise<string> {
	const source = await readFile(fileURLToPath(import.meta.resolve(SOURCE)), 'utf8');
	if (!source.includes('customElements.define("astro-island"')) {
		throw new Error(`${SOURCE} does not define astro-island any more: see src/hydration/island-element.ts.`);
	}
	const script = `(()=>{${source.replaceAll('process.env.NODE_ENV', '"production"')}})()`;
	const { code } = await minify('astro-island.js', script, { compress: { target: 'esnext' }, module: false });
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
