import type { BriefPage } from '../../schemas/brief.ts';

export const SIZES = ['small', 'medium', 'large'] as const;

/** What a brief is made of (content/brief.yaml): what visitors choose from, and the words for it. */
export interface Terms extends Pick<BriefPage, 'sizes' | 'parts' | 'words'> {
	industries: readonly { name: string; mark: string }[];
	/** `days` are the working days of the three parts, by size. A service's colour depends on its place. */
	services: readonly Pick<BriefPage['services'][number], 'service' | 'name' | 'days'>[];
	/** The days on which the office works: 0 is Sunday. */
	open: readonly number[];
}

/** A complete brief. `date` is the day by which it is needed, such as `2026-11-08`. */
export interface Answers {
	industry: string;
	services: readonly string[];
	size: (typeof SIZES)[number];
	date?: string | undefined;
}

/** Returns the answers in a form or an address, or `undefined` if one is missing. A date of another century is none. */
export function answersIn(values: FormData | URLSearchParams, { industries, services }: Terms): Answers | undefined {
	const industry = industries.find(({ name }) => name === values.get('industry'))?.name;
	const chosen = services.map(({ service }) => service).filter((one) => values.getAll('services').includes(one));
	const size = SIZES.find((one) => one === values.get('size'));
	const day = String(values.get('date'));
	const date = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
	return industry && size && chosen.length > 0 ? { industry, services: chosen, size, date } : undefined;
}

/**
 * Returns the few characters that stand for a brief in its address, such as `b0116n` or, with a date, `b011261108f1`.
 * Because of the last two, a code never means another brief after content/ has changed.
 */
export function codeOf({ industry, services, size, date = '' }: Answers, terms: Terms): string {
	const place = terms.industries.findIndex(({ name }) => name === industry);
	const bits = terms.services.reduce((sum, { service }, bit) => sum + Number(services.includes(service)) * 2 ** bit, 0);
	const signs = Array.from([industry, ...services, size, date].join());
	const check = signs.reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 36 ** 2, 7);
	const [chosen, last] = [bits, check].map((number) => number.toString(36).padStart(2, '0'));
	return [place.toString(36), chosen, SIZES.indexOf(size), ...date.slice(2).split('-'), last].join('');
}

/** Returns the brief whose address is in a text, if this site can weave it. The address ends with `#w=` and its code. */
export function answersAt(text: string, terms: Terms): Answers | undefined {
	const [, code, place = '', chosen = '', size, ...day] =
		/#w=((\w)(\w\w)(\d)(?:(\d\d)(\d\d)(\d\d))?\w\w)(?!\w)/.exec(text) ?? [];
	const services = terms.services.filter((_, bit) => (parseInt(chosen, 36) >> bit) & 1);
	const values = new URLSearchParams(services.map(({ service }) => ['services', service]));
	values.set('industry', terms.industries[parseInt(place, 36)]?.name ?? '');
	values.set('size', SIZES[Number(size)] ?? '');
	values.set('date', `20${day.join('-')}`);
	const answers = answersIn(values, terms);
	return answers && codeOf(answers, terms) === code ? answers : undefined;
}
