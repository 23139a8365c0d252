import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/**
		 * Loads the island when a pointer, touch or focus first enters it. Clicks and submits that come before the island
		 * is ready are held and replayed. Given a path (including the base), also loads the island with the page if the
		 * address starts with that path.
		 */
		'client:intent'?: boolean | string;
		/** Loads the island shortly before it scrolls into view. */
		'client:near'?: boolean;
		/**
		 * Takes a `sessionStorage` key and the hash of the built version. Loads the island if a value is stored under
		 * that key and does not begin with that hash.
		 */
		'client:newer'?: string;
	}
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Adds the directives `client:intent`, `client:near` and `client:newer`; see src/client/hydration/README.md. */
export function hydration(): AstroIntegration {
	return {
		name: 'hydration',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'intent', entrypoint: here('../client/hydration/intent.ts') });
				addClientDirective({ name: 'near', entrypoint: here('../client/hydration/near.ts') });
				addClientDirective({ name: 'newer', entrypoint: here('../client/hydration/newer.ts') });
			},
		},
	};
}
