import type { ViteUserConfig } from 'astro';

/** Tailwind's second copy of the initial values of its variables, for browsers that do not know `@property`. */
const FALLBACK = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g;

/**
 * Leaves that copy out of a style sheet: a hundred bytes of every page. The two values that such a browser would miss
 * stand in src/styles/reset.css.
 */
export function withoutPropertyFallback(css: string): string {
	return css.replace(FALLBACK, '');
}

/** Leaves out Tailwind's banner; the README credits it. */
export const withoutBanner = (css: string): string => css.replace(/\/\*! tailwindcss[^*]*\*\//g, '');

/** Makes Tailwind's style sheets leaner, before Astro inlines and hashes them; stands after Tailwind's own plugin. */
export const leanStyles = {
	name: 'lean-styles',
	enforce: 'pre',
	transform: {
		filter: { id: /\.css$/ },
		handler: (css: string) => ({
			code: withoutBanner(withoutPropertyFallback(css)),
			map: null,
		}),
	},
} satisfies NonNullable<ViteUserConfig['plugins']>[number];
