import { expect, test } from '../support/fixtures.ts';

test('Process follows the order of the specification', async ({ page }) => {
	await page.goto('/ourprocess');
	const told = [
		...['Our Process', 'Video Editing', 'App Development', 'Web Development', 'Animation', 'Cloud And DevOps'],
		...['UI/UX Design', 'We Specialize In', 'Transparency', 'Fairness', 'Focus'],
		...['Research', 'Strategy', 'Targeting', 'Data Collection', 'Problem Solving', 'Have a Project in Mind?'],
	];
	const headings = await page.getByRole('main').getByRole('heading').allTextContents();
	const found = headings.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => told.includes(text));
	expect(found).toEqual(told);
});

for (const width of [390, 1440]) {
	test(`At ${width} px, the chat bubble stays in its place with its words`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/landing-page');
		const bubble = page.getByRole('link', { name: /^Have questions\? Chat with us now!/ });
		const before = await bubble.boundingBox();
		await page.mouse.wheel(0, 2500);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
		await expect(bubble).toBeInViewport({ ratio: 1 });
		expect(await bubble.boundingBox()).toEqual(before);
	});
}

test('Every chat link opens a new browser tab', async ({ page }) => {
	for (const path of ['/', '/contactus', '/landing-page']) {
		await page.goto(path);
		const links = page.locator('a[href*="wa.me"]');
		expect(await links.count()).toBeGreaterThan(0);
		for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
	}
});
