import { expect, it } from 'vitest';
import { analyticsAttributes } from './analytics.ts';

it.each([
	['Umami', '{"website-id":"0123"}', { 'data-website-id': '0123' }],
	['Plausible', '{"data-domain":"site.example"}', { 'data-domain': 'site.example' }],
	['a name with data- inside', '{"no-data-x":1}', { 'data-no-data-x': '1' }],
	['GoatCounter', '{"goatcounter":"https://me.example/count"}', { 'data-goatcounter': 'https://me.example/count' }],
	['Cloudflare', '{"cf-beacon":{"token":"0123","spa":false}}', { 'data-cf-beacon': '{"token":"0123","spa":false}' }],
	['Simple Analytics', '{"collect-dnt":true}', { 'data-collect-dnt': 'true' }],
	['no tracker', undefined, {}],
	['an empty setting', ' ', {}],
])('writes the attributes of %s', (_name, json, expected) => expect(analyticsAttributes(json)).toEqual(expected));

it.each(['website-id=0123', '["a"]', '"a"', '7', 'null', '{"a b":"c"}', '{"onload=":"c"}', '{"Id":"c"}', '{"a":null}'])(
	'stops the build and says what to write if the setting is %s',
	(json) =>
		expect(() => analyticsAttributes(json)).toThrow(
			/^PUBLIC_ANALYTICS_ATTRIBUTES is not valid: .*\nWrite a JSON.*"website-id"/,
		),
);
