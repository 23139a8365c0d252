/**
 * Date and time as the visitor's own browser writes them, for the contact form's hidden `time` (spec §3 Contact form).
 * @param moment defaults to now.
 */
export function localTime(moment: Date = new Date()): string {
	return moment.toLocaleString();
}
