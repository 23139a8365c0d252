/**
 * Rewrites the dates of a pre-rendered page in the visitor's language and time zone. Inline in the page, so it imports
 * nothing.
 */
export function localiseDates(): void {
	for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')) {
		time.textContent = new Date(time.dateTime).toLocaleDateString([], { dateStyle: 'long' });
	}
}
