import { expect, it } from 'vitest';
import { cleanAddress } from './address.ts';

it.each([
	'\u202aa@client.example\u202c',
	'\ufeffa@cli\u00adent.example\u200b',
	'\u00a0a@client.example\u3000',
	'\u0085\ta@client.example\r\n\u2028',
	'MailTo: a@client.example',
	'mailto:mailto:a@client.example',
	'\u200bmailto:\u00a0a@client.example',
	'a@client.example\u200b.\u200b',
	'mailto:a@client.example. \u202c',
])('makes %j a@client.example', (typed) => expect(cleanAddress(typed)).toBe('a@client.example'));

const others = [
	'',
	'a b@client.example',
	'.a@client.example',
	'mail.to@client.example',
	'i@mailto:b.example',
	'ä@bü.example',
];
it.each(others)('leaves %j as it is', (typed) => expect(cleanAddress(typed)).toBe(typed));
