import { TIME_ZONE } from '../publication.ts';

/** How the build writes dates, whatever the machine: the agency's own language and time. */
const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: TIME_ZONE });

/**
 * A post's date as the build prints it; the browser puts the visitor's own in its place (`local-dates.ts`).
 * @param iso an ISO 8601 date and time.
 * @returns such as `5 March 2026`.
 */
export const buildDate = (iso: string): string => format.format(new Date(iso));
