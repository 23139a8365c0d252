// @ts-check
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { blockPages } from './src/integrations/block-pages/block-pages.ts';
import { deployedPage } from './src/editing/deployed-page.ts';
import { contentReport } from './src/integrations/content/content-report.ts';
import { cutFonts } from './src/integrations/fonts/cut-fonts.ts';
import { finishedPages } from './src/integrations/finished-pages.ts';
import { pageStyles } from './src/integrations/page-styles/page-styles.ts';
import { postPictures } from './src/integrations/pictures/post-pictures.ts';
import { inlineHash, policyDirectives, scriptSources } from './src/integrations/policy/policy.ts';
import { loadSettings } from './src/integrations/build-settings.ts';
import { siteMap } from './src/integrations/site-map.ts';
import { hydration } from './src/integrations/hydration/index.ts';
import { readContent } from './src/lib/content/content-file.ts';
import { speculationRules } from './src/lib/seo/speculation-rules.ts';
import { readRedirects } from './src/lib/site/redirects.ts';
import { oneRecord } from './src/schemas/collections.ts';
import { fontFile } from './src/schemas/typefaces.ts';

const settings = loadSettings();
// Browsers take the rules of the next pages for an inline script.
const rulesHash = inlineHash(JSON.stringify(speculationRules(readRedirects(), settings.base)));
// While the file is wrong there are none, which the content report says.
const { data: typefaces } = readContent(oneRecord.typefaces);
const optionalText = () => envField.string({ context: 'client', access: 'public', optional: true });
const optionalUrl = () => envField.string({ context: 'client', access: 'public', optional: true, url: true });

export default defineConfig({
	site: settings.siteUrl,
	base: settings.base,
	// The route table has no trailing slashes; `about.html` and `about/index.html` (src/integrations) serve it on every host.
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	compressHTML: 'jsx',
	// Shiki writes style attributes, which the policy forbids; no page is written in Markdown.
	markdown: { syntaxHighlight: false },
	devToolbar: { enabled: false },
	integrations: [
		contentReport(settings),
		blockPages(),
		hydration(),
		react(),
		pageStyles(),
		siteMap(settings),
		finishedPages(settings),
		postPictures(),
		deployedPage(settings),
	],
	...(typefaces && {
		fonts: [
			{
				provider: cutFonts(),
				name: typefaces.display.family,
				cssVariable: '--typeface-display',
				fallbacks: ['Headings', 'Headings Roboto', 'Headings Noto', 'Headings DejaVu', 'sans-serif'],
				optimizedFallbacks: false,
				weights: [typefaces.display.weights],
				options: { file: fontFile(typefaces.display.family) },
			},
			{
				provider: cutFonts(),
				name: typefaces.text.family,
				cssVariable: '--typeface-text',
				fallbacks: ['Texts', 'Texts Noto', 'Texts DejaVu', 'sans-serif'],
				optimizedFallbacks: false,
				weights: [typefaces.text.weights],
				options: { file: fontFile(typefaces.text.family) },
			},
		],
	}),
	env: {
		schema: {
			PUBLIC_SITE_URL: optionalUrl(),
			BASE_PATH: envField.string({ context: 'server', access: 'public', optional: true }),
			PUBLIC_BACKEND_URL: optionalUrl(),
			PUBLIC_EMAILJS_SERVICE_ID: optionalText(),
			PUBLIC_EMAILJS_TEMPLATE_ID: optionalText(),
			PUBLIC_EMAILJS_PUBLIC_KEY: optionalText(),
			PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: optionalText(),
			PUBLIC_EMAILJS_ORIGIN: envField.string({
				context: 'client',
				access: 'public',
				url: true,
				default: 'https://api.emailjs.com',
			}),
			PUBLIC_ANALYTICS_SCRIPT: envField.string({ context: 'server', access: 'public', url: true, optional: true }),
			BUILD_DATE: envField.string({ context: 'server', access: 'public', default: settings.today.day }),
			BLOG_OFFLINE: envField.enum({ context: 'server', access: 'public', values: ['1'], optional: true }),
		},
		validateSecrets: true,
	},
	security: {
		csp: {
			directives: policyDirectives(settings),
			scriptDirective: { resources: scriptSources(settings), hashes: [rulesHash] },
		},
	},
	vite: {
		envDir: settings.folder,
		// A build prepares packages in its own way; in one folder, it would take a development server's away.
		cacheDir: `node_modules/.vite/${process.argv.includes('dev') ? 'dev' : 'build'}`,
		plugins: [tailwindcss()],
		worker: { format: 'es' },
		// The editing page is a program apart from the site.
		optimizeDeps: { entries: ['!src/editing/**'] },
		// Local builds are written while a development server runs.
		server: { watch: { ignored: ['**/.local/**'] } },
		// Nested rules (Lightning CSS counts its features, and they are the first) are written out for older browsers.
		css: { lightningcss: { include: 1 } },
	},
});
