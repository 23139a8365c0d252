import type { Plugin } from 'vite';
import { inlineModule } from './inline-module.ts';

/** React, its renderer, and what nearly every island shares: all of it is needed whichever island comes first. */
const SHARED = [
	/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
	/vite.preload-helper/,
	/\/src\/islands\/(Island|IslandBoundary|use-hydrated)\./,
	/\/src\/islands\/forms\//,
	/\/src\/lib\/retry\./,
];

/**
 * Puts what islands share into the chunk of the React renderer itself. Astro's island element asks for the renderer and
 * the component side by side, so all scripts come in one wave of requests; with a chunk of its own for React the browser
 * would learn of it only from the first two.
 */
export function oneWave(): Plugin {
	return {
		name: 'hydration:one-wave',
		apply: 'build',
		options(options) {
			// Otherwise the renderer's entry stays a file of one line that points to the chunk.
			return this.environment?.name === 'client' ? { ...options, preserveEntrySignatures: 'allow-extension' } : null;
		},
		outputOptions(options) {
			if (this.environment?.name !== 'client') return null;
			const test = (id: string): boolean => SHARED.some((pattern) => pattern.test(id));
			return { ...options, codeSplitting: { groups: [{ name: 'react', test }] } };
		},
		generateBundle(_options, bundle) {
			// Rolldown's few helpers always get a file of their own, which would be a wave more for 240 bytes.
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
			if (this.environment?.name !== 'client' || helpers === undefined) return;
			for (const chunk of chunks) {
				const code = inlineModule(chunk.code, helpers.code, helpers.fileName);
				if (code === chunk.code) continue;
				chunk.code = code;
				chunk.imports = chunk.imports.filter((file) => file !== helpers.fileName);
			}
			const isAskedFor = chunks.some(({ imports }) => imports.includes(helpers.fileName));
			if (!isAskedFor) Reflect.deleteProperty(bundle, helpers.fileName);
		},
	};
}
