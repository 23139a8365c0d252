const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const A_DAY = 86_400_000;

/**
 * Returns when the office opens next, in its own time zone.
 * @param opens the opening time of each day, starting with Monday; an empty string means closed.
 * @param timeZone the time zone of the office, such as Asia/Kolkata.
 * @returns the number of days until the office opens (0 is today) and the opening time, or nothing if it never opens.
 */
export function nextOpening(now: Date, opens: readonly string[], timeZone: string) {
	const today = DAYS.indexOf(now.toLocaleDateString('en', { weekday: 'short', timeZone }));
	for (let days = 0; days < 7; days += 1) {
		const time = opens[(today + days) % 7];
		if (time) return { days, time };
	}
	return undefined;
}

/**
 * Shows whether the office is open today and, if not, when it opens next. The answer depends on the time of the visit,
 * so the build cannot know the answer.
 */
export function showToday(element: HTMLElement): void {
	const { opens = '', zone = '', open = '', closed = '' } = element.dataset;
	const now = new Date();
	const next = nextOpening(now, opens.split(','), zone);
	if (next === undefined) return;
	const day = new Date(now.getTime() + next.days * A_DAY);
	const name = day.toLocaleDateString('en-IN', { weekday: 'long', timeZone: zone });
	element.toggleAttribute('data-closed-today', next.days > 0);
	element.textContent = next.days === 0 ? open : closed.replace('{day}', name).replace('{time}', next.time);
}
