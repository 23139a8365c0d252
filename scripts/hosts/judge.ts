import { attribute, elementsOf, parseHtml } from '../lib/html.ts';
import type { Address } from './addresses.ts';
import type { Answer } from './ask.ts';

/**
 * What a host can do. A stock server knows files and folders; a `files` host finds `about.html` for `/about` and
 * answers unknown addresses with `404.html`; a `rule files` host also reads `_redirects` and `_headers`; a `rules` host
 * follows every rule that the build knows.
 */
export type HostKind = 'stock' | 'files' | 'rule files' | 'rules';

/** The canonical address that a page names, which tells one page from another. */
export function canonicalOf(html: string): string | undefined {
	const links = elementsOf(parseHtml(html), 'link');
	const canonical = links.find((link) => attribute(link, 'rel') === 'canonical');
	return canonical && attribute(canonical, 'href');
}

/** Whether a page sends its visitors on, without a redirect of the host. */
const isForward = (html: string): boolean =>
	elementsOf(parseHtml(html), 'meta').some((meta) => /^refresh$/i.test(attribute(meta, 'httpEquiv') ?? ''));

const isOwnErrorPage = (html: string): boolean => html.includes('Unexpected Application Error!');
const page = (most: number) => `200 ${most === 0 ? 'without a redirect' : 'after one redirect at most'}`;

/** What has to be so at an address; undefined where it is so. */
function expectation({ kind, canonical }: Address, answer: Answer, host: HostKind): string | undefined {
	const { status, redirects, body } = answer;
	const canRedirect = host === 'rules' || host === 'rule files';
	const reaches = (most: number): string | undefined => {
		if (status !== 200 || redirects > most) return page(most);
		const found = canonicalOf(body);
		return found === canonical ? undefined : `the page ${canonical}, found ${found ?? 'another'}`;
	};
	switch (kind) {
		case 'route':
			return reaches(host === 'stock' ? 1 : 0);
		case 'slash':
			return reaches(1);
		case 'alias':
			if (canRedirect && (redirects !== 1 || isForward(body))) return 'a redirect of the host';
			return reaches(1);
		case 'host alias':
			if (canRedirect) return redirects === 1 ? reaches(1) : 'a redirect of the host';
			// Disks that ignore case find the page itself.
			return status === 404 || status === 200 ? undefined : '404';
		case 'unknown':
			if (status !== 404 || redirects > 0) return '404 without a redirect';
			return host === 'stock' || isOwnErrorPage(body) ? undefined : 'our own 404 page';
		case 'late post':
			if (host === 'rules') return status === 200 && redirects === 0 ? undefined : page(0);
			if (status !== 404) return '404';
			return host === 'stock' || isOwnErrorPage(body) ? undefined : 'our own 404 page, which opens the post';
	}
}

/** One line for an answer that breaks a rule (product.md 'Any static host'); undefined where none is broken. */
export function judge(server: string, host: HostKind, address: Address, answer: Answer): string | undefined {
	const expected = expectation(address, answer, host);
	if (expected === undefined) return undefined;
	return `${server}: ${address.path}: found ${cellOf(answer)}, expected ${expected}`;
}

/** An answer as the table shows it: the status and, after a plus sign, the number of redirects before it. */
export function cellOf({ status, redirects, body }: Pick<Answer, 'status' | 'redirects' | 'body'>): string {
	const forward = status === 200 && isForward(body) ? ' forwards' : '';
	return `${status}${redirects === 0 ? '' : ` +${redirects}`}${forward}`;
}
