import { load } from 'cheerio';

/** A host's final response, after redirects. */
export interface Answer {
	/**
	 * The status, the number of redirects and the kind of page, such as `200`, `200 +1`, `200 forwards` or `404 ours`.
	 */
	summary: string;
	/** The page's canonical address. */
	canonical: string | undefined;
	headers: Headers;
}

/**
 * Requests an address and follows its redirects.
 * @throws if a redirect leads to another host, or if there are too many redirects.
 */
export async function ask(origin: string, path: string): Promise<Answer> {
	let url = new URL(path, origin);
	for (let redirects = 0; redirects <= 5; redirects++) {
		const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
		// Reads the whole response, because that frees the connection.
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
		if (url.origin !== origin) throw new Error(`${path} redirects to another host: ${url.href}`);
	}
	throw new Error(`${path} redirects more than 5 times`);
}
