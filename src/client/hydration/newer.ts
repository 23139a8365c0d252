import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/**
 * `client:newer="key mark"`: loads an island if the tab has stored a value under `key` that does not begin with `mark`,
 * the built version's hash. If the browser forbids storage, the built version stays.
 */
const newer: ClientDirective = (load, { value }, island) => {
	const [key = '', mark] = value.split(' ');
	try {
		if (sessionStorage.getItem(key)?.startsWith(`${mark} `) === false) start(load, island);
	} catch {}
};

export default newer;
