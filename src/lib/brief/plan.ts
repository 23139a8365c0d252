import { dayIn } from '../dates.ts';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** What a visitor can choose from (content/brief.yaml), and the days on which the office works: 0 is Sunday. */
export interface Choices {
	industries: readonly { name: string; mark: string }[];
	/** `days` are the working days of the three parts, by size. A service's colour depends on its place. */
	services: readonly { id: string; name: string; days: Record<Size, readonly number[]> }[];
	open: readonly number[];
}

/** A complete brief. `date` is the day by which it is needed, such as `2026-11-08`. */
export interface Answers {
	industry: string;
	services: readonly string[];
	size: Size;
	date?: string | undefined;
}

/** Returns the working days of a brief: in all, for each part, and for each service in each part, one after the other. */
export function planOf({ services, size }: Answers, choices: Choices) {
	const chosen = choices.services.map(({ id, days }) => (services.includes(id) ? days[size] : []));
	const bands = [0, 1, 2].flatMap((part) => chosen.map((days, service) => ({ part, service, days: days[part] ?? 0 })));
	const parts = [0, 1, 2].map((part) => chosen.reduce((sum, days) => sum + (days[part] ?? 0), 0));
	return { bands, parts, days: parts.reduce((sum, days) => sum + days) };
}

export type Plan = ReturnType<typeof planOf>;

/** Returns the working days after today, for some years. A visitor with a wrong clock gets a wrong estimate, no error. */
export function workingDays({ open }: Pick<Choices, 'open'>, now = new Date()): string[] {
	const today = Date.parse(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone)(now));
	const dates = Array.from({ length: 2000 }, (_, day) => new Date(today + (day + 1) * 86_400_000));
	return dates.filter((date) => open.includes(date.getUTCDay())).map((date) => date.toISOString().slice(0, 10));
}
