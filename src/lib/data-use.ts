import { PUBLIC_ANALYTICS_ENDPOINT, PUBLIC_ANALYTICS_SCRIPT } from 'astro:env/server';
import { postBackend } from './blog/source';
import { deliveryOf, settings } from './settings';

/** A feature that sends visitors' data to a host. */
type Sender = 'contact' | 'lead' | 'newsletter' | 'blog' | 'analytics';

const hostOf = (address: string | undefined): string | undefined => address && new URL(address).host;

/**
 * Returns the host, or the two hosts, to which a feature sends data, according to the settings of this build. Returns `undefined` if no
 * data leaves the browser.
 */
export function receiverOf(sender: Sender): string | undefined {
	if (sender === 'analytics') {
		const hosts = new Set([PUBLIC_ANALYTICS_SCRIPT, PUBLIC_ANALYTICS_ENDPOINT].map(hostOf).filter(Boolean));
		return PUBLIC_ANALYTICS_SCRIPT && [...hosts].join(' and ');
	}
	if (sender === 'newsletter') return hostOf(settings.backendUrl);
	if (sender === 'blog') return hostOf(postBackend);
	return hostOf(deliveryOf(sender)?.origin);
}
