/** What a host answered in the end, redirects followed. */
export interface Answer {
	status: number;
	redirects: number;
	/** The path where it ended. */
	path: string;
	headers: Headers;
	body: string;
}

const LIMIT = 5;

/**
 * Asks a host for an address and follows its redirects.
 * @throws when a redirect leads to another host, or they do not end.
 */
export async function ask(origin: string, path: string): Promise<Answer> {
	let url = new URL(path, origin);
	for (let redirects = 0; redirects <= LIMIT; redirects++) {
		const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
		const location = response.headers.get('location');
		// Read to its end in any case, so that the connection is free again.
		const body = await response.text();
		if (response.status < 300 || response.status >= 400 || location === null) {
			return { status: response.status, redirects, path: url.pathname, headers: response.headers, body };
		}
		const target = new URL(location, url);
		if (target.origin !== url.origin) throw new Error(`${path} is sent to another host: ${target.href}`);
		url = target;
	}
	throw new Error(`${path} is redirected more than ${LIMIT} times`);
}
