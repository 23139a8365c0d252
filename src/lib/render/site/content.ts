import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';

/**
 * Returns the only record of a collection, such as `site` or `homePage`.
 * @throws if the collection is empty; the content report finds empty collections before this is called.
 */
export async function record<Key extends CollectionKey>(collection: Key): Promise<CollectionEntry<Key>['data']> {
	const entry = await getEntry(collection, 'main');
	if (entry === undefined) throw new Error(`content/: the collection ${collection} has no records`);
	return entry.data;
}

/** Returns the records of a list, in the order in which the file lists them. */
export async function list<Key extends CollectionKey>(collection: Key): Promise<CollectionEntry<Key>['data'][]> {
	const entries = await getCollection(collection);
	return entries.sort((a, b) => a.id.localeCompare(b.id)).map((entry) => entry.data);
}
