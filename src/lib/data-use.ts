import { PUBLIC_ANALYTICS_ENDPOINT, PUBLIC_ANALYTICS_SCRIPT } from 'astro:env/server';
import { backendUrl, deliveryOf, postBackend } from './settings.ts';

/** Where each feature sends visitors' data, according to the settings of this build. */
const receivers = {
	contact: [deliveryOf('contact')?.origin],
	lead: [deliveryOf('lead')?.origin],
	newsletter: [backendUrl],
	blog: [postBackend],
	analytics: PUBLIC_ANALYTICS_SCRIPT ? [PUBLIC_ANALYTICS_SCRIPT, PUBLIC_ANALYTICS_ENDPOINT] : [],
};

/** Returns the host, or the two hosts, to which a feature sends data, if data leaves the browser at all. */
export function receiverOf(feature: keyof typeof receivers): string | undefined {
	const hosts = receivers[feature].flatMap((address) => (address ? new URL(address).host : []));
	return [...new Set(hosts)].join(' and ') || undefined;
}
