import { expect, it } from 'vitest';
import { fileOfIcon, iconSource } from './icons.ts';

it.each([
	['ph:storefront', /^0 0 256 256$/],
	['devicon:react', /^0 0 128 128$/],
	['simple-icons:davinciresolve', /^0 0 24 24$/],
	['logos:framer', /^0 0 (\d+) (?!\1)\d+$/],
])('finds %s with the box that its set draws in', (icon, viewBox) => {
	const source = iconSource(icon);
	expect(source.viewBox).toMatch(viewBox);
	expect(source.body).toMatch(/<(path|g)\b/);
});

it('names an icon that its set does not have', () => {
	expect(() => iconSource('ph:no-such-icon')).toThrow('Icon "ph:no-such-icon": the set ph has no such name');
});

it('names the file of an icon by set and name', () => {
	expect(fileOfIcon('simple-icons:davinciresolve')).toBe('simple-icons-davinciresolve.svg');
});
