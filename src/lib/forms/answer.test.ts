import { expect, it } from 'vitest';
import { isWebPage } from './answer.ts';

it.each([
	'<!doctype html><p>Sign in',
	' \r\n\t<!DOCTYPE HTML PUBLIC "">',
	'\u200b\ufeff <h1>Hello</h1>',
	'<!-- proxy --><html>',
	'<?xml version="1.0"?><html>',
	'\ufffd\ufffd<\0h\0t\0m\0l',
	'Warning: offline\n<br>\n<html lang=en>',
	'// <!DOCTYPE html>',
])('finds that %j is a web page', (answer) => expect(isWebPage(answer)).toBe(true));

const others = [
	'',
	'OK',
	'a < b',
	'"<3"',
	'{"message":"<b>Welcome</b>"}',
	'[]',
	{ message: '<p>Welcome</p>' },
	null,
	7,
];
it.each(others)('finds that %j is none', (answer) => expect(isWebPage(answer)).toBe(false));
