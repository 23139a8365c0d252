import { DAYS, type OpeningHours } from '#schemas/site.ts';

/** Returns a time in the form that visitors see, such as 7:00 PM. */
function clock(time: string): string {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Returns the runs of days in a row: only the first and the last one of each. */
function runsOf({ days }: OpeningHours, to: string): string[] {
	const isOpen = (index: number) => days.some((day) => day === DAYS[index]);
	const lasts = DAYS.filter((_, index) => isOpen(index) && !isOpen(index + 1));
	const firsts = DAYS.filter((_, index) => isOpen(index) && !isOpen(index - 1));
	return firsts.map((first, run) => (first === lasts[run] ? first : `${first}${to}${lasts[run]}`));
}

/** Returns opening hours as two texts: the days and the times. */
export const hoursText = (hours: OpeningHours): { days: string; times: string } => ({
	days: runsOf(hours, '-').join(', '),
	times: `${clock(hours.opens)}-${clock(hours.closes)}`,
});

/** Returns all opening hours in words, such as 'Monday to Saturday, 9 AM to 7 PM'. */
export function hoursWords(open: readonly OpeningHours[]): string {
	const and = new Intl.ListFormat('en-GB');
	const groups = open.map((hours) => {
		const [opens, closes] = [hours.opens, hours.closes].map((time) => clock(time).replace(':00', ''));
		return `${and.format(runsOf(hours, ' to '))}, ${opens} to ${closes}`;
	});
	return groups.join('; ');
}
