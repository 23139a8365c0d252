import { builtinModules } from 'node:module';
import { defineConfig, globalIgnores } from 'eslint/config';
import tscompat from '@koddsson/eslint-plugin-tscompat';
import browserslist from 'browserslist';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Safari treats a list without bullets as a list only if it has `role="list"`.
const redundantRoles = ['error', { ul: ['list'], ol: ['list'] }];
const unusedVariables = ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }];

/** Each folder may import itself and the folders listed here. */
const layers = {
	'src/schemas': [],
	'src/lib/shared': ['src/schemas'],
	'src/lib/blog': ['src/lib/shared'],
	'src/lib/browser': ['src/lib/blog'],
	'src/lib/build': ['src/lib/blog'],
	'src/lib/render': ['src/lib/build', 'src/lib/browser'],
	'src/islands': ['src/lib/browser'],
	'src/client': ['src/lib/browser'],
	'src/integrations': ['src/lib/build'],
	'src/components': ['src/islands', 'src/client', 'src/lib/render'],
	'src/sections': ['src/components'],
	'src/layouts': ['src/sections'],
	'src/pages': ['src/layouts'],
	'src/editing': ['src/integrations'],
	scripts: ['src/pages', 'src/editing'],
	e2e: ['scripts'],
};

/** Returns a folder and all folders below it. @returns {string[]} */
const reach = (/** @type {string} */ folder) => [folder, ...layers[folder].flatMap(reach)];

// The modules and globals of each runtime, which code for other runtimes must not use.
const OF_NODE = { modules: 'node:', globals: ['process', 'Buffer', 'require'] };
// Code for browsers may import `astro:env/client`, which contains the settings for browsers.
const OF_ASTRO = { modules: 'astro:(?!env/client$)', globals: [] };
const OF_BROWSERS = {
	globals: ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'DOMParser'],
};
// Code that browsers load uses `zod/mini`.
const SECOND_DOOR = { regex: '^(astro/zod|zod/(?!mini$))', message: "Import from 'zod'." };
const WRONG_RUNTIME = 'docs/structure.md says which folder runs where.';

/**
 * Folders for one runtime, and the other runtimes' modules and globals, which only tests in these folders may use.
 * @type {[folders: string, forbidden: { modules?: string, globals: string[] }[]][]}
 */
const runtimes = [
	['{schemas,lib/shared}', [OF_NODE, OF_ASTRO, OF_BROWSERS]],
	['lib/build', [OF_ASTRO, OF_BROWSERS]],
	['lib/render', [OF_NODE, OF_BROWSERS]],
	// The scripts of these components run in browsers.
	['{components,sections,layouts,pages}', [OF_NODE]],
	['{lib/browser,islands,client}', [OF_NODE, OF_ASTRO]],
];

export default defineConfig([
	globalIgnores(['dist/', '.local/', '.astro/']),
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	tseslint.configs.strict,
	tseslint.configs.stylistic,
	astro.configs['flat/recommended'],
	astro.configs['flat/jsx-a11y-recommended'],
	{
		files: ['**/*.tsx'],
		extends: [jsxA11y.configs.recommended, reactHooks.configs.flat['recommended-latest']],
		rules: { 'jsx-a11y-x/no-redundant-roles': redundantRoles },
	},
	{ files: ['**/*.astro'], rules: { 'astro/jsx-a11y/no-redundant-roles': redundantRoles } },
	{
		files: ['**/*.{js,mjs,ts,tsx,astro}'],
		rules: {
			'no-restricted-imports': ['error', { patterns: [SECOND_DOOR] }],
			eqeqeq: ['error', 'always', { null: 'ignore' }],
			'no-console': ['error', { allow: ['warn', 'error'] }],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-empty-function': 'off',
			'@typescript-eslint/no-unused-vars': unusedVariables,
		},
	},
	{
		files: ['{src,scripts,e2e}/**/*.{ts,tsx,mjs,astro}'],
		plugins: { boundaries },
		settings: {
			'boundaries/elements': Object.keys(layers).map((folder) => ({
				type: folder,
				pattern: folder,
				partialMatch: false,
			})),
			'import/resolver': { node: { extensions: ['.ts', '.tsx', '.astro', '.mjs'] } },
		},
		rules: {
			'boundaries/dependencies': [
				'error',
				{
					default: 'disallow',
					message:
						'{{from.element.type}} may not import {{to.element.type}}: dependencies run one way, see `layers` in eslint.config.js.',
					policies: Object.keys(layers).map((type) => ({
						from: { element: { type } },
						allow: { to: { element: { types: { anyOf: [...new Set(reach(type))] } } } },
					})),
				},
			],
		},
	},
	// Browser code may use only features that the oldest browsers in package.json (`browserslist`) support. The rule does
	// not cover static members of built-in objects or ARIA properties, so some of these are forbidden below.
	{
		files: ['src/{client,islands,lib/blog,lib/browser,lib/shared}/**/*.{ts,tsx}'],
		ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
		plugins: { tscompat },
		languageOptions: { parserOptions: { projectService: true } },
		rules: {
			'tscompat/tscompat': ['error', { browserslist: browserslist.loadConfig({ path: import.meta.dirname }) }],
			'no-restricted-properties': [
				'error',
				{ object: 'URL', property: 'canParse', message: 'Safari 16 does not have it: use readUrl.' },
				{ object: 'URL', property: 'parse', message: 'Safari 16 does not have it: use readUrl.' },
				...['ariaCurrent', 'ariaExpanded', 'ariaPressed', 'ariaSelected'].map((property) => ({
					property,
					message: 'Firefox 115 does not know this property: set the attribute.',
				})),
			],
		},
	},
	runtimes.map(([folders, forbidden]) => ({
		files: [`src/${folders}/**/*.{ts,tsx,astro}`],
		ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						SECOND_DOOR,
						{ regex: `^(?:${forbidden.flatMap(({ modules }) => modules ?? []).join('|')})`, message: WRONG_RUNTIME },
					],
					paths: (forbidden.includes(OF_NODE) ? builtinModules : []).map((name) => ({ name, message: WRONG_RUNTIME })),
				},
			],
			'no-restricted-globals': [
				'error',
				...forbidden.flatMap(({ globals }) => globals.map((name) => ({ name, message: WRONG_RUNTIME }))),
			],
		},
	})),
	// Commands print to the terminal.
	{ files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
]);
