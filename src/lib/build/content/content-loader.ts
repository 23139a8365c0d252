import type { Loader } from 'astro/loaders';
import { content, followContent } from './model.ts';
import { collectionNames } from '../../../schemas/collections.ts';

/** Passes the valid records of a collection to Astro; the content report lists the invalid files. */
export const contentLoader = (): Loader => ({
	name: 'content',
	load: async ({ collection, store, generateDigest, watcher }) => {
		const name = collectionNames.find((one) => one === collection);
		const load = () => {
			const entries = name ? content().entries[name] : [];
			const ids = new Set(entries.map(({ id }) => id));
			for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
			for (const { id, data } of entries) store.set({ id, data: { ...data }, digest: generateDigest(data) });
		};
		load();
		if (watcher) followContent(collection, load);
	},
});
