import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/**
 * `client:newer="key mark"`: loads an island if the tab keeps something under the key that does not begin with the mark,
 * which is that of what the server wrote. A browser that forbids storage shows what the server wrote.
 */
const newer: ClientDirective = (load, { value }, island) => {
	const [key = '', mark] = value.split(' ');
	try {
		if (sessionStorage.getItem(key)?.startsWith(`${mark} `) === false) start(load, island);
	} catch {}
};

export default newer;
