/**
 * Rewrites the dates on a pre-rendered page in the visitor's language and time zone. The page contains this function
 * inline, so the function must not import anything.
 */
export function localiseDates(): void {
	for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')) {
		time.textContent = new Date(time.dateTime).toLocaleDateString([], { dateStyle: 'long' });
	}
}
