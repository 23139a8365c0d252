import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Safari forgets that a list without bullets is one, unless it is told.
const redundantRoles = ['error', { ul: ['list'], ol: ['list'] }];
const unusedVariables = ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }];

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
	// Commands talk to the terminal.
	{ files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
]);
