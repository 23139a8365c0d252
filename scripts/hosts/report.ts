import type { Sending } from './headers.ts';

/** What one server did. */
export interface ServerResult {
	name: string;
	/** One cell an address, in the order of the addresses. */
	cells: readonly string[];
	sending: Sending;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Rows as a Markdown table, its columns as wide as their widest cell. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
	const padded = rows.map((cells) => row(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
	const rule = row(widths.map((width) => '-'.repeat(width)));
	return [padded[0], rule, ...padded.slice(1)].join('\n');
}

/** Address by server: the status, and after how many redirects. */
export function addressTable(paths: readonly string[], results: readonly ServerResult[]): string {
	const head = ['', ...results.map(({ name }) => name)];
	const rows = paths.map((path, index) => [`\`${path}\``, ...results.map(({ cells }) => cells[index] ?? '')]);
	return markdownTable([head, ...rows]);
}

const shortCaching = (value: string): string =>
	value.replace('public, ', '').replace('max-age=31536000', '1 year').replace('max-age=0', '0 s');

/** Server by header: caching, security, compression, the blog list's type. */
export function headerTable(results: readonly ServerResult[]): string {
	const head = [
		'',
		'pages cached',
		'hashed files cached',
		'security headers',
		'compressed',
		'type of the blog list',
		'Markdown of a page',
	];
	const rows = results.map(({ name, sending }) => [
		name,
		shortCaching(sending.pageCaching),
		shortCaching(sending.assetCaching),
		`${sending.secured.right} of ${sending.secured.all}`,
		sending.encoding,
		sending.listType,
		sending.markdown,
	]);
	return markdownTable([head, ...rows]);
}
