import type { HeaderRule, HostingRules } from './hosting-rules.ts';

/** Where the samples expect the built site; the sub-path, where there is one, is a folder in it. */
export const SAMPLE_ROOT = '/var/www/infotech';

/** The folder of the samples inside the built site; the samples themselves do not serve it. */
export const SAMPLE_FOLDER = 'hosting';

/** For everything whose name says nothing of its content: kept, but asked about at each visit. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The header rules, sorted by what a server's configuration has to do with them. */
export interface SortedHeaders {
	/** For every answer. */
	everywhere: Readonly<Record<string, string>>;
	/** Folders with a caching rule of their own. */
	caching: readonly { folder: string; value: string }[];
	/** Folders whose files have no ending to tell their type by. */
	types: readonly { folder: string; value: string }[];
	/** For files of one ending, such as `.md`. */
	endings: readonly { ending: string; name: string; value: string }[];
}

const folderOf = ({ path }: HeaderRule): string => path.replace(/\*$/, '');

/**
 * Sorts the header rules for a server's configuration.
 * @param base the sub-path, `/` where there is none.
 * @throws for a rule that the samples would lose.
 */
export function sortHeaders({ headers }: HostingRules, base: string): SortedHeaders {
	const whole = `${base.replace(/\/$/, '')}/`;
	const everywhere: Record<string, string> = {};
	const caching: { folder: string; value: string }[] = [];
	const types: { folder: string; value: string }[] = [];
	const endings: { ending: string; name: string; value: string }[] = [];
	for (const rule of headers) {
		const folder = folderOf(rule);
		const ending = rule.path.startsWith(`${whole}*.`) ? rule.path.slice(whole.length + 1) : undefined;
		for (const [name, value] of Object.entries(rule.headers)) {
			if (ending !== undefined && /^(Content-Type|X-Robots-Tag)$/.test(name)) endings.push({ ending, name, value });
			else if (folder === whole) everywhere[name] = value;
			else if (name === 'Cache-Control') caching.push({ folder, value });
			else if (name === 'Content-Type') types.push({ folder, value });
			else
				throw new Error(
					`src/integrations/hosting/hosting-rules.ts: the nginx and Caddy samples cannot set ${name} for ${rule.path} alone`,
				);
		}
	}
	return { everywhere, caching, types, endings };
}

/** A path as a regular expression matches it literally. */
export const literal = (path: string): string => path.replace(/[.*+?^${}()|[\]\\~]/g, '\\$&');

/**
 * A regular expression for the addresses with slashes at their end, their rest in the first group. Only plain characters:
 * an address such as `//elsewhere.example/` must never become the target of a redirect.
 */
export const trailingSlash = (prefix: string): string =>
	`^(${literal(prefix)}/[A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9_-])?)/+$`;
