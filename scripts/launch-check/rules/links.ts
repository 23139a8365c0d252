import { z } from 'zod';
import { fileBehind, ownAddress, referencesOf, shown } from '../addresses.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Links');

const manifest = z.object({
	start_url: z.string().optional(),
	icons: z.array(z.object({ src: z.string() })).default([]),
});

/** Each link, picture and script of a page leads to a file of the build, by the address that the route table has. */
export const links: Rule = (site) => {
	const inPages = site.pages.flatMap((page) => {
		const found = new Map<string, string>();
		for (const reference of referencesOf(page)) {
			const url = ownAddress(site, page, reference.value);
			if (url === undefined) continue;
			if (url === 'broken') {
				found.set(shown(reference), `${shown(reference)} is no address`);
			} else if (fileBehind(site, url.pathname) === undefined) {
				const home = site.settings.base === '/' ? '/' : `${site.settings.base}/`;
				const isSlashed = url.pathname !== home && url.pathname.endsWith('/');
				const cure = isSlashed ? 'take the slash off its end' : 'nothing of that name was built';
				found.set(shown(reference), `${shown(reference)} leads nowhere: ${cure}`);
			}
		}
		return [...found.values()].map((what) => finding(page.file, what));
	});
	const text = site.files.get('site.webmanifest');
	if (text === undefined) return inPages;
	const { start_url: start, icons } = manifest.parse(JSON.parse(text));
	const named = [...(start === undefined ? [] : [start]), ...icons.map(({ src }) => src)];
	const lost = named.filter((path) => fileBehind(site, new URL(path, site.settings.siteUrl).pathname) === undefined);
	return [
		...inPages,
		...lost.map((path) => finding('site.webmanifest', `"${path}" leads nowhere: nothing of that name was built`)),
	];
};
