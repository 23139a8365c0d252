import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import phones from './site.test.json' with { type: 'json' };
import { site } from './site.ts';

const delivered = z
	.looseObject({ phone: z.looseObject({}), address: z.looseObject({}) })
	.parse(parse(readFileSync('content/site.yaml', 'utf8')));

it.each(phones)('in %s, phones dial %s as %s', (country, display, number) => {
	const { phone, address } = delivered;
	const { data, error } = site.safeParse({
		...delivered,
		phone: { ...phone, display },
		address: { ...address, country },
	});
	expect(data?.phone.number).toBe(number);
	expect(error?.issues[0]?.message ?? '').toMatch(number ? /^$/ : /^Write a phone number that exists in the country/);
});
