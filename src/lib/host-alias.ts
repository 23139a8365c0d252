import { hostOnlyAliases } from './aliases';
import { href } from './urls';

/** Forwards from the fallback screen what only a host can redirect, such as `/industries` (product.md 'Routes'). */
export function forwardHostAlias(base: string): void {
	const path = location.pathname.replace(/\/$/, '');
	const alias = hostOnlyAliases.find(({ from }) => href(from, base) === path);
	if (alias) location.replace(href(alias.to, base));
}
