import { expect, it } from 'vitest';
import { colour } from './colours.ts';

it('reads a colour of each scheme, and stops at a name that the tokens do not have', () => {
	expect(colour('paper', 'dark')).not.toBe(colour('paper'));
	expect(() => colour('papper')).toThrow('--color-papper');
});
