import { readFileSync } from 'node:fs';

/** Returns the value of a colour in `src/styles/tokens.css`, such as `paper` for `--color-paper`. @throws if it has none. */
export function colour(name: string, scheme: 'light' | 'dark' = 'light'): string {
	const tokens = readFileSync('src/styles/tokens.css', 'utf8');
	const start = scheme === 'dark' ? tokens.indexOf('@media (prefers-color-scheme: dark)') : 0;
	const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens.slice(start)) ?? [];
	if (!value) throw new Error(`src/styles/tokens.css has no --color-${name}. Add it, or correct the name.`);
	return value;
}
