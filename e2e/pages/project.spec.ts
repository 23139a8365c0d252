import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('A project’s page shows all of its fields', async ({ page }) => {
	await page.goto('/portfolio/harbour-cafe');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Harbour Café');
	await expect(main.getByRole('img', { name: 'Cups on a counter above the river' })).toBeVisible();
	for (const text of [
		'Two hundred cups that stack.',
		'Cups and saucers',
		'Cups chipped within a month, and none of them stacked.',
		'The shelf is 30 cm deep.',
		'It chips later, and drinks no worse.',
		'Handles break first.',
		'A spare mould',
		'Guests drank from paper by noon.',
		'The same cups have been in use since May.',
		'Nothing has chipped.',
		'Counted at the counter, May to July',
	])
		await expect(main.getByText(text, { exact: true })).toBeVisible();
	await expect(main.getByRole('heading', { level: 3 })).toContainText(['A thick rim', 'No handle']);
	const detail = main.getByRole('img', { name: 'The rim of a cup from near' });
	await detail.scrollIntoViewIfNeeded();
	await expect(detail).toHaveJSProperty('complete', true);
	// The detail shows half the width of the picture: 600 of 1,200 pixels.
	await expect(detail).toHaveJSProperty('naturalWidth', 600);
	// A decision's own picture is shown whole, as wide as the cloth around a detail.
	const further = main.getByRole('img', { name: 'Two hands around a cup' });
	await further.scrollIntoViewIfNeeded();
	await expect(further).toHaveJSProperty('complete', true);
	const wide = await further.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth / offsetHeight);
	expect(wide).toBeCloseTo(4 / 3, 2);
	expect((await further.boundingBox())?.width).toBeGreaterThan((await detail.boundingBox())?.width ?? Infinity);
	const change = main.getByRole('region', { name: 'What changed' });
	await expect(change.getByRole('definition')).toHaveText([
		'Guests drank from paper by noon.',
		'The same cups have been in use since May.',
		'21',
		'2',
	]);
	await expect(change.getByRole('heading', { name: 'Cups that broke in a month' })).toBeVisible();
	// The list of facts names the client and the person quoted. That person's name also appears below the quote.
	await expect(main.getByText('Ordered by', { exact: true })).toBeVisible();
	await expect(main.getByText('Rosa Forno, Owner', { exact: true })).toHaveCount(2);
	await expect(main.locator('figcaption')).toHaveText('Rosa Forno, Owner');
	await expect(main.getByRole('link', { name: 'Chipped cups, too?' })).toHaveAttribute('href', '/contactus');
	await expect(main.getByText('Nobody has eaten from it yet.'), 'the text for concepts').toHaveCount(0);
	await expect(main.getByRole('link', { name: 'Throwing', exact: true })).toHaveAttribute(
		'href',
		'/services/throwing-lessons',
	);
	await expect(main.getByRole('link', { name: 'Cafés & Bars' })).toHaveAttribute(
		'href',
		'/Industries#industry-caf-s-bars',
	);
	await expect(main.getByRole('link', { name: 'Visit Harbour Café elsewhere' })).toHaveAttribute('target', '_blank');
	await expect(main.getByText('A trial piece')).toHaveCount(0);
});

test('A project’s page leaves out empty fields, and a concept is labelled', async ({ page }) => {
	await page.goto('/portfolio/school-plates');
	const main = page.getByRole('main');
	await expect(main.getByText('Children drop plates.').first()).toBeVisible();
	await expect(main.getByText('A trial piece')).toBeVisible();
	await expect(main.getByRole('heading', { level: 2 })).toHaveText([
		'What was wrong',
		'What the trial taught',
		'A pot in mind?',
	]);
	const lesson = main.getByRole('region', { name: 'What the trial taught' });
	await expect(lesson.getByText('A plate that rolls does not break.')).toBeVisible();
	await expect(lesson.getByText('Nobody has eaten from it yet.')).toBeVisible();
	await expect(main.locator('a[target=_blank], blockquote')).toHaveCount(0);
	await page.goto('/portfolio/chapel-lamp');
	await expect(main.locator('a[target=_blank]'), 'the address of an example project').toHaveCount(0);
	await page.goto('/portfolio/lighthouse-tiles');
	await expect(main.getByText('What changed'), 'a result without figures').toHaveCount(0);
});

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
])
	test.describe(`on a first screen ${viewport.width} pixels wide`, () => {
		test.use({ viewport });

		test('A project and the pages about the agency have a visible contact button', async ({ page }) => {
			for (const [path, name] of [
				['/portfolio/harbour-cafe', 'Begin an order'],
				['/portfolio', 'Order one'],
				['/about', 'Come and throw'],
				['/ourprocess', 'Order a bowl'],
				['/Industries', 'Say what you serve'],
			] as const) {
				await page.goto(path);
				const button = page.getByRole('main').getByRole('link', { name }).first();
				await expect(button, path).toBeInViewport({ ratio: 1 });
				await expect(button, path).toHaveAttribute('href', '/contactus');
			}
		});

		test('Home says what the agency offers', async ({ page }) => {
			await page.goto('/');
			const offer = page.getByText('We throw, glaze and fire in Porto, where the river brings the clay.');
			await expect(offer).toBeInViewport({ ratio: 1 });
			await expect(page.locator('h1 + p')).toHaveText((await offer.textContent()) ?? '');
		});
	});

test('Each project leads to the next, and the last to the first', async ({ page }) => {
	await page.goto('/portfolio/harbour-cafe');
	for (const name of ['Lighthouse Tiles', 'School Plates', 'Chapel Lamp', 'Harbour Café']) {
		await page.getByRole('navigation', { name: 'Next on the shelf' }).getByRole('link', { name }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	}
});

test('Services, industries and Home link to the matching projects', async ({ page }) => {
	const hrefs = (links = page.locator('main a[href^="/portfolio/"]')) =>
		links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
	await page.goto('/services/throwing-lessons');
	expect(await hrefs()).toEqual(['/portfolio/harbour-cafe', '/portfolio/lighthouse-tiles']);
	await page.goto('/services/kiln-hire');
	await expect(page.getByText('Fired by others'), 'the heading for a service without projects').toHaveCount(0);
	await page.goto('/Industries');
	for (const [name, paths] of [
		['Cafés & Bars', ['/portfolio/harbour-cafe']],
		['Schools', []],
		['Inns', ['/portfolio/harbour-cafe']],
	] as const) {
		const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
		expect(await hrefs(tile.getByRole('link')), name).toEqual(paths);
	}
	await page.goto('/');
	expect(
		await hrefs(page.getByRole('region', { name: 'Three from the shelf' }).getByRole('listitem').locator('a')),
	).toEqual(['/portfolio/lighthouse-tiles', '/portfolio/harbour-cafe', '/portfolio/school-plates']);
});

test('A wide industry shows a picture of its project with its mark or, on tablets, in place of the mark', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/Industries');
	const tile = (name: string) =>
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
	const picture = tile('Inns').locator('img[src*="harbour-cafe"]');
	await expect(picture).toBeVisible();
	await expect(tile('Inns').locator('img:visible')).toHaveCount(2);
	await expect(tile('Cafés & Bars').locator('img[src*="harbour-cafe"]')).toHaveCount(0);
	const [wide, narrow] = [await tile('Inns').boundingBox(), await tile('Cafés & Bars').boundingBox()];
	expect(wide?.width).toBeGreaterThan((narrow?.width ?? Infinity) * 1.8);
	for (const [width, pictures] of [
		[768, 1],
		[390, 2],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await expect(picture).toBeVisible();
		await expect(tile('Inns').locator('img:visible'), `${width} px`).toHaveCount(pictures);
	}
});

test.describe('with motion', () => {
	test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: 'no-preference' } });

	test('A clicked card’s picture moves to the top of its page', async ({ page }) => {
		await page.addInitScript(() => {
			const note = () => {
				for (const { effect } of document.getAnimations())
					if (effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(project)')
						document.documentElement.dataset['travelled'] = 'true';
			};
			addEventListener('pagereveal', ({ viewTransition }) => void viewTransition?.ready.then(note, () => undefined));
		});
		// A busy browser may skip the transition.
		await expect(async () => {
			await page.goto('/portfolio');
			await page.getByRole('main').getByRole('article').first().getByRole('link', { name: 'Read the story' }).click();
			await expect(page.locator('html')).toHaveAttribute('data-travelled', { timeout: 2000 });
		}).toPass({ timeout: 30_000 });
		await expect(page).toHaveURL('/portfolio/harbour-cafe');
	});
});
