/**
 * A post's date in the visitor's own language and time zone (spec §2 Blog list).
 * @param iso an ISO 8601 date and time.
 * @returns such as `5 March 2026`; the text itself where it is no date.
 */
export function formatDate(iso: string): string {
	const date = new Date(iso);
	if (Number.isNaN(date.getTime())) return iso;
	return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date);
}
