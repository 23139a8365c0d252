import { href } from '../../../src/lib/site/urls.ts';
import { markdownPath } from '../../../src/lib/site/urls.ts';
import { attribute } from '../../lib/html.ts';
import { addressOf, fileBehind } from '../addresses.ts';
import type { Site } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Markdown');
const LIST = 'llms.txt';

/** What is wrong with the list for language models: a link that leads to no file of the build. */
function faultsOfList(site: Site): string[] {
	const list = site.files.get(LIST);
	if (list === undefined) return ['was not built: build again'];
	const links = [...list.matchAll(/^- \[.*\]\((\S+)\):/gm)].map(([, link = '']) => link);
	if (links.length === 0) return ['lists no page'];
	const home = addressOf(site, '/').href;
	return links
		.filter((link) => !link.startsWith(home) || fileBehind(site, new URL(link).pathname) === undefined)
		.map((link) => `lists ${link}, which was not built`);
}

/** Each page for search engines announces its Markdown, which lies beside it; what is kept from them announces none. */
export const markdown: Rule = (site) => [
	...site.pages.flatMap(({ file, path, elements, isHidden, forwardsTo }) => {
		const announced = elements
			.filter((element) => element.tagName === 'link' && attribute(element, 'type') === 'text/markdown')
			.map((element) => attribute(element, 'href') ?? '');
		const own = isHidden || forwardsTo !== undefined ? [] : [href(markdownPath(path), site.settings.base)];
		const isRight = announced.join(' ') === own.join(' ');
		return isRight
			? []
			: [finding(file, `announces ${announced.join(' and ') || 'no Markdown'}, expected ${own[0] ?? 'none'}`)];
	}),
	...faultsOfList(site).map((what) => finding(LIST, what)),
];
