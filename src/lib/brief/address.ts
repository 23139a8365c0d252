import { type Answers, type Choices, SIZES } from './plan.ts';

const START = Date.UTC(2026, 0);
const DAY = 86_400_000;

const write = (value: number, length = 1): string => value.toString(36).padStart(length, '0');

/**
 * Returns the few characters that stand for a brief in its address, such as `1b011rj`. The first is the version of this
 * format. The last two make sure that a code never means another brief after content/ has changed.
 */
export function codeOf(answers: Answers, choices: Choices): string {
	const { industry, services, size, date } = answers;
	const place = choices.industries.findIndex(({ name }) => name === industry);
	const chosen = choices.services.reduce((bits, { id }, index) => bits | (Number(services.includes(id)) << index), 0);
	const day = date === undefined ? '' : write(Math.max(0, (Date.parse(date) - START) / DAY));
	const signs = Array.from([industry, ...services, size, date].join());
	const check = signs.reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 36 ** 2, 7);
	return `1${write(place)}${write(chosen, 2)}${SIZES.indexOf(size)}${day}${write(check, 2)}`;
}

/** Returns the brief that a code stands for, or `undefined` if there is none that this site can weave. */
export function answersIn(code: string, choices: Choices): Answers | undefined {
	const [, place = '', chosen = '', size = '', day] = /^1(\w)(\w\w)(\w)(\w{1,4})?\w\w$/.exec(code) ?? [];
	const industry = choices.industries[parseInt(place, 36)]?.name;
	const services = choices.services.filter((_, index) => (parseInt(chosen, 36) >> index) & 1).map(({ id }) => id);
	const time = START + parseInt(day ?? '0', 36) * DAY;
	const known = SIZES[Number(size)];
	if (industry === undefined || known === undefined || services.length === 0 || Number.isNaN(time)) return undefined;
	const date = day === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
	const answers = { industry, services, size: known, date };
	return codeOf(answers, choices) === code ? answers : undefined;
}

/** Returns the code in an address, or in a message with an address such as `https://www.example.com/brief#w=1b011rj`. */
export const codeIn = (text: string): string | undefined => /#w=(\w+)/.exec(text)?.[1];
