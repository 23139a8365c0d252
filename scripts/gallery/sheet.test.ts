import { expect, it } from 'vitest';
import { contactSheet } from './sheet.ts';

it('shows a row for each page with a link to every picture, and escapes what it prints', () => {
	const sheet = contactSheet([
		{ title: '/about', width: 360, scheme: 'light', file: 'about-360-light.png' },
		{ title: '/about', width: 1440, scheme: 'dark', file: 'about-1440-dark.png' },
		{ title: 'a <state>', width: 360, scheme: 'light', file: 'state.png' },
	]);
	expect(sheet.match(/<h2>[^]*?<\/h2>/g)).toEqual(['<h2>/about</h2>', '<h2>a &#60;state></h2>']);
	expect(sheet.match(/<a href="[^"]*"/g)).toEqual([
		'<a href="about-360-light.png"',
		'<a href="about-1440-dark.png"',
		'<a href="state.png"',
	]);
	expect(sheet).toContain('1440 dark');
});
