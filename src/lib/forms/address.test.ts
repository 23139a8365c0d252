import { expect, it } from 'vitest';
import { cleanAddress } from './address.ts';
import addresses from './address.test.json' with { type: 'json' };

it.each(addresses.cleaned)('makes %j a@client.example', (typed) =>
	expect(cleanAddress(typed)).toBe('a@client.example'),
);

it.each(addresses.kept)('leaves %j as it is', (typed) => expect(cleanAddress(typed)).toBe(typed));
