/** Where the samples expect the built site; a sub-path is a folder in it. */
export const SAMPLE_ROOT = '/var/www/website';

/** The folder of the samples inside the built site; the samples themselves do not serve it. */
export const SAMPLE_FOLDER = 'hosting';

/** For files whose names do not change with their content: kept, but checked at each visit. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** A regular expression that matches exactly this path. */
export const literal = (path: string): string => path.replace(/[.*+?^${}()|[\]\\~]/g, '\\$&');

/**
 * A regular expression for addresses that end with slashes; its first group is the address without them. It only allows
 * plain characters, because `//elsewhere.example/` must never become the target of a redirect.
 */
export const trailingSlash = (prefix: string): string =>
	`^(${literal(prefix)}/[A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9_-])?)/+$`;
