import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { oneWave } from './one-wave.ts';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Loads the island at the first pointer, touch or focus inside it; what comes too early is held and replayed. */
		'client:intent'?: boolean;
		/** Loads the island shortly before it scrolls into view. */
		'client:near'?: boolean;
		/** Loads the island on page load where the address, after the base, starts with this path, such as `/blog/`. */
		'client:path'?: string;
	}
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Adds the client directives `client:intent`, `client:near` and `client:path`, and has their scripts come in one wave of requests. */
export function hydration(): AstroIntegration {
	return {
		name: 'hydration',
		hooks: {
			'astro:config:setup': ({ addClientDirective, config, createCodegenDir, updateConfig }) => {
				updateConfig({ vite: { plugins: [oneWave()] } });
				addClientDirective({ name: 'intent', entrypoint: here('./intent.ts') });
				addClientDirective({ name: 'near', entrypoint: here('./near.ts') });
				// Astro hands a directive no settings, so the base is written into a small entry of its own.
				const entry = new URL('path.js', createCodegenDir());
				const onPath = `import { onPath } from ${JSON.stringify(here('./path.ts'))};`;
				writeFileSync(entry, `${onPath}\nexport default onPath(${JSON.stringify(config.base)});\n`);
				addClientDirective({ name: 'path', entrypoint: fileURLToPath(entry) });
			},
		},
	};
}
