/**
 * Whether the office is open on the day that it is at the office now.
 * @param days the open days as English abbreviations, such as `Mon Tue`.
 * @param timeZone the office's own, such as Asia/Kolkata, whatever the visitor's.
 */
export function isOpenOn(now: Date, days: string, timeZone: string): boolean {
	return days.includes(now.toLocaleDateString('en', { weekday: 'short', timeZone }));
}

/** Writes into an element whether the office is open today, which a built page cannot know. */
export function showToday(element: HTMLElement): void {
	const { days = '', zone = '', open = '', closed = '' } = element.dataset;
	element.textContent = isOpenOn(new Date(), days, zone) ? open : closed;
}
