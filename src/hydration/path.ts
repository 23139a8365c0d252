import type { ClientDirective } from 'astro';

/**
 * Makes `client:path`, which loads an island on page load where the address starts with a path, and nowhere else.
 * @param base the sub-path under which the site lives.
 */
export function onPath(base: string): ClientDirective {
	return (load, { value }) => {
		if (location.pathname.startsWith(base.replace(/\/$/, '') + value)) void load().then((hydrate) => hydrate());
	};
}
