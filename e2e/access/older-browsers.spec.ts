import { differenceEuclidean, parse } from 'culori';
import { blogPost, cards, heading } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeOlder, makeValuesOlder } from '../support/older-browser.ts';
import { menuItems, sitemapOf } from '../support/pages.ts';

// Removes newer features, to imitate the oldest browsers that package.json lists. Visitors must still be able to read
// and find everything, press every button and send every form.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test.describe('the menu', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('starts closed, opens with its button, and closes with the button, Escape, a press outside or a link', async ({
		page,
		context,
	}) => {
		await makeOlder(context);
		await page.goto('/');
		const button = page.getByRole('banner').getByRole('button');
		const items = page.getByRole('navigation', { name: 'Menu of the pottery' }).getByRole('link');
		await expect(items).toHaveCount(0);
		await expect(button).toHaveAttribute('aria-expanded', 'false');
		const ways = [
			() => button.click(),
			() => page.keyboard.press('Escape'),
			() => page.mouse.click(195, 830),
			() => items.first().click(),
		];
		for (const close of ways) {
			await button.click();
			await expect(items).toHaveText(menuItems);
			await expect(button).toHaveAttribute('aria-expanded', 'true');
			await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
			await close();
			await expect(items).toHaveCount(0);
			await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
		}
		await expect(page).toHaveURL('/about');
	});
});

/** Returns the visible properties of each element and its pseudo-elements. Runs in the browser. */
function looks(): { what: string; line: string; text: string; colours: string[] }[] {
	return [...document.querySelectorAll('body, body *:not(script, style, template)')].flatMap((element) =>
		[null, '::before', '::after'].flatMap((part) => {
			const style = getComputedStyle(element, part);
			if (part !== null && style.content === 'none') return [];
			return {
				what: `${element.tagName} ${element.id} ${element.getAttribute('class') ?? ''} ${part ?? ''}`,
				line: style.textDecorationLine,
				// Removes the alternative text, which follows a slash in `content`.
				text: style.content.replace(/ \/ .*/, ''),
				colours: [style.color, style.backgroundColor, style.borderTopColor, style.fill, style.stroke],
			};
		}),
	);
}

const apart = differenceEuclidean('oklab');

/**
 * Returns whether two colours look alike. If the first colour is mostly transparent, it matches any other colour. The
 * tolerance is wide, because an older browser may show only one colour of a `color-mix()`.
 */
function isLike(one = '', other = ''): boolean {
	const [a, b] = [parse(one), parse(other)];
	return a && b ? (a.alpha ?? 1) < 0.5 || ((b.alpha ?? 1) >= 0.5 && apart(a, b) < 0.15) : one === other;
}

test.describe('without JavaScript', () => {
	test.use({ variant: 'delivered', javaScriptEnabled: false });

	test('Text, backgrounds, borders, underlines and numbers look as they do in a newer browser', async ({ page }) => {
		test.slow();
		const schemes = ['light', 'dark'] as const;
		const looksIn = async (colorScheme: (typeof schemes)[number]) => {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			return page.evaluate(looks);
		};
		const pages = await sitemapOf('delivered');
		const isPost = (path: string): boolean => /^\/blog\/[^/]+$/.test(path);
		// All posts share a layout, so one post is enough.
		for (const path of pages.filter((path) => !isPost(path) || path === pages.find(isPost))) {
			await page.goto(path);
			const newer = { light: await looksIn('light'), dark: await looksIn('dark') };
			await makeValuesOlder(page);
			for (const scheme of schemes) {
				const older = await looksIn(scheme);
				const faults = newer[scheme].filter(({ line, text, colours }, index) => {
					const seen = older[index];
					const isSeen = colours.every((colour, number) => isLike(colour, seen?.colours[number]));
					return !isSeen || seen?.line !== line || seen.text !== text;
				});
				expect.soft([...new Set(faults.map(({ what }) => what))].slice(0, 9), `${path}, ${scheme}`).toEqual([]);
			}
		}
	});
});

test('The blog lists its posts and opens a post newer than the build', async ({ page, context }) => {
	const late = blogPost({ imageUrl: undefined, createdAt: new Date().toISOString() });
	await makeOlder(context);
	await page.route('**/allblogs', (route) => route.fulfill({ json: [late] }));
	await page.goto('/blog');
	await expect(cards(page).first()).toContainText(late.title);
	await page.goto('/blog/fresh-from-the-loom');
	await expect(heading(page)).toHaveText(late.title);
});

test('Only one group of tools is shown at a time', async ({ page, context }) => {
	await makeOlder(context);
	await page.goto('/');
	const panels = page.getByRole('tabpanel').filter({ visible: true });
	await expect(panels).toHaveCount(1);
	await page.getByRole('tab', { name: 'Fire', exact: true }).click();
	await expect(page.getByRole('tabpanel', { name: 'Fire', exact: true })).toBeVisible();
	await expect(panels).toHaveCount(1);
});

test('Pressing a chip changes its colour and its aria-pressed state', async ({ page, context }) => {
	await makeOlder(context);
	await page.goto('/portfolio');
	// Finds the chip by its text, because its accessible name includes the project count in older browsers.
	const chip = page.getByRole('group', { name: 'Show by kind' }).getByRole('button').filter({ hasText: 'Tableware' });
	const ground = () => chip.evaluate((element) => getComputedStyle(element).backgroundColor);
	await page.mouse.move(0, 0);
	const before = await ground();
	await chip.focus();
	await page.keyboard.press('Space');
	await expect(chip).toHaveAttribute('aria-pressed', 'true');
	expect(await ground()).not.toBe(before);
});
