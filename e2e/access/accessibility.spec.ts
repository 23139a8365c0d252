import { expectNoBarrier } from '../support/barriers.ts';
import { sitemapPaths } from '../support/built-pages.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { everyPage } from '../support/visited.ts';

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of await sitemapPaths()) {
	test(`${path} has no barrier on phones and on wide screens, in light and in dark`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByText(content.blog.loading)).toHaveCount(0);
		expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
		await expectNoBarrier(page);
	});
}

test('The fallback screen has no barrier', async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	await page.goto('/no-such-page');
	await expectNoBarrier(page);
});

test('Nothing that has the focus hides behind the header, on the way down or up', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 700 });
	await page.goto('/services');
	const hidden = () =>
		page.evaluate(() => {
			const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
			const focused = document.activeElement;
			const isBelow = focused?.closest('main, footer') !== null;
			return isBelow && (focused?.getBoundingClientRect().top ?? 0) < edge ? focused?.outerHTML : undefined;
		});
	await page.getByRole('contentinfo').getByRole('link').last().focus();
	for (let stop = 0; stop < 32; stop += 1) {
		await page.keyboard.press('Shift+Tab');
		expect(await hidden()).toBeUndefined();
	}
});

test('What moves by itself rests for visitors who prefer that', async ({ page }) => {
	await page.goto('/landing-page');
	const work = page.getByRole('region', { name: 'Our Work', exact: true }).last();
	await work.scrollIntoViewIfNeeded();
	await expect(work.getByRole('button', { name: content.landing.carousel.play, exact: true })).toBeVisible();
	await expect(work.getByRole('button', { name: content.landing.carousel.pause, exact: true })).toHaveCount(0);
	for (const path of ['/', '/landing-page']) {
		await page.goto(path);
		const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
		expect(await page.evaluate(running), path).toBe(0);
	}
});

test('Buttons, tabs, questions, fields and menu items are at least 44 pixels high', async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	const low = () => {
		const controls =
			'header a, [popover] a, button, .button, summary, [role=tab], select, textarea, input:not([tabindex])';
		const shown = [...document.querySelectorAll(controls)].filter((control) =>
			control.checkVisibility({ visibilityProperty: true }),
		);
		const small = shown.filter((control) => control.getBoundingClientRect().height < 43.5);
		return { count: shown.length, small: small.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
	};
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		for (const path of everyPage) {
			await page.goto(path);
			const { count, small } = await page.evaluate(low);
			expect(small, `${path} at ${width} px`).toEqual([]);
			expect(count, path).toBeGreaterThan(3);
		}
	}
});

test('The focus ring has a colour that stands out on paper and one that stands out on ink, in light and in dark', async ({
	page,
}) => {
	/** The contrast of each of the ring's colours with the ground behind the focused element (WCAG 2.2, 1.4.11). */
	const contrasts = () => {
		const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
		const channels = (colour: string) => {
			if (canvas === null) throw new Error('No canvas');
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 1, 1);
			return [...canvas.getImageData(0, 0, 1, 1).data];
		};
		const luminance = (colour: string) => {
			const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
				const part = value / 255;
				return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const focused = document.activeElement ?? document.body;
		let ground = focused.parentElement;
		while (ground && channels(getComputedStyle(ground).backgroundColor)[3] !== 255) ground = ground.parentElement;
		const behind = luminance(getComputedStyle(ground ?? document.body).backgroundColor);
		const { outlineColor, boxShadow } = getComputedStyle(focused);
		const inner = /^\w+\([^)]*\)/.exec(boxShadow)?.[0] ?? 'transparent';
		return [outlineColor, inner].map((colour) => {
			const [light = 0, dark = 0] = [luminance(colour), behind].sort((a, b) => b - a);
			return (light + 0.05) / (dark + 0.05);
		});
	};
	await page.goto('/about');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const part of ['main', 'footer']) {
			// As by the keyboard: a ring shows.
			await page.locator(`${part} a`).first().focus();
			await page.keyboard.press('Tab');
			const found = await page.evaluate(contrasts);
			expect(Math.max(...found), `${part} in the ${colorScheme} scheme: ${found.join(', ')}`).toBeGreaterThan(3);
		}
	}
});
