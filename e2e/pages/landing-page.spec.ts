import { expect, test, withoutScript, text } from '../support/fixtures.ts';
import { business, LeadFormDriver } from '../support/forms.ts';
import { canonicalOrigin, subPath } from '../support/variants.ts';
import { newAddress, receivedFrom } from '../support/services.ts';

// With smooth scrolling, the next click would interrupt the scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const success = text('words', 'lead.success');

test('The form requires every field, waits two seconds and shows thanks without a request', async ({ page }) => {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	const form = new LeadFormDriver(page);
	// Without a template for leads, there is neither a hidden field nor a trap.
	await expect(form.section.locator('input, select')).toHaveCount(4);
	await expect(form.section.locator('[required]')).toHaveCount(4);
	for (const kind of ['email', 'tel']) await expect(form.section.locator(`input[type=${kind}]`)).toBeVisible();
	await expect(form.type).toHaveValue('');
	await expect(form.type.getByRole('option').first()).toHaveText(text('words', 'lead.businessType.placeholder'));
	await form.fill(newAddress());
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET' || ['fetch', 'xhr', 'ping'].includes(request.resourceType()))
			sent.push(request.url());
	});
	await form.button.dblclick();
	await expect(form.button).toHaveText(text('words', 'lead.sending'));
	await expect(form.button).toBeDisabled();
	await page.clock.runFor(1_999);
	await expect(form.button).toHaveText(text('words', 'lead.sending'));
	await page.clock.runFor(1);
	await expect(form.result).toHaveText(success);
	await expect(form.result.locator('svg')).toBeVisible();
	await expect(form.result.getByText(success)).toBeFocused();
	await expect(form.type).toHaveCount(0);
	expect(sent).toEqual([]);
});

test('A lead says where it comes from and, on the relaunch page, names the present website', async ({ page }) => {
	const address = `${subPath}/website-relaunch?utm_source=news&utm_campaign=Diwali&gclid=01&page=2`;
	await page.goto(address, { referer: 'https://www.search.example/find?q=websites' });
	const form = new LeadFormDriver(page, text('pages/website-relaunch', 'blocks.3.title'));
	const email = newAddress();
	await form.fill(email);
	await form.field('lead.website').fill('www.shop.example');
	await form.button.click();
	await expect(form.result).toHaveText(success);
	const service = { lib_version: '4.4.1', service_id: 'local', template_id: 'lead', user_id: 'local-public-key' };
	const lead = { name: 'Kiran Desai', email, phone: '+91 98250 00000', businessType: business };
	const source = 'utm_source=news, utm_campaign=Diwali, gclid=01, from www.search.example';
	const expected = { ...service, ...lead, website: 'www.shop.example', source };
	expect((await receivedFrom(email)).messages).toEqual([expected]);
});

for (const [path, file, label] of [
	['/landing-page', 'landing', 'hero.button'],
	['/website-relaunch', 'website-relaunch', 'hero.button.label'],
] as const) {
	withoutScript(`Without JavaScript, ${path} has no header, and its buttons lead to other ways`, async ({ page }) => {
		// On wide screens, the landing page's form is in view from the start.
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
		const ways = page.locator('astro-island:has(form)').getByRole('link').first();
		await expect(ways).not.toBeInViewport();
		const buttons = page.getByRole('link', { name: text(`pages/${file}`, label), exact: true });
		await expect(buttons.nth(1)).toBeVisible();
		for (const button of await buttons.all()) {
			await button.click();
			await expect(ways).toBeInViewport({ ratio: 1 });
		}
	});
}

test('Every chat link opens a new tab with the address of the page, and the bubble stays', async ({ page }) => {
	for (const path of ['/', '/contactus', '/landing-page']) {
		await page.goto(path);
		const links = page.locator(`a[href^="${text('site', 'chat.url').split('?')[0]}"]`);
		expect(await links.count()).toBeGreaterThan(0);
		for (const link of await links.all()) {
			await expect(link).toHaveAttribute('target', '_blank');
			const address = (await link.getAttribute('href')) ?? '';
			expect(new URL(address).searchParams.get('text')).toMatch(new RegExp(` ${canonicalOrigin}${path}$`));
		}
	}
	await page.getByRole('heading', { name: text('pages/landing', 'testimonials.title') }).scrollIntoViewIfNeeded();
	const bubble = page.getByRole('link', { name: text('site', 'chat.label') });
	await expect(bubble).toBeInViewport({ ratio: 1 });
	await page.mouse.move(9, 9);
	expect((await bubble.boundingBox())?.width, 'no words while the mouse is elsewhere').toBeLessThan(60);
});
