import { load } from 'cheerio';

/** What a host answered in the end, redirects followed. */
export interface Answer {
	/** The status, how many redirects came before it, and what kind of page came: `200`, `200 +1`, `200 forwards`, `404 ours`. */
	summary: string;
	/** The canonical address that the page names. */
	canonical: string | undefined;
	headers: Headers;
}

/**
 * Asks a host for an address and follows its redirects.
 * @throws when a redirect leads to another host, or they do not end.
 */
export async function ask(origin: string, path: string): Promise<Answer> {
	let url = new URL(path, origin);
	for (let redirects = 0; redirects <= 5; redirects++) {
		const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
		// Read to its end in any case, so that the connection is free again.
		const $ = load(await response.text());
		const { status, headers } = response;
		const location = headers.get('location');
		if (status < 300 || status >= 400 || location === null) {
			const isForward = status === 200 && $('meta[http-equiv="refresh"]').length > 0;
			const isOurs = status === 404 && $('link[href$="/site.webmanifest"]').length > 0;
			const parts = [status, redirects > 0 && `+${redirects}`, isForward && 'forwards', isOurs && 'ours'];
			const summary = parts.filter(Boolean).join(' ');
			return { summary, canonical: $('link[rel="canonical"]').attr('href'), headers };
		}
		url = new URL(location, url);
		if (url.origin !== origin) throw new Error(`${path} is sent to another host: ${url.href}`);
	}
	throw new Error(`${path} is redirected more than 5 times`);
}
