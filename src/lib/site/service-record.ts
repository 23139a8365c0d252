import { getEntry, type CollectionEntry } from 'astro:content';

export type ServiceRecord = CollectionEntry<'services'>['data'];

/**
 * The record of a service page.
 * @param slug the last part of its path, which is the name of its file in content/services.
 * @throws if there is no such file.
 */
export async function serviceRecord(slug: string): Promise<ServiceRecord> {
	const entry = await getEntry('services', slug);
	if (entry === undefined)
		throw new Error(`content/services/${slug}.yaml: found no such file, expected the record of /services/${slug}`);
	return entry.data;
}
