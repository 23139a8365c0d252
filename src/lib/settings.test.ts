import { afterAll, expect, it, vi } from 'vitest';

const all = {
	PUBLIC_EMAILJS_ORIGIN: 'https://mail.example/',
	PUBLIC_EMAILJS_SERVICE_ID: 'service',
	PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: 'lead',
	PUBLIC_EMAILJS_TEMPLATE_ID: undefined,
	PUBLIC_BACKEND_URL: undefined,
	BLOG_FROM_CONTENT: undefined,
	SHOW_DRAFTS: undefined,
};

afterAll(() => {
	vi.doUnmock('astro:env/client');
	vi.resetModules();
});

it.each([undefined, 'PUBLIC_EMAILJS_SERVICE_ID', 'PUBLIC_EMAILJS_PUBLIC_KEY', 'PUBLIC_EMAILJS_LEAD_TEMPLATE_ID'])(
	'sends leads only if all their settings are there: without %s',
	async (missing) => {
		vi.resetModules();
		vi.doMock('astro:env/client', () => ({ ...all, ...(missing && { [missing]: '' }) }));
		const { deliveryOf } = await import('./settings.ts');
		const delivery = { origin: 'https://mail.example', serviceId: 'service', publicKey: 'key', templateId: 'lead' };
		expect(deliveryOf('lead')).toEqual(missing ? undefined : delivery);
		expect(deliveryOf('contact')).toBeUndefined();
	},
);
