import {
	BLOG_FROM_CONTENT,
	PUBLIC_BACKEND_URL,
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID,
	PUBLIC_EMAILJS_ORIGIN,
	PUBLIC_EMAILJS_PUBLIC_KEY,
	PUBLIC_EMAILJS_SERVICE_ID,
	PUBLIC_EMAILJS_TEMPLATE_ID,
	SHOW_DRAFTS,
} from 'astro:env/client';

/** The origin and path of the backend for the blog and newsletter, if there is one. */
export const backendUrl = PUBLIC_BACKEND_URL?.replace(/\/+$/, '');

/** The backend that supplies the posts. Without one, they come from `content/blog/`. */
export const postBackend = BLOG_FROM_CONTENT === '1' ? undefined : backendUrl;

/** Whether this is a preview, with drafts and posts of the future. Search engines must not list it. */
export const isPreview = SHOW_DRAFTS === '1';

/**
 * Returns the settings for sending a kind of message, or undefined if one of them is missing. The contact form is then
 * left out, and the lead form only thanks (spec §2 Landing page).
 */
export function deliveryOf(kind: 'contact' | 'lead') {
	const templateId = kind === 'lead' ? PUBLIC_EMAILJS_LEAD_TEMPLATE_ID : PUBLIC_EMAILJS_TEMPLATE_ID;
	const [serviceId, publicKey] = [PUBLIC_EMAILJS_SERVICE_ID, PUBLIC_EMAILJS_PUBLIC_KEY];
	if (!serviceId || !publicKey || !templateId) return undefined;
	return { origin: PUBLIC_EMAILJS_ORIGIN.replace(/\/$/, ''), serviceId, publicKey, templateId };
}
