import sharp from 'sharp';
import { z } from 'zod';
import { buildFolder } from '../../scripts/lib/build.ts';
import { sitemapPaths } from '../../scripts/lib/sitemap.ts';
import { variants } from '../../scripts/lib/variants.ts';
import { expect } from '../support/fixtures.ts';
import { overflow, scrollToPlace } from '../support/page-problems.ts';
import { journey } from './fixtures.ts';
import { find, type Part } from './visitor.ts';

const texts = z.array(z.string());
const pages = await sitemapPaths(buildFolder(variants.delivered.name));
/** All posts share a layout, so one post is enough. */
const paths = [
	...pages.filter((path) => !path.startsWith('/blog/')),
	pages.find((path) => path.startsWith('/blog/')) ?? '',
];

for (const scheme of ['light', 'dark'] as const) {
	journey.describe(() => {
		journey.use({ colorScheme: scheme });

		journey(
			`In the ${scheme} scheme, first screens have the right background and every logo is visible @${scheme}`,
			async ({ visitor }) => {
				for (const path of ['/', '/services', '/blog', '/contactus']) {
					await visitor.open(path);
					// Waits for the list, because leaving the page while the list loads would log a console error.
					await visitor.expectRead(() => document.querySelector('[aria-busy=true]'), null, undefined);
					// On all of these pages, the most common colour in the screenshot is the background colour.
					const { dominant } = await sharp(await visitor.picture(path.slice(1) || 'home')).stats();
					const light = [dominant.r, dominant.g, dominant.b].map((part) => part > 127);
					expect.soft(light, path).toEqual(Array<boolean>(3).fill(scheme === 'light'));
					expect.soft(await visitor.contrastOf({ role: 'heading' }), `heading of ${path}`).toBeGreaterThan(4.5);
				}
				await visitor.open('/');
				for (const alt of ['Harbour Café', 'The Chapel Fund', 'School by the Bridge', 'Claypit & Sons'])
					expect.soft(await visitor.contrastOf({ role: 'img', name: alt }), alt).toBeGreaterThan(3);
			},
		);
	});
}

journey('Buttons have a background, text links an underline and steps their numbers', async ({ visitor }) => {
	const form: Part = { role: 'region', name: 'Write to the kiln' };
	await visitor.open('/contactus');
	const looks = (submit: Part) => ({
		grounds: find(submit).map((button) => getComputedStyle(button).backgroundColor),
		lines: [...document.querySelectorAll('main p a')].map((link) => getComputedStyle(link).textDecorationLine),
		numbers: [...document.querySelectorAll('.next-steps li')].map((step) => getComputedStyle(step, '::before').content),
	});
	const submit: Part = { role: 'button', name: 'Send it', in: form };
	const schema = z.object({ grounds: texts, lines: texts, numbers: texts });
	const { grounds, lines, numbers } = await visitor.read(schema, looks, submit);
	expect(grounds).toHaveLength(1);
	expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
	expect(new Set(lines)).toEqual(new Set(['underline']));
	expect(numbers).toHaveLength(2);
	for (const number of numbers) expect(number).toMatch(/^counter/);
	await visitor.picture('links');
});

journey.describe('as delivered', () => {
	journey.use({ variant: 'delivered' });

	journey('No page scrolls sideways at any scroll position', async ({ visitor, errors }) => {
		journey.setTimeout(300_000);
		errors.expected.push(/404/);
		for (const path of [...paths, '/no-such-page']) {
			await visitor.open(path);
			for (const place of [0, 0.25, 0.5, 0.75, 1]) {
				await visitor.read(z.unknown(), scrollToPlace, place);
				const faults = await visitor.read(texts, overflow, undefined);
				expect.soft(faults, `${path} at ${place}`).toEqual([]);
			}
		}
	});
});
