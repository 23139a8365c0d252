// @ts-check
// First, because React decides what it is as soon as it loads.
import './src/integrations/environment.ts';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import browserslist from 'browserslist';
import { loadEnv } from 'vite';
import { editingPage } from './src/editing/integration.ts';
import { fileCheck } from './src/integrations/file-check.ts';
import { intentDirective } from './src/integrations/intent-directive.ts';
import { redirects } from './src/integrations/redirects.ts';
import { staticHost, withLastChange } from './src/integrations/static-host.ts';
import { postMarkdown } from './src/lib/markdown.ts';
import { inlineHash, policyDirectives, scriptSources } from './src/lib/security-policy.ts';
import { launchNote } from './scripts/launch-note.ts';
import { findSettingProblems } from './scripts/settings.ts';
import { briefMark } from './src/layouts/brief-mark.ts';
import { speculationRules } from './src/layouts/speculation-rules.ts';

// Local builds and tests set SETTINGS_FOLDER, so that they never use the .env file of a deployment.
const envDir = process.env.SETTINGS_FOLDER ?? process.cwd();
// Astro reads `.env.production` for builds, too.
const env = loadEnv(process.argv.includes('dev') ? 'development' : 'production', envDir, '');
const settingProblems = findSettingProblems(env);
if (settingProblems.length > 0)
	throw new Error(`Correct these settings in .env or in the environment:\n  ${settingProblems.join('\n  ')}`);
const base = `/${(env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '')}`;
const exampleUrl = 'https://www.your-site.example';
const mailOrigin = 'https://api.emailjs.com';
const addresses = {
	backend: env.PUBLIC_BACKEND_URL,
	mail: env.PUBLIC_EMAILJS_ORIGIN || mailOrigin,
	analytics: env.PUBLIC_ANALYTICS_SCRIPT,
	endpoint: env.PUBLIC_ANALYTICS_ENDPOINT,
};
// Browsers treat the speculation rules as an inline script, so the policy needs their hash.
const rulesHash = inlineHash(JSON.stringify(speculationRules(base)));
// Few pages have accented letters, which are in a file of their own for each typeface (src/assets/fonts).
const accented = /** @type {[string]} */ (['U+A1-17F']);

// The supported browsers, under the names that Vite uses.
const browsers = (browserslist.loadConfig({ path: process.cwd() }) ?? []).map((browser) =>
	browser.replace('ios_saf', 'ios').replace(' ', ''),
);

const client = /** @type {const} */ ({ context: 'client', access: 'public' });
const server = /** @type {const} */ ({ context: 'server', access: 'public' });

export default defineConfig({
	// No link in content/ uses the example address.
	site: env.PUBLIC_SITE_URL || exampleUrl,
	base,
	// Paths in the route table have no trailing slash. Every host can serve them (src/integrations/static-host.ts).
	trailingSlash: 'never',
	prerenderConflictBehavior: 'error',
	// While sharp makes one picture, another file is made.
	build: { concurrency: 2, format: 'file', inlineStylesheets: 'always' },
	// With `where`, the styles of a component have the specificity that they are written with.
	scopedStyleStrategy: 'where',
	compressHTML: 'jsx',
	// Shiki writes style attributes, which the policy forbids.
	markdown: {
		syntaxHighlight: false,
		processor: satteri(postMarkdown),
	},
	devToolbar: { enabled: false },
	image: {
		// SVG pictures are safe here, because the team makes all of them.
		dangerouslyProcessSVG: true,
		// At its usual effort of 4, the encoder takes seven times as long for files a tenth smaller.
		service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2, quality: 46 } } },
	},
	integrations: [
		fileCheck(),
		intentDirective(),
		react(),
		sitemap({ filter: (page) => env.SHOW_DRAFTS !== '1' && !page.endsWith('/late-post'), serialize: withLastChange }),
		redirects(),
		staticHost(),
		launchNote(env, exampleUrl),
		editingPage(Boolean(env.EDIT_REPOSITORY), Boolean(env.PUBLIC_ANALYTICS_SCRIPT)),
	],
	fonts: [
		{
			provider: fontProviders.local(),
			name: 'Bricolage Grotesque',
			cssVariable: '--typeface-display',
			fallbacks: ['Headings Roboto', 'Headings DejaVu', 'sans-serif'],
			options: {
				variants: [
					{ weight: '650', src: ['./src/assets/fonts/bricolage-grotesque.woff2'] },
					{ weight: '650', src: ['./src/assets/fonts/bricolage-grotesque-accented.woff2'], unicodeRange: accented },
				],
			},
		},
		{
			provider: fontProviders.local(),
			name: 'Figtree',
			cssVariable: '--typeface-text',
			fallbacks: ['Texts DejaVu', 'sans-serif'],
			options: {
				variants: [
					{ weight: '400 600', src: ['./src/assets/fonts/figtree.woff2'] },
					{ weight: '400 600', src: ['./src/assets/fonts/figtree-accented.woff2'], unicodeRange: accented },
				],
			},
		},
	],
	// `.env.example` explains each setting.
	env: {
		schema: {
			PUBLIC_SITE_URL: envField.string({ ...client, optional: true }),
			BASE_PATH: envField.string({ ...server, optional: true }),
			PUBLIC_BACKEND_URL: envField.string({ ...client, optional: true }),
			PUBLIC_EMAILJS_SERVICE_ID: envField.string({ ...client, optional: true }),
			PUBLIC_EMAILJS_TEMPLATE_ID: envField.string({ ...client, optional: true }),
			PUBLIC_EMAILJS_PUBLIC_KEY: envField.string({ ...client, optional: true }),
			PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: envField.string({ ...client, optional: true }),
			PUBLIC_EMAILJS_ORIGIN: envField.string({ ...client, default: mailOrigin }),
			PUBLIC_ANALYTICS_SCRIPT: envField.string({ ...server, optional: true }),
			PUBLIC_ANALYTICS_ATTRIBUTES: envField.string({ ...server, optional: true }),
			PUBLIC_ANALYTICS_ENDPOINT: envField.string({ ...server, optional: true }),
			BLOG_FROM_CONTENT: envField.enum({ ...client, values: ['1'], optional: true }),
			BLOG_OFFLINE: envField.enum({ ...server, values: ['1'], optional: true }),
			SHOW_DRAFTS: envField.enum({ ...client, values: ['1'], optional: true }),
			EDIT_REPOSITORY: envField.string({ ...server, optional: true }),
			EDIT_HOST: envField.string({ ...server, optional: true }),
			EDIT_SIGN_IN: envField.string({ ...server, optional: true }),
		},
	},
	security: {
		csp: {
			directives: [...policyDirectives(addresses)],
			scriptDirective: { resources: scriptSources(addresses), hashes: [rulesHash, inlineHash(briefMark)] },
		},
	},
	vite: {
		envDir,
		// With a shared cache, a build would delete the packages that Vite has prepared for the development server.
		cacheDir: `node_modules/.vite/${process.argv.includes('dev') ? 'dev' : 'build'}`,
		// Vite minifies the styles for the supported browsers; Tailwind's own optimiser would target newer ones.
		plugins: [tailwindcss({ optimize: false })],
		build: {
			target: browsers,
			// Browsers load the script of every page once. Vite decides about all other files.
			assetsInlineLimit: (file) => (file.includes('/BaseLayout.') ? false : undefined),
		},
		worker: { format: 'es' },
		// Content that a program writes in parts is read when it is whole.
		server: { watch: { ignored: ['**/.local/**'], awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } } },
	},
});
