import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ContactFormDriver, NewsletterFormDriver } from '../support/forms.ts';
import { sitemapOf } from '../support/pages.ts';

/*
 * npm run gallery: takes screenshots of every page and many states, from phones to wide screens, in both colour
 * schemes. Saves the screenshots in .local/gallery.
 */

/** Puts a page into the state that a screenshot shows. */
type Reach = (page: Page) => Promise<unknown>;

async function sendMessage(page: Page): Promise<void> {
	const form = new ContactFormDriver(page);
	await form.fill();
	await form.button.click();
	await expect(form.result).not.toBeEmpty();
}

async function subscribe(page: Page): Promise<void> {
	const form = NewsletterFormDriver.inFooter(page);
	await form.subscribe('visitor@example.com');
	await expect(form.result).not.toBeEmpty();
}

const refuse = (calls: RegExp, then: Reach) => async (page: Page) => {
	await page.route(calls, (route) => route.abort());
	await then(page);
};

const states: Readonly<Record<string, readonly [path: string, reach: Reach]>> = {
	'header scrolled': ['/', (page) => page.mouse.wheel(0, 1000)],
	focus: ['/', (page) => page.locator('main a').first().focus()],
	'tab changed': ['/', (page) => page.getByRole('tab').last().click()],
	'answer open': ['/about', (page) => page.locator('summary').first().click()],
	'forced colours': ['/about', (page) => page.emulateMedia({ forcedColors: 'active' })],
	subscribed: ['/about', subscribe],
	'subscription failed': ['/about', refuse(/subscribe/, subscribe)],
	'message sent': ['/contactus', sendMessage],
	'message not sent': ['/contactus', refuse(/send-form/, sendMessage)],
	'projects filtered': ['/portfolio', (page) => page.locator('[data-chip]').nth(1).click()],
	'unknown address': ['/no-such-page', () => Promise.resolve()],
};
/**
 * The screenshots of pages and posts show the delivered content. Those of states show the test company, which has a
 * backend.
 */
const pages = (await sitemapOf('delivered')).map((path): [string, (typeof states)[string]] => [
	path,
	[path, () => Promise.resolve()],
]);
const subjects = [
	{ variant: 'delivered', of: pages },
	{ variant: 'backend', of: Object.entries(states) },
] as const;

/** Waits for everything that loads when a visitor scrolls. */
async function settle(page: Page): Promise<void> {
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
	for (const carousel of await page.locator('.carousel').all()) {
		await carousel.scrollIntoViewIfNeeded();
		await expect(carousel).not.toHaveAttribute('data-state', 'waiting');
	}
	await page.evaluate(async () => {
		// Renders all cards; otherwise, cards far from the window would be blank.
		for (const card of document.querySelectorAll<HTMLElement>('.blog-card')) card.style.contentVisibility = 'visible';
		const pictures = [...document.images].filter((image) => image.checkVisibility());
		for (const picture of pictures) picture.loading = 'eager';
		await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
	});
}

for (const width of [360, 768, 1440, 1920]) {
	for (const colorScheme of ['light', 'dark'] as const) {
		for (const { variant, of } of subjects) {
			test.describe(`${width} px, ${colorScheme}, ${variant}`, () => {
				// With motion, the screenshots would differ from run to run.
				test.use({
					variant,
					viewport: { width, height: 900 },
					colorScheme,
					contextOptions: { reducedMotion: 'reduce' },
				});
				for (const [name, [path, reach]] of of) {
					test(name, async ({ page, guard }) => {
						guard.allowLog(/./);
						await page.goto(path);
						// On a first view, a slow machine may show the fallback fonts (`font-display: optional`).
						await page.reload();
						await settle(page);
						await reach(page);
						const file = `${name.match(/\w+/g)?.join('-') ?? 'home'}-${width}-${colorScheme}.png`;
						const isScreen = name === 'header scrolled' || name === 'focus';
						if (!isScreen) await page.evaluate(() => scrollTo(0, 0));
						await page.screenshot({ path: `.local/gallery/${file}`, fullPage: !isScreen, animations: 'disabled' });
					});
				}
			});
		}
	}
}
