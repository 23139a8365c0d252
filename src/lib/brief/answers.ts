import type { briefTerms } from './terms.ts';

/** What visitors choose from, and the words for it. */
export type Terms = Awaited<ReturnType<typeof briefTerms>>;

/**
 * Returns the answers in the fields of a brief, or `undefined` without a service or a size. The fields hold codes of
 * records; codes of records that are gone count for nothing. `date` is a day such as `2026-11-08`; one of another century
 * is none. `code` stands for the brief in its address.
 */
export function answersIn(fields: URLSearchParams, terms: Terms) {
	const size = Number(fields.get('size'));
	const industry = terms.industries.find(({ code }) => code === fields.get('industry'));
	const services = terms.services.filter(({ code }) => fields.getAll('services').includes(code));
	const days = fields.getAll('date').filter((day) => day.startsWith('20') && Date.parse(day));
	if (!terms.sizes[size] || services.length === 0) return undefined;
	const code = [industry?.code, size, services.map((one) => one.code).join(''), ...days].join('-');
	return { industry, size, services, date: days[0], code };
}

/** Returns the fields of the last brief whose address is in a text. It ends with `#w=` and the code, such as `11-1-04`. */
export function fieldsAt(text: string): URLSearchParams {
	const code = /#w=([0-9a-z]*)-(\d)-([0-9a-z]+)(?:-([\d-]+))?/.exec(text.slice(text.lastIndexOf('#w=')));
	const [, industry = '', size = '', services = '', date = ''] = code ?? [];
	const fields = new URLSearchParams(code ? { industry, size, date } : {});
	for (const service of services) fields.append('services', service);
	return fields;
}
