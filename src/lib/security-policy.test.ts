import { expect, it } from 'vitest';
import { inlineHash, keepOwnHashes, policyDirectives } from './security-policy.ts';

it('allows a local backend without https, and lists a host that does two things once', () => {
	const local = 'http://localhost:4400';
	expect(policyDirectives({ backend: `${local}/x`, mail: local, analytics: undefined, endpoint: undefined })).toEqual(
		expect.arrayContaining([`connect-src 'self' ${local}`, `img-src 'self' https: ${local}`]),
	);
});

it('leaves in the policy of a page only the hashes of its own scripts and styles', () => {
	const [own, other] = [inlineHash('go()'), inlineHash('stop()')];
	const page = (hashes: string) =>
		`<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}"><script>go()</script><p>'${other}'</p>`;
	expect(keepOwnHashes(page(` '${own}' '${other}'`))).toBe(page(` '${own}'`));
});
