import { hostOnlyAliases } from './aliases';
import { href } from './urls';

/** Forwards from the fallback screen what only a host can redirect, such as `/industries` (product.md 'Routes'). */
export function forwardHostAlias(base: string): void {
	const path = location.pathname.replace(/\/$/, '');
	const alias = hostOnlyAliases.find(({ from }) => href(from, base) === path);
	if (alias) location.replace(href(alias.to, base));
}

/** Says on the root element that the address may be a post newer than the build, so that the 404 page waits with its text. */
export function markLatePost(base: string): void {
	if (location.pathname.startsWith(href('/blog/', base))) document.documentElement.dataset['latePost'] = '';
}
