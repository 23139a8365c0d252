import { build } from 'vite';
import { brotliSize } from './brotli.ts';
import { root } from '../lib/root.ts';

/**
 * The bytes of React and Astro's renderer for it with nothing of ours, built as a site builds them. What the site's
 * own scripts weigh is the rest: their chunks hold both, so that no name tells them apart.
 */
export async function reactAloneSize(quality: number): Promise<number> {
	const built = await build({
		root,
		configFile: false,
		logLevel: 'silent',
		build: { write: false, rolldownOptions: { input: '@astrojs/react/client.js', preserveEntrySignatures: 'strict' } },
	});
	if ('on' in built) throw new Error('The build of React alone watches instead of ending.');
	const chunks = [built].flat().flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
	return chunks.reduce((total, { code }) => total + brotliSize(code, quality), 0);
}
