import { z } from 'zod';

/** The facts about the agency that text may include. An invalid field in `content/site.yaml` counts as empty. */
const names = z.object({
	name: z.string().catch(''),
	website: z.string().catch(''),
	email: z.object({ address: z.string() }).catch({ address: '' }),
	phone: z.object({ display: z.string() }).catch({ display: '' }),
});
export type AgencyNames = z.output<typeof names>;

/** Returns the facts about the agency in the data of `content/site.yaml`. */
export const agencyNames = (site: unknown): AgencyNames => names.catch(() => names.parse({})).parse(site);

/** Replaces `{name}` in every string, and `{email}` and `{phone}` in answers to questions. */
export function fillNames(data: unknown, agency: AgencyNames, key = ''): unknown {
	if (typeof data === 'string') {
		const named = data.replaceAll('{name}', () => agency.name);
		if (key !== 'answer') return named;
		return named.replaceAll('{email}', () => agency.email.address).replaceAll('{phone}', () => agency.phone.display);
	}
	if (Array.isArray(data)) return data.map((entry) => fillNames(entry, agency));
	if (typeof data !== 'object' || data === null) return data;
	return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fillNames(value, agency, field)]));
}
