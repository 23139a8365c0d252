import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { LeadForm } from '../support/forms.ts';
import { holdScripts } from '../support/scripts.ts';

const { landing, navigation, site } = content;
const words = content.forms.lead;

test('A choice made before the script came stays; none is made before, all are asked for', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/landing-page');
	const { type, section } = new LeadForm(page);
	await expect(section.locator('[required]')).toHaveCount(4);
	await expect(section.getByRole('textbox', { name: words.email.label })).toHaveAttribute('type', 'email');
	await expect(section.getByRole('textbox', { name: words.phone.label })).toHaveAttribute('type', 'tel');
	await expect(type).toHaveValue('');
	await expect(type.getByRole('option')).toHaveText([words.businessType.placeholder ?? '', ...words.businessTypes]);
	await type.focus();
	await type.selectOption(words.businessTypes.at(-1) ?? '');
	release();
	await expect(page.locator('[data-island=lead-form]')).toHaveAttribute('data-hydrated', '');
	await expect(type).toHaveValue(words.businessTypes.at(-1) ?? '');
});

test('What happens next stands below the form on phones, so that the form comes first', async ({ page }) => {
	const { next } = content.forms;
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/landing-page');
	const steps = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ hasText: next?.lead[0]?.text ?? 'none' });
	await expect(steps).toHaveCount(next ? 1 : 0);
	const places = await Promise.all(
		[new LeadForm(page).button, ...(await steps.all())].map((part) => part.boundingBox()),
	);
	expect(places.map((box) => box?.y ?? 0)).toEqual(places.map((box) => box?.y ?? 0).toSorted((a, b) => a - b));
});

test('The form sends for two seconds, then thanks; nothing leaves the page', async ({ page, services }) => {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	const form = new LeadForm(page);
	await form.fill();
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET' || ['fetch', 'xhr', 'ping'].includes(request.resourceType()))
			sent.push(request.url());
	});
	await form.button.dblclick();
	await expect(form.button).toHaveText(words.sending);
	await expect(form.button).toBeDisabled();
	await page.clock.runFor(1_999);
	await expect(form.button).toHaveText(words.sending);
	await page.clock.runFor(1);
	await expect(form.result).toHaveText(words.success);
	await expect(form.result.locator('svg')).toBeVisible();
	await expect(form.result.getByText(words.success)).toBeFocused();
	await expect(form.type).toHaveCount(0);
	expect(sent).toEqual([]);
	expect((await services.received()).calls).toEqual([]);
});

test.describe('without JavaScript', () => {
	// A smooth scroll that the next press interrupts may end anywhere.
	test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

	test('The buttons of the hero and of the end lead to the form', async ({ page }) => {
		await page.goto('/landing-page');
		const field = new LeadForm(page).section.getByRole('textbox').first();
		await expect(field).not.toBeInViewport();
		const buttons = page.getByRole('link', { name: landing.hero.button, exact: true });
		for (const button of await buttons.all()) {
			await button.click();
			await expect(field).toBeInViewport({ ratio: 1 });
		}
	});
});

test('The chat bubble stays on the screen and opens a chat in a new tab', async ({ page, context, guard }) => {
	const { origin } = new URL(site.chat.url);
	guard.allowOrigin(origin);
	await context.route(`${origin}/**`, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
	);
	await page.goto('/landing-page');
	const bubble = page.getByRole('link', { name: site.chat.label });
	await expect(bubble).toHaveAccessibleName(`${site.chat.label} ${navigation.labels.newTab}`);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		for (const part of [landing.testimonials.title, landing.hero.title]) {
			await page.getByRole('heading', { name: part }).first().scrollIntoViewIfNeeded();
			await expect(bubble).toBeInViewport({ ratio: 1 });
		}
	}
	const opened = context.waitForEvent('page');
	await bubble.click();
	const tab = await opened;
	await expect(tab).toHaveURL(site.chat.url);
	expect(await tab.evaluate(() => opener === null)).toBe(true);
});

test('On a phone the chat bubble makes way for the form @scroll-animation', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto('/landing-page');
	const bubble = page.getByRole('link', { name: site.chat.label });
	await expect(bubble).toBeVisible();
	const form = new LeadForm(page);
	await form.section.getByRole('textbox').first().scrollIntoViewIfNeeded();
	await expect(bubble).toBeHidden();
	await page.getByRole('heading', { name: landing.testimonials.title }).scrollIntoViewIfNeeded();
	await expect(bubble).toBeVisible();
});
