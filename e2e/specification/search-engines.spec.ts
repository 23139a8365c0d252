import { expect, test } from '../support/fixtures.ts';

/* Tests what pages tell search engines (spec §1). */

test.use({ javaScriptEnabled: false });

test('The contact page may be indexed, and its data describes a contact page and a local business', async ({
	page,
}) => {
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

test('The six questions on About are structured data for search engines', async ({ page }) => {
	await page.goto('/about');
	const data = await page.locator('script[type="application/ld+json"]').textContent();
	expect(data?.match(/"@type":"Question"/g)).toHaveLength(6);
});
