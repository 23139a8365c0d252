import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('Home shows services, work and the pottery in that order, with contact links after services and after work', async ({
	page,
}) => {
	await page.goto('/');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 2 })).toHaveText([
		'Four things with clay',
		'Three from the shelf',
		'Four hands, one wheel.',
		'Where they stand',
		'What we work with',
		'What they say',
	]);
	for (const [section, link] of [
		['Four things with clay', 'Ask for clay'],
		['Three from the shelf', 'Order one like it'],
	] as const) {
		const way = main.getByRole('region', { name: section }).getByRole('link', { name: link });
		await expect(way).toHaveAttribute('href', '/contactus');
	}
});

test('A service that no craft links to has its own link below the crafts', async ({ page }) => {
	await page.goto('/');
	const crafts = page.getByRole('region', { name: 'Four things with clay' });
	// The craft and the service share this name.
	const throwing = crafts.getByRole('link', { name: 'Throwing', exact: true });
	await expect(throwing).toHaveCount(2);
	await expect(throwing.last()).toHaveAttribute('href', '/services/throwing-lessons');
	await expect(crafts.getByRole('link', { name: 'Kiln hire' })).toHaveCount(0);
});

test('The offer links to its own page', async ({ page }) => {
	await page.goto('/');
	const offer = page.getByRole('region', { name: 'Four things with clay' });
	await expect(offer.getByRole('heading', { name: 'One Saturday at the wheel' })).toBeVisible();
	await offer.getByRole('link', { name: 'See the Saturday' }).click();
	await expect(page).toHaveURL('/landing-page');
});

test('Below a first button that leads to the contact page, a line says what happens next', async ({ page }) => {
	const answer = page.getByText('We reply by evening, and the first bowl is free.');
	for (const path of ['/', '/portfolio/harbour-cafe', '/services', '/services/throwing-lessons', '/ourprocess']) {
		await page.goto(path);
		await expect(answer, path).toBeVisible();
	}
	for (const path of ['/every-block', '/open-day']) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(answer, path).toHaveCount(0);
	}
});

test('Each project links to its own page, and the concept is labelled as such', async ({ page }) => {
	await page.goto('/');
	const work = page.getByRole('region', { name: 'Three from the shelf' });
	await expect(work.getByRole('link', { name: 'Read the story' })).toHaveCount(3);
	await expect(work.getByText('A trial piece')).toHaveCount(1);
	await expect(work.getByText('Trial pieces all'), 'the label for concepts only').toHaveCount(0);
	await work.getByRole('link', { name: 'Read the story School Plates' }).click();
	await expect(page).toHaveURL('/portfolio/school-plates');
});

test('The banner links to the contact page, the phone number and the chat', async ({ page }) => {
	await page.goto('/about');
	const banner = page.getByRole('region', { name: 'A pot in mind?' });
	await expect(banner.getByRole('link', { name: 'Write to the pottery' })).toHaveAttribute('href', '/contactus');
	await expect(banner.getByRole('link', { name: 'Call the pottery +351 22 555 01 00' })).toHaveAttribute(
		'href',
		'tel:+351225550100',
	);
	const chat = banner.getByRole('link', { name: 'Kilngram' });
	await expect(chat).toHaveAttribute('href', 'https://chat.example/ember?text=Hello');
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('The contact link stays beside the menu, except on the contact page', async ({ page }) => {
		await page.goto('/');
		const way = page.getByRole('banner').getByRole('link', { name: 'Visit', exact: true });
		await page.getByRole('heading', { name: 'What they say' }).scrollIntoViewIfNeeded();
		await expect(way).toBeInViewport({ ratio: 1 });
		await way.tap();
		await expect(page).toHaveURL('/contactus');
		await expect(way).toHaveCount(0);
	});
});

test.describe('on a wide screen', () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test('The pottery shows a picture beside its statement, but not on phones', async ({ page }) => {
		const picture = page.getByRole('region', { name: 'Four hands, one wheel.' }).locator('img');
		await page.goto('/');
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).toHaveJSProperty('complete', true);
		await page.setViewportSize({ width: 390, height: 844 });
		await expect(picture).toBeHidden();
	});

	test('The stone stays behind the border, even during page transitions', async ({ page }) => {
		await page.goto('/');
		const border = page.locator('main > section').first().locator('.cloth');
		const [stone, cloth] = [await page.locator('.cut').boundingBox(), await border.boundingBox()];
		const point = { x: (stone?.x ?? 0) + (stone?.width ?? 0) / 2, y: (cloth?.y ?? 0) + 10 };
		expect((stone?.y ?? 0) + (stone?.height ?? 0), 'the stone reaches below the border’s edge').toBeGreaterThan(
			point.y,
		);
		const isOnTop = await border.evaluate((found, { x, y }) => found.contains(document.elementFromPoint(x, y)), point);
		expect(isOnTop).toBe(true);
		// During a page transition, only elements with a transition name of their own are drawn above the stone.
		await expect(border).toHaveCSS('view-transition-name', 'border');
	});
});
