/** The ids that the local mail service accepts; sites must send them to the service. */
export const setup = {
	service: 'local',
	template: 'contact',
	leadTemplate: 'lead',
	publicKey: 'local-public-key',
} as const;

/** Returns the settings (see .env.example) for a site that calls the local services. */
export function settingsFor(services: string) {
	return {
		PUBLIC_BACKEND_URL: services,
		PUBLIC_EMAILJS_ORIGIN: services,
		PUBLIC_EMAILJS_SERVICE_ID: setup.service,
		PUBLIC_EMAILJS_TEMPLATE_ID: setup.template,
		PUBLIC_EMAILJS_PUBLIC_KEY: setup.publicKey,
	};
}
