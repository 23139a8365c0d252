import { readUrl } from '#lib/urls.ts';

/** The fields that campaigns add to addresses. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid)$/;

/**
 * Returns the campaign fields in the page's address, and the host of the page that led to it, if known, such as
 * 'utm_source=news, gclid=0123, from www.google.com'; of each at most 100 characters, and 500 in all.
 * @param referrer a page of this site does not count.
 */
export function sourceOf(page: URL, referrer: string): string {
	const facts = [...page.searchParams]
		.filter(([name]) => CAMPAIGN.test(name))
		.map(([name, value]) => `${name}=${value.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()}`.slice(0, 100));
	const host = readUrl(referrer, page.href)?.host;
	if (host && host !== page.host) facts.push(`from ${host}`.slice(0, 100));
	return facts.join(', ').slice(0, 500);
}
