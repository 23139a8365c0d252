import { canonicalUrl } from './urls.ts';

/**
 * Returns the address of the chat for a page. The message that the visitor begins ends with the page's canonical address.
 * @param chat the address in `content/site.yaml`. Only WhatsApp's needs no `text` to accept one.
 * @param page the page's address while it is built, and the site's origin, as in the global `Astro`.
 * @param message takes the place of that message.
 */
export function chatUrl(chat: string, { url, site }: { url: URL; site: URL | undefined }, message?: string): string {
	const address = new URL(chat);
	const path = url.pathname.replace(/(?<=\/)index\.html$|\.html$/, '');
	const text = address.searchParams.get('text');
	// Hosts serve the two pages at any address.
	if ((text === null && address.host !== 'wa.me') || /\/(404|late-post)$/.test(path)) return chat;
	address.searchParams.set('text', message ?? `${text ?? ''} ${canonicalUrl(path, site, '')}`.trim());
	// Some of WhatsApp's apps show a plus sign as it is.
	address.search = address.search.replaceAll('+', '%20');
	return address.href;
}
