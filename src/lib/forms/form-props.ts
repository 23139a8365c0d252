import type { CollectionEntry } from 'astro:content';

type Data<Key extends 'site' | 'forms' | 'fallbackPage'> = CollectionEntry<Key>['data'];

/** What an island shows in its own place if it throws (product.md 'Routes'). */
export function islandFallback(fallback: Data<'fallbackPage'>) {
	return { title: fallback.title, text: fallback.island };
}

function shared(site: Data<'site'>, forms: Data<'forms'>, fallback: Data<'fallbackPage'>) {
	const { display, number } = site.phone;
	return {
		otherWays: { text: forms.otherWays, email: site.email.address, phone: { display, number } },
		fallback: islandFallback(fallback),
	};
}

/** The props of a contact form, from `content/`. */
export function contactProps(site: Data<'site'>, forms: Data<'forms'>, fallback: Data<'fallbackPage'>) {
	return { ...shared(site, forms, fallback), texts: forms.contact, honeypot: forms.honeypot };
}

/** The props of a newsletter form, from `content/`. */
export function newsletterProps(site: Data<'site'>, forms: Data<'forms'>, fallback: Data<'fallbackPage'>) {
	return { ...shared(site, forms, fallback), texts: forms.newsletter };
}

/** The props of the campaign's lead form, from `content/`. */
export function leadProps(site: Data<'site'>, forms: Data<'forms'>, fallback: Data<'fallbackPage'>) {
	return { ...shared(site, forms, fallback), texts: forms.lead };
}
