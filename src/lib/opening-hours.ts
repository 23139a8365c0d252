import { DAYS, type OpeningHours } from '#schemas/site.ts';

/** Returns a time in the form that visitors see, such as 7:00 PM. */
function clock(time: string): string {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Returns opening hours as two texts: the days and the times. For several days in a row, the days are only the first and
 * the last one.
 */
export function hoursText(hours: OpeningHours): { days: string; times: string } {
	const runs: string[][] = [];
	for (const [index, day] of DAYS.entries()) {
		if (!hours.days.includes(day)) continue;
		const before = DAYS[index - 1];
		if (before && hours.days.includes(before)) runs.at(-1)?.push(day);
		else runs.push([day]);
	}
	const days = runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}-${run.at(-1)}`));
	return { days: days.join(', '), times: `${clock(hours.opens)}-${clock(hours.closes)}` };
}

/**
 * Returns the name of a time zone, for visitors from other countries. If the zone has the same offset from GMT all
 * year, adds the offset.
 */
export function zoneName(timeZone: string): string {
	const write = (timeZoneName: 'longGeneric' | 'shortOffset', month: number): string =>
		new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
			.formatToParts(new Date(Date.UTC(2026, month)))
			.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	const name = write('longGeneric', 0);
	const [winter, summer] = [write('shortOffset', 0), write('shortOffset', 6)];
	return winter === summer ? `${name} (${winter})` : name;
}
