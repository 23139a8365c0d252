import { expect, it } from 'vitest';
import { ogName } from './preview-name.ts';

it.each([
	['/', 'home'],
	['/about', 'about'],
	['/Industries', 'Industries'],
	['/services/web-development', 'services-web-development'],
])('the preview picture of %s is called %s', (path, name) => {
	expect(ogName(path)).toBe(name);
});
