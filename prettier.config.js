/** @type {import('prettier').Config} */
export default {
	useTabs: true,
	singleQuote: true,
	printWidth: 120,
	plugins: ['prettier-plugin-astro', 'prettier-plugin-tailwindcss'],
	tailwindStylesheet: './src/styles/site.css',
	overrides: [
		{ files: '*.astro', options: { parser: 'astro' } },
		// YAML does not allow tabs, and npm writes package.json with spaces.
		{ files: ['*.{yaml,yml}', 'package.json'], options: { useTabs: false } },
	],
};
