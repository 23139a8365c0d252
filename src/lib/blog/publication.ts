import type { BlogObject } from './blog-object.ts';

/** The agency's own time zone: a day begins there, and the build writes dates as they are there. */
export const TIME_ZONE = 'Asia/Kolkata';

const format = new Intl.DateTimeFormat('en-US', {
	timeZone: TIME_ZONE,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
});

/** The day of a moment at the agency, such as `2026-01-31`. */
export function dayOf(moment: Date): string {
	const [month, day, year = ''] = format.format(moment).split('/');
	return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** Whether a post may be seen on a day: it is no draft, and its own day has come. */
export function isPublished({ createdAt, draft }: Pick<BlogObject, 'createdAt' | 'draft'>, day: string): boolean {
	return draft !== true && dayOf(new Date(createdAt)) <= day;
}
