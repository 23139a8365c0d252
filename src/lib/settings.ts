import {
	PUBLIC_BACKEND_URL,
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID,
	PUBLIC_EMAILJS_ORIGIN,
	PUBLIC_EMAILJS_PUBLIC_KEY,
	PUBLIC_EMAILJS_SERVICE_ID,
	PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';

/** The settings that the browser needs, under the names used in the code; `.env.example` explains each of them. */
export const settings = {
	/** The origin and path of the backend for the blog and newsletter, if there is one. */
	backendUrl: PUBLIC_BACKEND_URL?.replace(/\/+$/, ''),
	mail: {
		origin: PUBLIC_EMAILJS_ORIGIN.replace(/\/+$/, ''),
		serviceId: PUBLIC_EMAILJS_SERVICE_ID,
		publicKey: PUBLIC_EMAILJS_PUBLIC_KEY,
		contactTemplateId: PUBLIC_EMAILJS_TEMPLATE_ID,
		/** Without this template, the lead form sends nothing (spec §2 Landing page). */
		leadTemplateId: PUBLIC_EMAILJS_LEAD_TEMPLATE_ID,
	},
};

/** How long a form waits for a response before it gives up, in milliseconds. */
export const TIME_LIMIT = 20_000;
