import { expect, it } from 'vitest';
import { cleanAddress } from './address';

it.each([
	...[
		'\u202aa@client.example\u202c',
		'a@cli\u00adent.example\u200b',
		'\ufeffa@client.example',
		'\u2068a@client.example\u2069',
	],
	...[' a@client.example ', '\u00a0a@client.example\u3000', '\ta@client.example\r\n', '\u0085a@client.example\u2028'],
	...[
		'mailto:a@client.example',
		'MailTo: a@client.example',
		'mailto:mailto:a@client.example',
		'\u200bmailto:\u00a0a@client.example',
	],
	...['a@client.example.', 'a@client.example. ', 'a@client.example\u200b.\u200b', 'mailto:a@client.example. \u202c'],
])('makes %j a@client.example', (typed) => expect(cleanAddress(typed)).toBe('a@client.example'));

it.each([
	'',
	'foo',
	'a b@client.example',
	'.a@client.example',
	'mail.to@client.example',
	'i@mailto:b.example',
	'ä@bücher.example',
])('leaves %j as it is', (typed) => expect(cleanAddress(typed)).toBe(typed));
