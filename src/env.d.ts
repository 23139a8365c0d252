import 'astro';

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
