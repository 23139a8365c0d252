import { canonicalOrigin } from '../../scripts/lib/variants.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitemapOf } from '../support/pages.ts';

test.use({ javaScriptEnabled: false });

for (const [path, title] of [
	['/services/glaze-tests', 'Your clay under our glazes'],
	['/every-block', 'Every block at least once'],
	['/short-note', 'A short note'],
] as const) {
	test(`${path} is a complete page that search engines and language models can find`, async ({ page, request }) => {
		expect(await sitemapOf('backend')).toContain(path);
		expect(await (await request.get('/llms.txt')).text()).toContain(`${canonicalOrigin}${path}.md`);
		expect(await (await request.get(`${path}.md`)).text()).toContain(`# ${title}`);
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicalOrigin + path);
		const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
		expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png');
	});
}

test('Each service has its card, in order, with its list and a mark', async ({ page, request }) => {
	await page.goto('/services');
	const section = page.getByRole('region', { name: 'What we offer' });
	await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Throwing Lessons', 'Kiln Hire', 'Glaze Tests']);
	const card = (name: string) =>
		section.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
	await expect(card('Throwing Lessons').locator('li')).toContainText(['Bowls', 'Jugs']);
	await expect(card('Throwing Lessons').getByRole('img', { name: 'Wheel' })).toBeVisible();
	await expect(card('Glaze Tests').locator('li')).toHaveCount(0);
	await expect(card('Glaze Tests').getByRole('link', { name: /^More on this/ })).toHaveAttribute(
		'href',
		'/services/glaze-tests',
	);
	const markOf = async (name: string) => {
		const mark = await card(name).locator('img').first().getAttribute('src');
		return (await request.get(mark ?? '')).text();
	};
	expect(await markOf('Throwing Lessons')).toContain('M14 72h68');
	expect(await markOf('Glaze Tests'), 'the mark of a service without its own').toContain('M12 44h72');
});

test('A service may show a picture of such work, which says that it is a concept, or on phones a mark', async ({
	page,
}) => {
	await page.goto('/services');
	const section = page.getByRole('region', { name: 'What we offer' });
	const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kiln Hire' }) });
	const visible = card.locator('img').filter({ visible: true });
	await expect(visible).toHaveAttribute('src', /school-plates/);
	await expect(visible).toHaveAttribute('alt', '');
	await expect(section.getByText('Trial pieces all')).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(visible).toHaveAttribute('src', /\/(marks|art)\//);
	await expect(section.getByText('Trial pieces all')).toBeHidden();
});

test('The footer lists a service or page only if its record says so', async ({ page }) => {
	await page.goto('/about');
	const footer = page.getByRole('contentinfo');
	const teaching = footer.getByRole('list').filter({ has: page.getByRole('link', { name: 'Kiln hire' }) });
	await expect(teaching.getByRole('link')).toHaveText(['Kiln hire', 'Throwing']);
	await expect(footer.getByRole('link', { name: 'Short note' })).toHaveAttribute('href', '/short-note');
	await expect(footer.getByRole('link', { name: 'Data notice', exact: true })).toHaveAttribute('href', '/data-notice');
	await expect(footer.getByRole('link', { name: /Glaze tests|Every block|Open day/ })).toHaveCount(0);
});

test('A campaign page has no header or footer, and its button leads to its form', async ({ page }) => {
	await page.goto('/open-day');
	await expect(page.getByRole('banner')).toHaveCount(0);
	await expect(page.getByRole('contentinfo')).toHaveCount(0);
	await page.getByRole('link', { name: 'Ask for it' }).click();
	await expect(page.getByRole('region', { name: 'Come on the day' }).getByRole('textbox').first()).toBeInViewport();
});

test('Every kind of block shows its text in every look, and no id is repeated', async ({ page }) => {
	await page.goto('/every-block');
	const main = page.getByRole('main');
	for (const [text, times] of [
		['Ready for the fire?', 2],
		['Counted on the shelf by the door.', 1],
		['Point D', 12],
		['I have eaten from it every day since.', 1],
		['Words without a heading of their own.', 1],
		['A sentence so large that it is the picture', 1],
		['A sentence alone', 1],
		['pots a week', 3],
		['Those that leave the door.', 3],
		['A line below the picture.', 1],
		['Does it break?', 2],
		['Paragraph 3 is long enough', 2],
		['A firing note', 1],
	] as const)
		await expect(main.getByText(text), text).toHaveCount(times);
	for (const name of ['The workshop from the street', 'The kiln once more'])
		await expect(main.getByRole('img', { name })).toBeVisible();
	await expect(main.getByText('Kiln', { exact: true })).toHaveCount(2);
	await expect(main.getByRole('link', { name: 'School Plates' })).toHaveAttribute('href', '/portfolio/school-plates');
	const ids = await main.locator('[id]').evaluateAll((found) => found.map(({ id }) => id));
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('Pictures stand where blocks have them', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/every-block');
	const offers = page.getByRole('region', { name: 'What you get 2' }).getByRole('listitem');
	await expect(offers.first().locator('img')).toHaveAttribute('src', /workshop/);
	const cards = page.getByRole('region', { name: 'What you get 8' }).getByRole('listitem');
	await expect(cards.first().locator('img[src*=workshop]')).toBeVisible();
	await expect(cards.nth(1).locator('img[src*=workshop]'), 'a narrow card has no space for it').toBeHidden();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(cards.first().locator('img[src*=workshop]')).toBeHidden();
	await page.setViewportSize({ width: 1280, height: 720 });
	await expect(offers.nth(1).locator('img')).toHaveAttribute('src', /\/icons\//);
	const projects = page.getByRole('region', { name: 'Some work 11' }).getByRole('listitem');
	const widthOf = async (index: number) => (await projects.nth(index).boundingBox())?.width ?? 0;
	expect(await widthOf(0), 'the first project is the large one').toBeGreaterThan(2 * (await widthOf(1)));
	const results = page.getByRole('region', { name: 'What you get 14' });
	const beside = await results.locator('img[src*=kiln]').boundingBox();
	const list = await results.getByRole('list').boundingBox();
	expect(beside?.x, 'the picture is beside the results').toBeGreaterThan((list?.x ?? 0) + (list?.width ?? Infinity));
	const story = page.getByRole('region', { name: 'How the clay is kept' }).locator('img');
	const card = page.getByRole('region', { name: 'Ready for the fire?' }).locator('img[src*=workshop]');
	await expect(story).toBeVisible();
	await expect(card).toBeVisible();
	const figures = page.locator('section').filter({ hasText: 'pots a week' }).first().locator('img');
	await expect(figures).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(figures).toBeVisible();
	await expect(story).toBeVisible();
	await expect(card).toBeHidden();
});

test("A block's button links to the contact page", async ({ page }) => {
	await page.goto('/every-block');
	const block = page.getByRole('region', { name: 'Papers of the kiln 26' });
	await expect(block.getByRole('link', { name: 'Ask for a note' })).toHaveAttribute('href', '/contactus');
	await expect(page.getByRole('link', { name: 'Come and see it' })).toHaveAttribute('href', '/contactus');
	await page.goto('/Industries');
	await expect(page.getByRole('link', { name: 'Ask about yours' })).toHaveAttribute('href', '/contactus');
});

test('A closing call to action also links to the phone and the chat', async ({ page }) => {
	for (const [path, name] of [
		['/every-block', 'Ready for the fire?'],
		['/', 'What they say'],
	] as const) {
		await page.goto(path);
		const closing = page.getByRole('region', { name }).last();
		await expect(closing.getByRole('link', { name: 'Call the pottery' })).toHaveAttribute('href', /^tel:/);
		await expect(closing.getByRole('link', { name: 'Kilngram' })).toBeVisible();
	}
});

test('A speciality can show a project', async ({ page }) => {
	await page.goto('/ourprocess');
	const field = (name: string) =>
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
	await expect(field('Thin rims').locator('img[src*="harbour-cafe"]')).toBeVisible();
	await expect(field('Thin rims').getByRole('link')).toHaveAttribute('href', '/portfolio/harbour-cafe');
	await expect(field('Deep blues').locator('img, a')).toHaveCount(0);
});

test('The steps of the process come before samples and a picture', async ({ page }) => {
	await page.goto('/ourprocess');
	const tops = [
		page.getByRole('region', { name: 'Four steps' }),
		page.getByRole('region', { name: 'What you take home' }),
		page.getByText('Lit on Thursdays.'),
	].map(async (part) => (await part.boundingBox())?.y ?? 0);
	const [first = 0, second = 0, third = 0] = await Promise.all(tops);
	expect(first).toBeLessThan(second);
	expect(second).toBeLessThan(third);
	await expect(page.getByRole('img', { name: 'The kiln with its door open' })).toBeVisible();
});

test('A specimen without columns is a list of names and values', async ({ page }) => {
	await page.goto('/ourprocess');
	const paper = page.getByRole('region', { name: 'Sample: A firing note' });
	await expect(paper.getByRole('term')).toHaveText(['First', 'Second']);
	await expect(paper.getByRole('definition')).toHaveText(['980', '1,240']);
	await expect(paper.getByRole('table')).toHaveCount(0);
});

test('A statement with a figure shows it beside a button', async ({ page }) => {
	await page.goto('/every-block');
	const section = page.getByRole('region', { name: 'Seven days from clay to cup' });
	await expect(section.getByText('7', { exact: true })).toBeVisible();
	await expect(section.getByRole('heading', { level: 2 })).toHaveText('Seven days from clay to cup');
	await expect(section.getByText('The kiln needs two of them.')).toBeVisible();
	await expect(section.getByRole('link', { name: 'Count with us' })).toHaveAttribute('href', '/about');
});

test('Steps are numbered in every look, on phones, tablets and wide screens', async ({ page }) => {
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/every-block');
		const numbers = await page
			.locator('main ol[class*=step-]')
			.evaluateAll((lists) =>
				lists.map((steps) => [...steps.children].map((step) => getComputedStyle(step, '::before').content).join()),
			);
		expect(numbers, `at ${width} px`).toEqual(
			Array.from({ length: 5 }, () => expect.stringContaining('counter(step)')),
		);
	}
});

test('However many tools a block has, none is alone on the last line', async ({ page }) => {
	for (const width of [320, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/every-block');
		for (const name of ['Tools of the trade 4', 'Tools of the trade 12']) {
			const list = page.getByRole('region', { name }).getByRole('list');
			const alone = await list.evaluate((tools) => {
				const found: number[] = [];
				for (let count = 3; count <= 12; count += 1) {
					tools.append(tools.children[0]?.cloneNode(true) ?? '');
					const [before, last] = [...tools.children]
						.slice(-2)
						.map((tool) => tool.querySelector('img')?.getBoundingClientRect().top);
					if (before !== last) found.push(count);
				}
				return found;
			});
			expect(alone, `${name} at ${width} px`).toEqual([]);
		}
	}
});

test('The privacy notice says where each form sends its data, based on the current settings', async ({ page }) => {
	await page.goto('/data-notice');
	const main = page.getByRole('main');
	await expect(main.getByText('Nobody counts you. Write to kiln@ember.example, call +351 22 555 01 00')).toBeVisible();
	await expect(main.getByText('Rua do Forno 7, Porto 4000-000')).toBeVisible();
	await expect(main.getByText('It goes to 127.0.0.1')).toHaveCount(2);
	await expect(main.getByText('It stays here.'), 'leads are not sent to anyone').toBeVisible();
	await expect(main.getByText('It asks 127.0.0.1')).toBeVisible();
	await expect(main.getByText('The count')).toHaveCount(0);
});

test('Name, search engine codes and profiles come from the site’s own content', async ({ page, request }) => {
	await page.goto('/');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Ember & Ash, start' })).toHaveText('ember & ash');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowls that outlive the fashion');
	for (const code of ['google-code', 'bing-code']) await expect(page.locator(`meta[content="${code}"]`)).toHaveCount(1);
	await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
		'rel',
		/noopener/,
	);
	// A network without an icon shows its name.
	const named = page.getByRole('contentinfo').getByRole('link', { name: 'Photographs' });
	await expect(named.locator('img')).toHaveCount(0);
	expect((await named.boundingBox())?.width, 'its name is visible').toBeGreaterThan(60);
	expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ name: 'Ember & Ash' });
});

test('In the dark scheme, a logo appears unchanged, from a second file or on a plate', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/');
	const logo = (name: string) => page.getByRole('region', { name: 'Where they stand' }).getByRole('img', { name });
	const plateOf = (name: string) => logo(name).evaluate((found) => getComputedStyle(found).backgroundColor);
	const none = 'rgba(0, 0, 0, 0)';
	expect(await plateOf('Harbour Café')).toBe(none);
	expect(await plateOf('School by the Bridge')).not.toBe(none);
	expect(await plateOf('The Chapel Fund')).toBe(none);
	await logo('The Chapel Fund').scrollIntoViewIfNeeded();
	await expect
		.poll(() => logo('The Chapel Fund').evaluate((found: HTMLImageElement) => found.currentSrc))
		.toMatch(/chapel-dark/);
});
