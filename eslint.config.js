import { defineConfig, globalIgnores } from 'eslint/config';
import tscompat from '@koddsson/eslint-plugin-tscompat';
import browserslist from 'browserslist';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Safari needs `role="list"` on a list without bullets.
const redundantRoles = ['error', { ul: ['list'], ol: ['list'] }];
const unusedVariables = ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }];

/** Each folder may import itself and the folders listed here. */
const layers = {
	'src/schemas': [],
	'src/lib': ['src/schemas'],
	'src/islands': ['src/lib'],
	'src/client': ['src/lib'],
	'src/integrations': ['src/lib'],
	'src/components': ['src/islands', 'src/client'],
	'src/sections': ['src/components'],
	'src/layouts': ['src/sections'],
	'src/pages': ['src/layouts'],
	'src/editing': ['src/integrations'],
	scripts: ['src/pages', 'src/editing'],
	e2e: ['scripts'],
};

/** Returns a folder and all folders below it. @returns {string[]} */
const reach = (/** @type {string} */ folder) => [folder, ...layers[folder].flatMap(reach)];

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
	// Browser code may use only what the oldest browsers of `browserslist` in package.json have. The rule does not know
	// static members of built-in objects or ARIA properties.
	{
		files: ['src/{client,islands,lib,integrations/hydration}/**/*.{ts,tsx}'],
		ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'src/lib/blog/build/**', 'src/lib/content/**'],
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
	{
		// Schemas run in the editing page too, so they only declare files and names; see src/schemas/declared.ts.
		files: ['src/schemas/**/*.ts'],
		rules: {
			'no-restricted-imports': ['error', { patterns: ['node:*', 'fs', 'path', 'module', 'astro', 'astro/*'] }],
			'no-restricted-globals': ['error', 'process', 'Buffer', 'require'],
		},
	},
	{ files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
]);
