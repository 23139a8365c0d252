import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/**
		 * Loads the island when a pointer, touch or focus first reaches it; a submit that comes earlier is held and sent
		 * once. Given a path (including the base), also loads the island with the page if the address starts with that
		 * path.
		 */
		'client:intent'?: boolean | string;
	}
}

/** Adds the directive `client:intent`. */
export function hydration(): AstroIntegration {
	return {
		name: 'hydration',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				const entrypoint = fileURLToPath(new URL('../client/intent.ts', import.meta.url));
				addClientDirective({ name: 'intent', entrypoint });
			},
		},
	};
}
