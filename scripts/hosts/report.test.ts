import { expect, it } from 'vitest';
import { addressTable, headerTable } from './report.ts';

const sending = {
	pageCaching: 'public, max-age=0, must-revalidate',
	assetCaching: 'public, max-age=31536000, immutable',
	missingCaching: 'none',
	secured: { right: 6, all: 6 },
	encoding: 'gzip',
	listType: 'application/json',
	markdown: 'text/markdown, noindex',
	ruleFile: 404,
};

it('prints address by server, and server by header', () => {
	const results = [
		{ name: 'nginx', cells: ['200', '200 +1'], sending },
		{
			name: 'Python',
			cells: ['200', '404'],
			sending: { ...sending, pageCaching: 'none', secured: { right: 0, all: 6 } },
		},
	];
	expect(`${addressTable(['/', '/about'], results)}\n\n${headerTable(results)}`).toMatchInlineSnapshot(`
		"|          | nginx  | Python |
		| -------- | ------ | ------ |
		| \`/\`      | 200    | 200    |
		| \`/about\` | 200 +1 | 404    |

		|        | pages cached         | hashed files cached | security headers | compressed | type of the blog list | Markdown of a page     |
		| ------ | -------------------- | ------------------- | ---------------- | ---------- | --------------------- | ---------------------- |
		| nginx  | 0 s, must-revalidate | 1 year, immutable   | 6 of 6           | gzip       | application/json      | text/markdown, noindex |
		| Python | none                 | 1 year, immutable   | 0 of 6           | gzip       | application/json      | text/markdown, noindex |"
	`);
});
