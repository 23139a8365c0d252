import { join } from 'node:path';

/** What the backend has in tests: posts of real-world HTML and their pictures, and the website that they belong to, `e2e/site`. */
export const samples = { folder: join(import.meta.dirname, 'samples'), website: 'ember-and-ash' } as const;

/** What the local delivery service knows itself by; a site built for it is set up with the same. */
export const setup = {
	service: 'local',
	template: 'contact',
	leadTemplate: 'lead',
	publicKey: 'local-public-key',
} as const;

/** The settings (see .env.example) of a site that calls the local services. */
export function settingsFor(services: string) {
	return {
		PUBLIC_BACKEND_URL: services,
		PUBLIC_EMAILJS_ORIGIN: services,
		PUBLIC_EMAILJS_SERVICE_ID: setup.service,
		PUBLIC_EMAILJS_TEMPLATE_ID: setup.template,
		PUBLIC_EMAILJS_PUBLIC_KEY: setup.publicKey,
	};
}
