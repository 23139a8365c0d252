import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-pattern';

describe('isEmailAddress', () => {
	it.each(['a@b.c', 'ann.lee+site@mail.example.com', 'a@b@c.d'])('takes %s', (address) => {
		expect(isEmailAddress(address)).toBe(true);
	});

	it.each(['', 'foo', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b.c d', 'mail: a@b.c'])(
		'refuses "%s"',
		(address) => {
			expect(isEmailAddress(address)).toBe(false);
		},
	);
});
