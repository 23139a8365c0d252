import CMS, { type CmsConfig } from '@sveltia/cms';
import { SOURCE } from '../file-format.ts';
import { load, type Facts } from './facts.ts';

/*
 * Extends the page on an editor's own machine, where other programs may also change the files and a development server
 * shows the site.
 */

/**
 * Refuses to overwrite a file that has changed since the page read it. With a repository, Sveltia CMS itself checks for
 * newer commits.
 * @returns a function to call with every text that the page writes.
 */
export function keepOthersChanges({ isLocal }: Facts): (text: string) => string {
	const ours = new Set<string>();
	if (isLocal)
		CMS.registerEventListener({
			name: 'preSave',
			handler: async ({ entry }) => {
				const { path, newRecord, data } = entry.toJS();
				const now = String(await load(`now.json?file=${encodeURIComponent(path)}`)).trim();
				const read = newRecord ? '' : String(data[SOURCE] ?? '');
				if (now === read || ours.has(now)) return;
				const cause = `${path} has changed on this machine since you opened it. Copy what you wrote, reload this page, and write it again.`;
				throw new Error('saving_failed', { cause: new Error(cause) });
			},
		});
	return (text) => {
		ours.add(text.trim());
		return text;
	};
}

/** After each save, shows the record's page in a second window, which reloads automatically. */
export function followSaves({ collections = [] }: CmsConfig): void {
	let site: Window | null = null;
	CMS.registerEventListener({
		name: 'postSave',
		handler: ({ entry }) => {
			const { collection: name, slug } = entry.toJS();
			const collection = collections.find((one) => 'name' in one && one.name === name);
			const file = collection && 'files' in collection ? collection.files.find((one) => one.name === slug) : collection;
			const path = file && 'preview_path' in file ? file.preview_path?.replace('{{slug}}', slug) : undefined;
			if (path === undefined) return;
			if (site === null || site.closed) site = window.open(path, 'site', 'popup,width=900,height=900');
			else if (site.location.pathname !== path) site.location.assign(path);
		},
	});
}
