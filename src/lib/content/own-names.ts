import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'astro/zod';

const SITE = join('content', 'site.yaml');

/** What other files of `content/` may refer to; while a part of the file is wrong, it is an empty text. */
const names = z.object({
	name: z.string().catch(''),
	website: z.string().catch(''),
	email: z.object({ address: z.string() }).catch({ address: '' }),
	phone: z.object({ display: z.string() }).catch({ display: '' }),
});

/** The names of the agency as the file itself has them. The content report says what is wrong in it. */
function ownNames(): z.output<typeof names> {
	try {
		return names.parse(existsSync(SITE) ? parse(readFileSync(SITE, 'utf8')) : {});
	} catch {
		return names.parse({});
	}
}

/** A name of the agency as `content/site.yaml` has it. */
export const ownName = (field: 'name' | 'website'): string => ownNames()[field];

/**
 * What a file of `content/` holds, with the agency's name in the place of `{name}` in each of its texts, and in answers
 * `{email}` and `{phone}`, too.
 */
export function withName(data: unknown, key = ''): unknown {
	if (typeof data === 'string') {
		if (!data.includes('{')) return data;
		const { name, email, phone } = ownNames();
		const named = data.replaceAll('{name}', () => name);
		if (key !== 'answer') return named;
		return named.replaceAll('{email}', () => email.address).replaceAll('{phone}', () => phone.display);
	}
	if (Array.isArray(data)) return data.map((entry) => withName(entry));
	if (typeof data !== 'object' || data === null || data instanceof Date) return data;
	return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, withName(value, field)]));
}
