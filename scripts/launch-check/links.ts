import { LinkChecker, LinkState } from 'linkinator';
import { href } from '../../src/lib/site/urls.ts';
import { serveFolder } from '../lib/static-server.ts';
import type { Finding, Site } from './site.ts';

/** Follows every link, picture and style of each page to a file and a fragment; other hosts are not asked. */
export async function links({ folder, settings: { siteUrl, base }, pages }: Site): Promise<Finding[]> {
	const { origin, close } = await serveFolder({ folder, port: 0, base, hosting: 'plain' });
	const files = new Map(pages.map(({ path, file }) => [`${origin}${href(path, base)}`, file]));
	const { links: found } = await new LinkChecker().check({
		path: [...files.keys()],
		concurrency: 20,
		checkFragments: true,
		checkCss: true,
		// The address in canonical links and previews is not there yet.
		urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(siteUrl)}`), replacement: origin }],
		linksToSkip: (url) => Promise.resolve(![origin, siteUrl].includes(new URL(url).origin)),
	});
	await close();
	return found
		.filter(({ state }) => state === LinkState.BROKEN)
		.map(({ url, parent = '', status }) => ({
			kind: 'Links',
			where: files.get(parent) ?? parent,
			what: `${url.replace(origin, '')} ${status === 200 ? 'names a part that the page does not have: give it that id' : 'leads nowhere: nothing of that name was built'}`,
		}));
}
