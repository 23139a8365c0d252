import type { AstroIntegration } from 'astro';

/** Adds the directive `client:intent`. */
export const intentDirective = (): AstroIntegration => ({
	name: 'intent-directive',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) =>
			addClientDirective({ name: 'intent', entrypoint: './src/client/intent.ts' }),
	},
});
