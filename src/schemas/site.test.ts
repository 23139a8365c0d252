import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { site } from './site.ts';

const delivered = z
	.looseObject({ phone: z.looseObject({}), address: z.looseObject({}) })
	.parse(parse(readFileSync('content/site.yaml', 'utf8')));

it.each([
	['IN', '+91 261 555 0100', '+912615550100'],
	['IN', '0261 555 0100', '+912615550100'],
	['IN', '(0261) 555-0100', '+912615550100'],
	['IN', '98250 00000', '+919825000000'],
	['IN', '+91 (0)261 555 0100', '+912615550100'],
	['GB', '020 7946 0000', '+442079460000'],
	['IN', '+44 20 7946 0000', '+442079460000'],
	['IN', '91 98250 1234', undefined],
	['IN', '98250 1234', undefined],
	['IN', '+91 98250 123456', undefined],
	['IN', '261', undefined],
	['IN', 'call 0261 555 0100', undefined],
	['IN', '0261 555 0100 0100 0100', undefined],
])('in %s, phones dial %s as %s', (country, display, number) => {
	const { phone, address } = delivered;
	const { data, error } = site.safeParse({
		...delivered,
		phone: { ...phone, display },
		address: { ...address, country },
	});
	expect(data?.phone.number).toBe(number);
	expect(error?.issues[0]?.message).toBe(
		number
			? undefined
			: 'Write a phone number that exists in the country of the address, or with + and its country code.',
	);
});
