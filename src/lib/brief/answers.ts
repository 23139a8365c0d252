import type { briefTerms } from './terms.ts';

/** What visitors choose from, and the words for it. */
export type Terms = Awaited<ReturnType<typeof briefTerms>>['terms'];

/** A complete brief. */
export type Answers = NonNullable<ReturnType<typeof answersIn>>;

/**
 * Returns the answers in the fields of a brief, which hold places in the lists of `terms`, or `undefined` if one is
 * missing. `date` is the day by which the work is needed, such as `2026-11-08`; one of another century is none. `code`
 * stands for the brief in its address.
 */
export function answersIn(fields: FormData | URLSearchParams, terms: Terms) {
	const textOf = (name: string) => {
		const value = fields.get(name);
		return typeof value === 'string' ? value : '';
	};
	const [trade, size] = [parseInt(textOf('industry')), parseInt(textOf('size'))];
	const industry = terms.industries[trade];
	const services = terms.services.filter(({ place }) => fields.getAll('services').includes(String(place)));
	const day = textOf('date');
	const date = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? [day] : [];
	if (!industry || !terms.sizes[size] || services.length === 0) return undefined;
	const code = [trade, size, services.map((one) => one.place).join(''), ...date].join('-');
	return { industry, size, services, date: date[0], code };
}

/** Returns the fields of the last brief whose address is in a text. It ends with `#w=` and the code, such as `11-1-04`. */
export function fieldsAt(text: string): URLSearchParams {
	const address = text.slice(text.lastIndexOf('#w='));
	const [, industry = '', size = '', services = '', date = ''] =
		/#w=(\d+)-(\d)-(\d+)(?:-([\d-]+))?/.exec(address) ?? [];
	const places = Array.from(services, (place) => ['services', place]);
	return new URLSearchParams([['industry', industry], ['size', size], ['date', date], ...places]);
}
