import { markdownOf } from '../markdown-page.ts';

const HEAD = `<title>Prices &amp; days</title>
<meta name="description" content="What it costs: all of it">
<link rel="canonical" href="https://www.example.com/site/prices">
<link rel="alternate" type="text/markdown" href="/site/prices.md">`;

/** A built page with this in its main part. */
export const pageOf = (main: string, head = HEAD): string =>
	`<!doctype html><html lang="en-IN"><head>${head}<style>body{}</style></head><body><header><h1>Logo</h1></header>
	<main id="main">${main}</main><footer>Footer</footer></body></html>`;

/** The Markdown of a page with this below its main heading, without the front matter and that heading. */
export function textOf(html: string): string {
	const [before, text = ''] = (markdownOf(pageOf(`<h1>Prices</h1>${html}`)) ?? '').split('# Prices\n\n');
	if (!before?.endsWith('---\n\n')) throw new Error(`no main heading: ${before}`);
	return text.trimEnd();
}
