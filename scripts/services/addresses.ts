import { join } from 'node:path';

/**
 * The backend of the tests: posts with real-world HTML, their pictures, and the website they belong to (`e2e/site`).
 */
export const samples = { folder: join(import.meta.dirname, 'samples'), website: 'ember-and-ash' } as const;

/** The ids of the local delivery service, for its check and for the sites built for it. */
export const setup = {
	service: 'local',
	template: 'contact',
	leadTemplate: 'lead',
	publicKey: 'local-public-key',
} as const;

/** Returns the settings (see .env.example) of a site that calls the local services. */
export function settingsFor(services: string) {
	return {
		PUBLIC_BACKEND_URL: services,
		PUBLIC_EMAILJS_ORIGIN: services,
		PUBLIC_EMAILJS_SERVICE_ID: setup.service,
		PUBLIC_EMAILJS_TEMPLATE_ID: setup.template,
		PUBLIC_EMAILJS_PUBLIC_KEY: setup.publicKey,
	};
}
