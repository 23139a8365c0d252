import { afterAll, expect, it, vi } from 'vitest';
import rows from './settings.test.json' with { type: 'json' };

const settingsWith = (own: object) => {
	vi.resetModules();
	vi.doMock('astro:env/client', () => ({ ...rows.all, ...own }));
	return import('./settings.ts');
};

afterAll(() => {
	vi.doUnmock('astro:env/client');
	vi.resetModules();
});

it.each([undefined, 'PUBLIC_EMAILJS_SERVICE_ID', 'PUBLIC_EMAILJS_PUBLIC_KEY', 'PUBLIC_EMAILJS_LEAD_TEMPLATE_ID'])(
	'sends leads only if all their settings are there: without %s',
	async (missing) => {
		const { deliveryOf } = await settingsWith(missing ? { [missing]: '' } : {});
		const delivery = { origin: 'https://mail.example', serviceId: 'service', publicKey: 'key', templateId: 'lead' };
		expect(deliveryOf('lead')).toEqual(missing ? undefined : delivery);
		expect(deliveryOf('contact')).toBeUndefined();
	},
);

it.each(rows.posts)(
	'with $own, the posts come from the backend, or this is a preview: $expected',
	async ({ own, expected }) => {
		const { backendUrl, postBackend, isPreview } = await settingsWith(own);
		expect({ backendUrl, postBackend, isPreview }).toEqual({ isPreview: false, ...expected });
	},
);
