/** Settings that pass the launch check. */
export const completeSettings = {
	PUBLIC_SITE_URL: 'https://www.infotech.test',
	PUBLIC_BACKEND_URL: 'https://backend.infotech.test',
	PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
	PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'template_2',
};
