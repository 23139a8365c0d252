import type { ClientDirective } from 'astro';
import { start } from './start.ts';

/**
 * Makes `client:path`, which loads an island on page load where the address starts with a path, and nowhere else.
 * @param base the sub-path under which the site lives.
 */
export function onPath(base: string): ClientDirective {
	return (load, { value }, island) => {
		if (location.pathname.startsWith(base.replace(/\/$/, '') + value)) void start(load, island);
	};
}
