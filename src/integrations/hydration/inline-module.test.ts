import { describe, expect, it } from 'vitest';
import { inlineModule } from './inline-module.ts';

const helpers = 'var e=1,t=2,n=()=>e+t;export{n,t as x};';

describe('inlineModule', () => {
	it('puts a module into the one that imports it, its names out of the way', () => {
		const code = 'import{n as e,x}from"./helpers.abc.js";import{t}from"./other.js";export{e as a};';
		expect(inlineModule(code, helpers, '_astro/helpers.abc.js')).toBe(
			'var{n:e,x}=(()=>{var e=1,t=2,n=()=>e+t;return{n,x:t}})();import{t}from"./other.js";export{e as a};',
		);
	});

	it('leaves a module alone that does not import it', () => {
		const code = 'import{n}from"./other.js";';
		expect(inlineModule(code, helpers, '_astro/helpers.abc.js')).toBe(code);
	});
});
