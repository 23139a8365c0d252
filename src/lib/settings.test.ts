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

it.each(rows.leads)('sends leads only if all their settings are there: without %j', async (missing) => {
	const { deliveryOf } = await settingsWith(missing ? { [missing]: '' } : {});
	const delivery = { origin: 'https://mail.example', serviceId: 'service', publicKey: 'key', templateId: 'lead' };
	expect(deliveryOf('lead')).toEqual(missing ? undefined : delivery);
	expect(deliveryOf('contact')).toBeUndefined();
});

it.each(rows.posts)('with $own, posts and previews are $expected', async ({ own, expected }) => {
	const { backendUrl, postBackend, isPreview } = await settingsWith(own);
	expect({ backendUrl, postBackend, isPreview }).toEqual({ isPreview: false, ...expected });
});
