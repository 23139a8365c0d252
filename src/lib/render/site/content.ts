import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';

/**
 * The record of a collection that has only one, such as `site` or `homePage`.
 * @throws if the collection is empty, which the content report has ruled out before.
 */
export async function record<Key extends CollectionKey>(collection: Key): Promise<CollectionEntry<Key>['data']> {
	const entry = await getEntry(collection, 'main');
	if (entry === undefined) throw new Error(`content/: the collection ${collection} has no record`);
	return entry.data;
}

/** The records of a list, in the order of its file. */
export async function list<Key extends CollectionKey>(collection: Key): Promise<CollectionEntry<Key>['data'][]> {
	const entries = await getCollection(collection);
	return entries.sort((a, b) => a.id.localeCompare(b.id)).map((entry) => entry.data);
}
