/** Where the samples expect the built site; the sub-path, where there is one, is a folder in it. */
export const SAMPLE_ROOT = '/var/www/infotech';

/** The folder of the samples inside the built site; the samples themselves do not serve it. */
export const SAMPLE_FOLDER = 'hosting';

/** For everything whose name says nothing of its content: kept, but asked about at each visit. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** A path as a regular expression matches it literally. */
export const literal = (path: string): string => path.replace(/[.*+?^${}()|[\]\\~]/g, '\\$&');

/**
 * A regular expression for the addresses with slashes at their end, their rest in the first group. Only plain characters:
 * an address such as `//elsewhere.example/` must never become the target of a redirect.
 */
export const trailingSlash = (prefix: string): string =>
	`^(${literal(prefix)}/[A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9_-])?)/+$`;
