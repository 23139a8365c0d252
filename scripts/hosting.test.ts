import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docs = readFileSync('docs/hosting.md', 'utf8');
const exampleOf = (host: string) => (docs.split(`\`\`\`${host}\n`)[1]?.split('```')[0] ?? '').replaceAll('"', '');

/** The rules of public/_headers: a path, and a header for it. */
const rules = readFileSync('public/_headers', 'utf8')
	.split(/^(?=\/)/m)
	.flatMap((part) => {
		const [path = '', ...headers] = part.trim().split(/\n\s*/);
		return headers.map((header) => [path, ...header.split(': ')] as [path: string, name: string, value: string]);
	});

test.each(rules)('the examples for nginx and Caddy say for %s what _headers says: %s: %s', (path, name, value) => {
	expect(rules.length).toBeGreaterThan(9);
	for (const host of ['nginx', 'caddy']) {
		const [line] = exampleOf(host)
			.split('\n')
			.filter((one) => one.includes(value));
		expect(line, `${host} ${name}`).toMatch(/\S/);
		expect(exampleOf(host)).toContain(path.replace('*', '').replace(/^\/$/, ''));
	}
});
