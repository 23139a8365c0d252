import { expect, test } from '../support/fixtures.ts';
import { LeadFormDriver } from '../support/forms.ts';
import { holdScripts } from '../support/scripts.ts';

test('A choice made before the script loads is kept, nothing is preselected, and every field is required', async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto('/landing-page');
	const { type, section } = new LeadFormDriver(page);
	await expect(section.locator('[required]')).toHaveCount(4);
	await expect(section.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email');
	await expect(section.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
	await expect(type).toHaveValue('');
	await expect(type.getByRole('option')).toHaveText(['Choose a level', 'Beginner', 'Returning', 'Teacher']);
	await type.focus();
	await type.selectOption('Teacher');
	release();
	await expect(page.locator('[data-island=lead-form]')).toHaveAttribute('data-hydrated', '');
	await expect(type).toHaveValue('Teacher');
});

test('On phones, the next steps come after the form', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/landing-page');
	const button = await new LeadFormDriver(page).button.boundingBox();
	const step = await page.getByText('We ask what you have thrown before.').boundingBox();
	expect(button?.y).toBeLessThan(step?.y ?? 0);
});

test('The form waits two seconds, then shows its thanks without sending a request', async ({ page, services }) => {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	const form = new LeadFormDriver(page);
	await form.fill();
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET' || ['fetch', 'xhr', 'ping'].includes(request.resourceType()))
			sent.push(request.url());
	});
	await form.button.dblclick();
	await expect(form.button).toHaveText('Keeping it...');
	await expect(form.button).toBeDisabled();
	await page.clock.runFor(1_999);
	await expect(form.button).toHaveText('Keeping it...');
	await page.clock.runFor(1);
	await expect(form.result).toHaveText('Thank you! Your place is kept.');
	await expect(form.result.locator('svg')).toBeVisible();
	await expect(form.result.getByText('Thank you!')).toBeFocused();
	await expect(form.type).toHaveCount(0);
	expect(sent).toEqual([]);
	expect((await services.received()).calls).toEqual([]);
});

test.describe('without JavaScript', () => {
	// With smooth scrolling, the next click would interrupt the scroll.
	test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

	test('All four buttons on the page lead to the form', async ({ page }) => {
		await page.goto('/landing-page');
		const field = new LeadFormDriver(page).section.getByRole('textbox').first();
		await expect(field).not.toBeInViewport();
		const buttons = page.getByRole('link', { name: 'Keep a place', exact: true });
		await expect(buttons).toHaveCount(4);
		for (const button of await buttons.all()) {
			await button.click();
			await expect(field).toBeInViewport({ ratio: 1 });
		}
	});
});

test('The chat bubble stays on the screen and opens a chat in a new tab', async ({ page, context, guard }) => {
	guard.allowOrigin('https://chat.example');
	await context.route('https://chat.example/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
	);
	await page.goto('/landing-page');
	const bubble = page.getByRole('link', { name: 'Ask the kiln (a new tab)', exact: true });
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		for (const part of ['What they took home', 'Your first bowl in one Saturday']) {
			await page.getByRole('heading', { name: part }).first().scrollIntoViewIfNeeded();
			await expect(bubble).toBeInViewport({ ratio: 1 });
		}
	}
	const opened = context.waitForEvent('page');
	await bubble.click();
	const tab = await opened;
	await expect(tab).toHaveURL('https://chat.example/ember?text=Hello');
	expect(await tab.evaluate(() => opener === null)).toBe(true);
});

test('On a phone, the chat bubble is hidden while the form is on the screen @scroll-animation', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto('/landing-page');
	const bubble = page.getByRole('link', { name: 'Ask the kiln' });
	await expect(bubble).toBeVisible();
	const form = new LeadFormDriver(page);
	await form.section.getByRole('textbox').first().scrollIntoViewIfNeeded();
	await expect(bubble).toBeHidden();
	await page.getByRole('heading', { name: 'What they took home' }).scrollIntoViewIfNeeded();
	await expect(bubble).toBeVisible();
});
