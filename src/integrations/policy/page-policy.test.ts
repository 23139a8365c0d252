import { expect, it } from 'vitest';
import { prunePolicy } from './page-policy.ts';
import { inlineHash } from './policy.ts';

const page = (policy: string) =>
	`<meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style><script src="/a.js"></script><script>b()</script>`;

it('keeps the hashes of the scripts and styles of the page, and takes those of other pages off', () => {
	const own = `script-src 'self' '${inlineHash('b()')}'; style-src 'self' '${inlineHash('a{}')}'`;
	const whole = own.replace(/'self'/g, `'self' '${inlineHash('elsewhere')}'`);
	expect(prunePolicy(page(whole))).toBe(page(own));
});
