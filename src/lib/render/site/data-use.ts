import { PUBLIC_ANALYTICS_SCRIPT } from 'astro:env/server';
import { settings } from '../../browser/settings';

/** What sends something that a visitor typed or is known by. */
export type Sender = 'contact' | 'lead' | 'newsletter' | 'blog' | 'analytics';

const hostOf = (address: string | undefined): string | undefined => address && new URL(address).host;

/** The host that gets what is sent, by the settings of this build; nothing where nothing leaves the browser. */
export function receiverOf(sender: Sender): string | undefined {
	const { backendUrl, mail } = settings;
	if (sender === 'analytics') return hostOf(PUBLIC_ANALYTICS_SCRIPT);
	if (sender === 'newsletter' || sender === 'blog') return hostOf(backendUrl);
	const template = sender === 'contact' ? mail.contactTemplateId : mail.leadTemplateId;
	return mail.serviceId && mail.publicKey && template ? hostOf(mail.origin) : undefined;
}
