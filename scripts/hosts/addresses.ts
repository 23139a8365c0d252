import { aliases, hostOnlyAliases } from '../../src/lib/site/aliases.ts';
import { canonicalUrl, href } from '../../src/lib/site/urls.ts';

/** The pages of the specification (spec §2 Route table); posts are added from the build. */
export const routes = [
	'/',
	'/about',
	'/services',
	'/services/web-development',
	'/services/app-development',
	'/services/ui-ux-design',
	'/services/seo',
	'/services/digital-marketing',
	'/services/video-editing',
	'/ourprocess',
	'/portfolio',
	'/Industries',
	'/contactus',
	'/blog',
	'/landing-page',
] as const;

/** What an address is, and so what a host has to answer. */
export type AddressKind = 'route' | 'slash' | 'alias' | 'host alias' | 'unknown' | 'late post';

/** An address that every host is asked for. */
export interface Address {
	kind: AddressKind;
	/** As it is asked for, sub-path included. */
	path: string;
	/** The canonical address of the page that has to come, where one has to. */
	canonical?: string;
}

/**
 * Every address that every host is asked for.
 * @param post a path of a post that the build knows.
 * @param base the sub-path, `/` where there is none.
 * @param site the origin in canonical links.
 */
export function addressesOf(post: string, base: string, site: string): Address[] {
	const pages = [...routes, post];
	const at = (path: string) => ({ path: href(path, base), canonical: canonicalUrl(path, site, base) });
	const alias = (kind: AddressKind) => (entry: { from: string; to: string }) => ({
		kind,
		...at(entry.to),
		path: href(entry.from, base),
	});
	return [
		...pages.map((path) => ({ kind: 'route' as const, ...at(path) })),
		...pages.slice(1).map((path) => ({ kind: 'slash' as const, ...at(path), path: href(`${path}/`, base) })),
		...aliases.map(alias('alias')),
		...hostOnlyAliases.map(alias('host alias')),
		{ kind: 'unknown', path: href('/no-such-page', base) },
		{ kind: 'late post', path: href('/blog/a-post-newer-than-the-build', base) },
	];
}
