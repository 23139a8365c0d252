import type { briefTerms } from './terms.ts';

/** What visitors choose from, and the words for it. */
export type Terms = Awaited<ReturnType<typeof briefTerms>>['terms'];

/** A complete brief. */
export type Answers = NonNullable<ReturnType<typeof answersIn>>;

/**
 * Returns the answers in the fields of a brief, or `undefined` without a service or a size. The fields hold codes of
 * records; codes of records that are gone count for nothing. `date` is the day by which the work is needed, such as
 * `2026-11-08`; one of another century is none. `code` stands for the brief in its address.
 */
export function answersIn(fields: FormData | URLSearchParams, terms: Terms) {
	const textOf = (name: string) => {
		const value = fields.get(name);
		return typeof value === 'string' ? value : '';
	};
	const size = parseInt(textOf('size'));
	const industry = terms.industries.find(({ code }) => code === textOf('industry'));
	const services = terms.services.filter(({ code }) => fields.getAll('services').includes(code));
	const day = textOf('date');
	const date = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? [day] : [];
	if (!terms.sizes[size] || services.length === 0) return undefined;
	const code = [industry?.code ?? '', size, services.map((one) => one.code).join(''), ...date].join('-');
	return { industry, size, services, date: date[0], code };
}

/**
 * Returns the fields of the last brief whose address is in a text. It ends with `#w=` and the code, such as `11-1-04`:
 * the industry, the size and the services, and often a date. In old addresses, each code is the place of its record.
 */
export function fieldsAt(text: string): URLSearchParams {
	const address = text.slice(text.lastIndexOf('#w='));
	const [, industry = '', size = '', services = '', date = ''] =
		/#w=([0-9a-z]*)-(\d)-([0-9a-z]+)(?:-([\d-]+))?/.exec(address) ?? [];
	const codes = Array.from(services, (code) => ['services', code]);
	return new URLSearchParams([['industry', industry], ['size', size], ['date', date], ...codes]);
}
