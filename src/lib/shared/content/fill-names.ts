import { z } from 'zod';

/** What the files of a site may say of the agency; while a part of `content/site.yaml` is wrong, it is an empty text. */
const names = z.object({
	name: z.string().catch(''),
	website: z.string().catch(''),
	email: z.object({ address: z.string() }).catch({ address: '' }),
	phone: z.object({ display: z.string() }).catch({ display: '' }),
});
export type OwnNames = z.output<typeof names>;

/** Takes the names from what `content/site.yaml` holds. */
export const ownNames = (site: unknown): OwnNames => names.catch(() => names.parse({})).parse(site);

/** Puts the agency's name in the place of `{name}` in each text, and in answers fills in `{email}` and `{phone}`, too. */
export function fillNames(data: unknown, own: OwnNames, key = ''): unknown {
	if (typeof data === 'string') {
		const named = data.replaceAll('{name}', () => own.name);
		if (key !== 'answer') return named;
		return named.replaceAll('{email}', () => own.email.address).replaceAll('{phone}', () => own.phone.display);
	}
	if (Array.isArray(data)) return data.map((entry) => fillNames(entry, own));
	if (typeof data !== 'object' || data === null) return data;
	return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fillNames(value, own, field)]));
}
