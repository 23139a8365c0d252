import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/**
 * `client:newer="key mark"`: loads an island if the tab stores a value under the key that does not begin with the mark
 * of the built version. In a browser that forbids storage, the built version stays.
 */
const newer: ClientDirective = (load, { value }, island) => {
	const [key = '', mark] = value.split(' ');
	try {
		if (sessionStorage.getItem(key)?.startsWith(`${mark} `) === false) start(load, island);
	} catch {}
};

export default newer;
