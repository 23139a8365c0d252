import { DAYS, type OpeningHours } from '#schemas/site.ts';

/** Returns a time in the form that visitors see, such as 7:00 PM. */
function clock(time: string): string {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Returns the days and the times of opening hours as texts, such as Monday-Saturday and 9:00 AM-7:00 PM. */
export function hoursText(hours: OpeningHours): { days: string; times: string } {
	const isOpen = (index: number) => hours.days.some((day) => day === DAYS[index]);
	const lasts = DAYS.filter((_, index) => isOpen(index) && !isOpen(index + 1));
	const firsts = DAYS.filter((_, index) => isOpen(index) && !isOpen(index - 1));
	const days = firsts.map((first, run) => (first === lasts[run] ? first : `${first}-${lasts[run]}`));
	return { days: days.join(', '), times: `${clock(hours.opens)}-${clock(hours.closes)}` };
}

/** Returns the name of a time zone, with its offset from GMT if that is the same all year. */
export function zoneName(timeZone: string): string {
	const write = (timeZoneName: 'longGeneric' | 'shortOffset', month: number): string =>
		new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
			.formatToParts(new Date(Date.UTC(2026, month)))
			.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	const name = write('longGeneric', 0);
	const [winter, summer] = [write('shortOffset', 0), write('shortOffset', 6)];
	return winter === summer ? `${name} (${winter})` : name;
}
