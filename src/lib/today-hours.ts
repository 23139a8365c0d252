/**
 * Whether the office opens on the day that it is there now.
 * @param days the open days, Monday = 1 to Sunday = 7.
 * @param timeZone the office's own, such as Asia/Kolkata, whatever the visitor's.
 */
export function isOpenOn(now: Date, days: readonly number[], timeZone: string): boolean {
	const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(now);
	return days.includes(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday) + 1);
}

/** Says whether the office is open today; empty without a script, because a built page cannot know the day. */
export class TodayHours extends HTMLElement {
	connectedCallback(): void {
		const { days = '', zone = 'UTC', open = '', closed = '' } = this.dataset;
		this.textContent = isOpenOn(new Date(), days.split(' ').map(Number), zone) ? open : closed;
	}
}
