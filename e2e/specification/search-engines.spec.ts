import { z } from 'astro/zod';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/* What the specification has search engines told (spec §1). */

const thing = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) });
const graph = z.object({ '@graph': z.array(thing) });

/** The thing of this type that a page describes to search engines. */
async function findThing(page: Page, path: string, type: string): Promise<z.infer<typeof thing> | undefined> {
	await page.goto(path);
	const text = await page.locator('script[type="application/ld+json"]').textContent();
	const things = graph.parse(JSON.parse(text ?? ''))['@graph'];
	return things.find((found) => [found['@type']].flat().includes(type));
}

test.use({ javaScriptEnabled: false });

test('The contact page may be indexed, and is described as one, with a local business', async ({ page }) => {
	expect(await findThing(page, '/contactus', 'ContactPage')).toBeDefined();
	expect(await findThing(page, '/contactus', 'ProfessionalService')).toMatchObject({
		address: { addressLocality: 'Surat', addressRegion: 'Gujarat', addressCountry: 'IN' },
		openingHoursSpecification: {
			dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
			opens: '09:00',
			closes: '19:00',
		},
	});
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});

test('The six questions of About are data for search engines', async ({ page }) => {
	expect((await findThing(page, '/about', 'FAQPage'))?.['mainEntity']).toHaveLength(6);
});
