import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

function complete(node: Nodes, site: string): void {
	if (node.type === 'element') {
		for (const name of ['href', 'src']) {
			const value = node.properties[name];
			if (typeof value === 'string') node.properties[name] = new URL(value, site).href;
		}
	}
	if ('children' in node) for (const child of node.children) complete(child, site);
}

/**
 * A cleaned post for readers elsewhere: its links and pictures with the site's own address before them.
 * @param html what `sanitiseAtBuild` has given.
 * @param site the site's origin.
 */
export function withAbsoluteAddresses(html: string, site: string): string {
	return String(
		unified()
			.use(rehypeParse, { fragment: true })
			.use(() => (tree: Nodes) => complete(tree, site))
			.use(rehypeStringify)
			.processSync(html),
	);
}
