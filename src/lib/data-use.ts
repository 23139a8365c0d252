import { PUBLIC_ANALYTICS_SCRIPT } from 'astro:env/server';
import { deliveryOf, settings } from './settings';

/** A feature that sends visitors' data to a host. */
type Sender = 'contact' | 'lead' | 'newsletter' | 'blog' | 'analytics';

const hostOf = (address: string | undefined): string | undefined => address && new URL(address).host;

/**
 * Returns the host to which a feature sends data, according to the settings of this build. Returns `undefined` if no
 * data leaves the browser.
 */
export function receiverOf(sender: Sender): string | undefined {
	if (sender === 'analytics') return hostOf(PUBLIC_ANALYTICS_SCRIPT);
	if (sender === 'newsletter' || sender === 'blog') return hostOf(settings.backendUrl);
	return hostOf(deliveryOf(sender)?.origin);
}
