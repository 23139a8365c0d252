// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { browserTargets } from './src/lib/build/site/browser-targets.ts';
import { subsetFonts } from './src/lib/build/site/subset-fonts.ts';
import { editingPage } from './src/editing/integration.ts';
import { finishedPages } from './src/integrations/finished-pages.ts';
import { postPictures } from './src/integrations/post-pictures.ts';
import { inlineHash, policyDirectives, scriptSources } from './src/lib/build/hosting/policy.ts';
import { loadSettings } from './src/lib/build/site/build-settings.ts';
import { envSchema } from './src/lib/build/site/env-schema.ts';
import { hydration } from './src/integrations/hydration.ts';
import { speculationRules } from './src/lib/build/seo/speculation-rules.ts';
import { redirects } from './src/lib/shared/site/redirects.ts';
import { canonicalUrl } from './src/lib/shared/site/urls.ts';

const settings = loadSettings();
// Browsers treat the speculation rules as an inline script, so the policy needs their hash.
const rulesHash = inlineHash(JSON.stringify(speculationRules(settings.base)));
// Pages that search engines should not list.
const unlisted = new Set(
	[...redirects.map(({ from }) => from), '/late-post'].map((path) =>
		canonicalUrl(path, settings.siteUrl, settings.base),
	),
);

export default defineConfig({
	site: settings.siteUrl,
	base: settings.base,
	// Paths in the route table have no trailing slash. Every host can serve paths without a slash, because the build
	// writes both `about.html` and `about/index.html` (src/integrations).
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	compressHTML: 'jsx',
	// Shiki writes style attributes, which the policy forbids.
	markdown: { syntaxHighlight: false, processor: satteri({ features: { smartPunctuation: false } }) },
	devToolbar: { enabled: false },
	// SVG pictures are safe here, because the team makes all of them.
	image: { dangerouslyProcessSVG: true },
	integrations: [
		hydration(),
		react(),
		sitemap({
			namespaces: { news: false, xhtml: false, image: false, video: false },
			filter: (page) => !unlisted.has(page),
		}),
		finishedPages(settings),
		postPictures(),
		editingPage(settings),
	],
	// A typeface that arrives after the first paint is not used until the next page. Swapping the typeface in could make
	// a heading one line longer and shift the page. Pages preload their typefaces, which usually arrive in time.
	fonts: [
		{
			provider: subsetFonts(),
			name: 'Bricolage Grotesque',
			cssVariable: '--typeface-display',
			display: 'optional',
			fallbacks: ['Headings', 'Headings Roboto', 'Headings Noto', 'Headings DejaVu', 'sans-serif'],
			optimizedFallbacks: false,
			weights: ['650'],
			options: {
				file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
			},
		},
		{
			provider: subsetFonts(),
			name: 'Figtree',
			cssVariable: '--typeface-text',
			display: 'optional',
			fallbacks: ['Texts', 'Texts Noto', 'Texts DejaVu', 'sans-serif'],
			optimizedFallbacks: false,
			weights: ['400 600'],
			options: { file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' },
		},
	],
	env: { schema: envSchema(), validateSecrets: true },
	security: {
		csp: {
			directives: policyDirectives(settings),
			scriptDirective: { resources: scriptSources(settings), hashes: [rulesHash] },
		},
	},
	vite: {
		envDir: settings.folder,
		// Builds and the development server have separate caches. With a shared cache, a build would delete the
		// packages that Vite has prepared for the server.
		cacheDir: `node_modules/.vite/${process.argv.includes('dev') ? 'dev' : 'build'}`,
		// Vite minifies the styles for the supported browsers; Tailwind's own optimiser would target newer ones.
		plugins: [tailwindcss({ optimize: false })],
		build: {
			target: browserTargets(),
			// The script of every page (src/client/page.ts) stays a file, which browsers load once; Astro would inline it
			// into each page. Vite decides about all other files.
			assetsInlineLimit: (file) => (file.includes('/BaseLayout.') ? false : undefined),
		},
		worker: { format: 'es' },
		// Local builds may write to .local while the development server is running.
		server: { watch: { ignored: ['**/.local/**'] } },
	},
});
