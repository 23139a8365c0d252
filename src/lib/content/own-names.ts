import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const SITE = join('content', 'site.yaml');

/**
 * A name of the agency as `content/site.yaml` has it, read from the file itself, because every other file of `content/`
 * may refer to it.
 * @returns an empty text while the file is wrong, which the content report says.
 */
export function ownName(field: 'name' | 'website'): string {
	try {
		const site: unknown = existsSync(SITE) && parse(readFileSync(SITE, 'utf8'));
		if (typeof site !== 'object' || site === null) return '';
		const value: unknown = new Map<string, unknown>(Object.entries(site)).get(field);
		return typeof value === 'string' ? value : '';
	} catch {
		return '';
	}
}

const NAME = '{name}';

/** What a file of `content/` holds, with the agency's name in the place of `{name}` in each of its texts. */
export function withName(data: unknown): unknown {
	if (typeof data === 'string') return data.includes(NAME) ? data.replaceAll(NAME, () => ownName('name')) : data;
	if (Array.isArray(data)) return data.map(withName);
	if (typeof data !== 'object' || data === null || data instanceof Date) return data;
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withName(value)]));
}
