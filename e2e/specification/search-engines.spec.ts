import { expect, test } from '../support/fixtures.ts';

/* Tests what pages tell search engines (spec §1). */

test.use({ javaScriptEnabled: false });

test('The contact page may be indexed, and is described as one, with a local business', async ({ page }) => {
	await page.goto('/contactus');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
	const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
	expect(data).toContain('"ContactPage"');
	expect(data).toContain('"ProfessionalService"');
	const business = {
		address: expect.objectContaining({ addressLocality: 'Surat', addressRegion: 'Gujarat', addressCountry: 'IN' }),
		openingHoursSpecification: [
			expect.objectContaining({
				dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
				opens: '09:00',
				closes: '19:00',
			}),
		],
	};
	expect(JSON.parse(data)).toMatchObject({ '@graph': expect.arrayContaining([expect.objectContaining(business)]) });
});

test('The six questions of About are data for search engines', async ({ page }) => {
	await page.goto('/about');
	const data = await page.locator('script[type="application/ld+json"]').textContent();
	expect(data?.match(/"@type":"Question"/g)).toHaveLength(6);
});
