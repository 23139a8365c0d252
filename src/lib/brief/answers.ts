import type { briefTerms } from './terms.ts';

export const SIZES = ['small', 'medium', 'large'] as const;

/** What visitors choose from, and the words for it. */
export type Terms = Awaited<ReturnType<typeof briefTerms>>['terms'];

/** A complete brief. `date` is the day by which it is needed, such as `2026-11-08`. */
export interface Answers {
	industry: string;
	size: (typeof SIZES)[number];
	services: readonly string[];
	date?: string | undefined;
}

/** Returns the answers in a form or an address, or `undefined` if one is missing. A date of another century is none. */
export function answersIn(values: FormData | URLSearchParams, { industries, services }: Terms): Answers | undefined {
	const industry = industries.find(({ name }) => name === values.get('industry'))?.name;
	const size = SIZES.find((one) => one === values.get('size'));
	const chosen = services.map(({ service }) => service).filter((one) => values.getAll('services').includes(one));
	const day = String(values.get('date'));
	const date = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
	return industry && size && chosen.length > 0 ? { industry, size, services: chosen, date } : undefined;
}

/** Returns the few characters that stand for a brief in its address: the places of its answers, such as `11-1-04`. */
export function codeOf({ industry, size, services, date }: Answers, terms: Terms): string {
	const place = terms.industries.findIndex(({ name }) => name === industry);
	const chosen = terms.services.flatMap(({ service }, index) => (services.includes(service) ? index : []));
	return [place, SIZES.indexOf(size), chosen.join(''), date].filter((part) => part !== undefined).join('-');
}

/** Returns the brief whose address is in a text, if this site can weave it. The address ends with `#w=` and its code. */
export function answersAt(text: string, terms: Terms): Answers | undefined {
	const [, industry, size, services = '', date = ''] = /#w=(\d+)-(\d)-(\d+)(?:-([\d-]+))?/.exec(text) ?? [];
	const chosen = Array.from(services, (place) => ['services', terms.services[Number(place)]?.service ?? '']);
	const values = new URLSearchParams([...chosen, ['date', date]]);
	values.set('industry', terms.industries[Number(industry)]?.name ?? '');
	values.set('size', SIZES[Number(size)] ?? '');
	return answersIn(values, terms);
}
