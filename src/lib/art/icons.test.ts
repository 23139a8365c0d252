import { describe, expect, it } from 'vitest';
import { fileOfIcon, iconSource } from './icons.ts';

describe('iconSource', () => {
	it.each([
		['ph:storefront', '0 0 256 256'],
		['devicon:react', '0 0 128 128'],
		['simple-icons:davinciresolve', '0 0 24 24'],
	])('finds %s with the box that its set draws in', (icon, viewBox) => {
		const source = iconSource(icon);
		expect(source.viewBox).toBe(viewBox);
		expect(source.body).toMatch(/<(path|g)\b/);
	});

	it('knows a drawing that is not square', () => {
		const [, , width, height] = iconSource('logos:framer').viewBox.split(' ').map(Number);
		expect(width).not.toBe(height);
	});

	it.each(['ph:no-such-icon', 'devicon:no-such-logo', 'simple-icons:no-such-logo'])(
		'names %s where its set has none',
		(icon) => {
			const [set] = icon.split(':');
			expect(() => iconSource(icon)).toThrow(`Icon "${icon}": the set ${set} has no such name`);
		},
	);
});

describe('fileOfIcon', () => {
	it('names the file by set and name', () => {
		expect(fileOfIcon('simple-icons:davinciresolve')).toBe('simple-icons-davinciresolve.svg');
	});
});
