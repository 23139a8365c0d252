import { expect, it } from 'vitest';
import { withoutBanner, withoutPropertyFallback } from './lean-styles';

const kept = '@layer base{a{color:red}}@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
const fallback =
	'@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or (color:red){*,:before{--tw-border-style:solid;--tw-content:""}}}';

it('leaves out the copy of initial values for old browsers, and nothing else', () => {
	expect(withoutPropertyFallback(`${fallback}${kept}`)).toBe(kept);
	expect(withoutPropertyFallback(`${kept}\n${fallback.replaceAll(/[{}]/g, ' $& ')}`).trim()).toBe(kept);
});

it('leaves out the banner of Tailwind, and no other comment', () => {
	const rest = '/*! of a typeface */a{color:red}';
	expect(withoutBanner(`/*! tailwindcss v4 | MIT License | https://tailwindcss.com */${rest}`)).toBe(rest);
});
