import { brotliCompressSync } from 'node:zlib';
import astros from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it } from 'vitest';
import { islandElement, shorterIslandElement } from './island-element.ts';

describe('islandElement', () => {
	it('is the element of Astro for production, shorter than the script that Astro ships', async () => {
		const script = await islandElement();
		for (const part of ['customElements.define(`astro-island`', 'astro:hydration-error', 'astro:end']) {
			expect(script).toContain(part);
		}
		expect(script).not.toContain('process.env');
		expect(script).not.toContain('astro-retry');
		expect(script).not.toContain('client-render-time');
		expect(brotliCompressSync(script).length).toBeLessThan(brotliCompressSync(astros).length);
	});
});

describe('shorterIslandElement', () => {
	it('stands in for the script of Astro in a build', () => {
		const { load } = shorterIslandElement('`x`');
		if (typeof load !== 'object') throw new Error('no hook');
		expect(Reflect.apply(load.handler, undefined, [])).toBe('export default "`x`"');
	});
});
