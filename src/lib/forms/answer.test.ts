import { expect, it } from 'vitest';
import { isWebPage } from './answer';

it.each([
	...[
		'<!doctype html><p>Sign in',
		'<html>',
		' \r\n\t<!DOCTYPE HTML PUBLIC "">',
		'\ufeff<html>',
		'\u200b\ufeff <h1>Hello</h1>',
	],
	...[
		'<!-- proxy --><html>',
		'<?xml version="1.0"?><html>',
		'<HEAD>',
		'<meta http-equiv=refresh>',
		'<p>Please sign in',
		'<script>',
	],
	...['\ufffd\ufffd<\0h\0t\0m\0l', 'Warning: offline\n<br>\n<html lang=en>', '// <!DOCTYPE html>'],
])('finds that %j is a web page', (answer) => expect(isWebPage(answer)).toBe(true));

it.each([
	'',
	'OK',
	'a < b',
	'"<3"',
	'{"message":"<b>Welcome</b>"}',
	'[]',
	{},
	{ message: '<p>Welcome</p>' },
	null,
	undefined,
	7,
])('finds that %j is none', (answer) => expect(isWebPage(answer)).toBe(false));
