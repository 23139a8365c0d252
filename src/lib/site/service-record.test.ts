import { expect, it, vi } from 'vitest';
import { serviceRecord } from './service-record.ts';

vi.mock('astro:content', () => ({
	getEntry: (collection: string, id: string) =>
		Promise.resolve(collection === 'services' && id === 'seo' ? { data: { breadcrumb: 'SEO' } } : undefined),
}));

it('gives the record of a service by the last part of its path', async () => {
	expect(await serviceRecord('seo')).toEqual({ breadcrumb: 'SEO' });
});

it('names the file that a page without a record is missing', async () => {
	await expect(serviceRecord('cooking')).rejects.toThrowErrorMatchingInlineSnapshot(
		`[Error: content/services/cooking.yaml: found no such file, expected the record of /services/cooking]`,
	);
});
