import { defineConfig, globalIgnores } from 'eslint/config';
import tscompat from '@koddsson/eslint-plugin-tscompat';
import browserslist from 'browserslist';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Safari treats a list without bullets as a list only if it has `role="list"`.
const redundantRoles = ['error', { ul: ['list'], ol: ['list'] }];

/** Imports run one way: each folder may import the folders after it. */
const order = ['pages', 'layouts', 'sections', 'components', 'islands', 'client', 'lib', 'schemas'];

/** How every file names what it imports. */
const importForms = [
	// Code that browsers load uses `zod/mini`.
	{ regex: '^(astro/zod|zod/(?!mini$))', message: "Import from 'zod'." },
	{ regex: '^[.#].*/[^.]+$', message: 'Write the extension.' },
	{ regex: '^\\.\\..*/src/', message: 'Write #folder/file.' },
];

export default defineConfig([
	globalIgnores(['dist/', '.local/', '.astro/']),
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	tseslint.configs.strictTypeChecked,
	tseslint.configs.stylisticTypeChecked,
	{ languageOptions: { parserOptions: { projectService: true } } },
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
			'no-restricted-imports': ['error', { patterns: importForms }],
			eqeqeq: ['error', 'always', { null: 'ignore' }],
			'no-console': ['error', { allow: ['warn', 'error'] }],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-empty-function': 'off',
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
			// Numbers are written into texts everywhere, and are never wrong there.
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			// A handler such as `() => close()` may return nothing.
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			// TypeScript wants brackets for names that an index signature allows.
			'@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
			// Empty texts count as missing.
			'@typescript-eslint/prefer-nullish-coalescing': 'off',
			// The other way, `!`, is forbidden.
			'@typescript-eslint/non-nullable-type-assertion-style': 'off',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
		},
	},
	order.map((folder, index) => ({
		files: [`src/${folder}/**/*.{ts,tsx,astro}`],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						...importForms,
						{ regex: '^\\.\\./(?!.*scripts/)', message: 'Write #folder/file.' },
						{ regex: `^#(${order.slice(0, index).join('|')})/`, message: 'Imports run one way: see order.' },
					],
				},
			],
		},
	})),
	// Browser code may use only what the oldest browsers in package.json support. The rule does not cover static members
	// of built-in objects or ARIA properties.
	{
		files: ['src/{client,islands,lib,schemas}/**/*.{ts,tsx}'],
		// The policy is made in the build.
		ignores: ['**/*.test.{ts,tsx}', 'src/lib/security-policy.ts'],
		plugins: { tscompat },
		rules: {
			'tscompat/tscompat': ['error', { browserslist: browserslist.loadConfig({ path: process.cwd() }) }],
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
	// `astro check` knows the types in the first two, and ESLint's plugins have none.
	{ files: ['**/*.astro', '**/*.astro/*', 'eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
	// Commands print to the terminal.
	{ files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
]);
