import { extname } from 'node:path';
import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { markdownToHtml } from '../lib/blog/build/markdown-to-html.ts';
import { readPost } from '../lib/blog/build/post-file.ts';
import type { ContentFault } from '../lib/content/content-fault.ts';
import { frontMatter } from '../lib/content/front-matter.ts';
import { readPage } from '../lib/content/page-files.ts';
import { readYaml } from '../lib/content/yaml-record.ts';
import { folderOfPages } from '../schemas/collections.ts';
import type { RecordKind } from './records.ts';

/** What runs programs in the page; the site leaves it out of what it shows, so that somebody would miss it there. */
function programsIn(file: string, source: string): ContentFault[] {
	const { body = '' } = frontMatter(source) ?? {};
	const html = extname(file) === '.md' ? markdownToHtml(body) : body;
	const elements = selectAll('*', unified().use(rehypeParse, { fragment: true }).parse(html));
	const names = elements.flatMap(({ tagName, properties }) => [
		...(/^(script|style|iframe|object|embed)$/.test(tagName) ? [`<${tagName}>`] : []),
		...Object.entries(properties).flatMap(([name, value]) =>
			/^on/i.test(name) ? [name.toLowerCase()] : /^\s*javascript:/i.test(String(value)) ? [String(value)] : [],
		),
	]);
	const expected = 'text, pictures and links: scripts and parts of other sites have no place in a post';
	return [...new Set(names)].map((found) => ({ file, field: '', found, expected, path: ['body'] }));
}

/** What is wrong with the text of a file, taken for itself. @param root the project's folder. */
export function checkRecord(
	file: string,
	source: string,
	{ schema, rule, group }: RecordKind,
	root: string,
): ContentFault[] {
	if (rule === 'post') return [...readPost(file, source, `${root}/public`).faults, ...programsIn(file, source)];
	const folder = group === 'Services' ? 'services' : 'pages';
	if (rule === 'page') return readPage(file, source, folderOfPages[folder].schema).faults;
	return readYaml(file, source, schema).faults;
}
