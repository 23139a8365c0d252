import { Carousel } from '../support/carousel.ts';
import { ContactForm, contactTexts, visitor } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { NewsletterForm } from '../support/newsletter-form.ts';
import { slides, voices } from '../support/island-content.ts';
import { Questions } from '../support/questions.ts';
import { failScripts, scriptFailureLogs } from '../support/scripts.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const { site, technologies, landing } = content;

test.describe('every script fails the first time', () => {
	test.beforeEach(async ({ page, guard }) => {
		guard.allowLog(/net::ERR_CONNECTION_RESET/);
		await failScripts(page, { times: 1 });
	});

	test(
		'a message and a subscription that were submitted at once are sent all the same, each once',
		{ tag: '@second-try' },
		async ({ page, services }) => {
			await page.goto('/contactus');
			const newsletter = NewsletterForm.inFooter(page);
			const form = new ContactForm(page);
			await newsletter.subscribe('reader@example.org');
			await form.fill();
			await form.button.click();
			await expect(newsletter.result).toHaveText('Thank you for subscribing.');
			await expect(form.result).toHaveText(contactTexts.thanks);
			expect(await services.calls(servicePaths.newsletter)).toBe(1);
			expect(await services.calls(servicePaths.mail)).toBe(1);
			expect((await services.received()).messages[0]?.fields).toContainEqual(['name', visitor.name]);
		},
	);

	test('a click on a tab takes effect all the same', { tag: '@second-try' }, async ({ page }) => {
		await page.goto('/');
		await page.getByRole('tab', { name: 'Mobiles' }).click();
		await expect(page.getByRole('tabpanel', { name: 'Mobiles' })).toBeVisible();
		await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
	});
});

test('the carousels start all the same where their file fails the first time', async ({ page, guard }) => {
	guard.allowLog(/net::ERR_CONNECTION_RESET/);
	const failures = await failScripts(page, { names: ['carousels'], times: 1 });
	await page.goto('/landing-page');
	const work = new Carousel(page, 'Our Work', slides.length);
	await work.start();
	await expect(work.button('Pause')).toBeVisible();
	const voicesCarousel = new Carousel(page, landing.testimonials.title, voices.length);
	await voicesCarousel.start();
	await expect(voicesCarousel.button('Pause')).toBeVisible();
	expect(failures.size).toBe(1);
});

test.describe('no script ever arrives', () => {
	test.beforeEach(async ({ page, guard }) => {
		guard.allowLog(...scriptFailureLogs);
		await failScripts(page);
	});

	test('all groups of tools are shown, and tabs lead to them', async ({ page }) => {
		await page.goto('/');
		const last = technologies.at(-1)?.name ?? '';
		await page.getByRole('tab', { name: last }).click();
		await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(technologies.length);
		await expect(page.getByRole('tabpanel', { name: last, exact: true })).toBeInViewport();
		for (const { name } of technologies) {
			await expect(page.getByRole('tabpanel', { name, exact: true }).getByText(name, { exact: true })).toBeVisible();
		}
		await page.getByRole('tab', { name: 'Backend' }).click();
		await expect(page.getByRole('tabpanel', { name: 'Backend' })).toBeInViewport();
		expect(new URL(page.url()).hash).not.toBe('');
	});

	test('the contact form names e-mail and phone, in sight, and keeps what was typed', async ({ page, services }) => {
		await page.goto('/contactus');
		const form = new ContactForm(page);
		await form.fill();
		await form.button.click();
		await expect(form.result.getByRole('link', { name: site.email.address })).toBeInViewport();
		await expect(form.result.getByRole('link', { name: site.phone.display })).toHaveAttribute(
			'href',
			`tel:${site.phone.number}`,
		);
		await expect(form.name).toHaveValue(visitor.name);
		await expect(form.email).toHaveValue(visitor.email);
		await expect(form.message).toHaveValue(visitor.message);
		await expect(form.button).toBeEnabled();
		expect(await services.calls(servicePaths.mail)).toBe(0);
	});

	test('the newsletter form names e-mail and phone and keeps the address', async ({ page, services }) => {
		await page.goto('/about');
		const form = NewsletterForm.inFooter(page);
		await form.subscribe('reader@example.org');
		await expect(form.result.getByRole('link', { name: site.email.address })).toBeInViewport();
		await expect(form.email).toHaveValue('reader@example.org');
		expect(await services.calls(servicePaths.newsletter)).toBe(0);
	});

	test('answers open and close one at a time', async ({ page }) => {
		await page.goto('/contactus');
		const faq = new Questions(page, '/contactus');
		await faq.question(0).click();
		await faq.expectOpen(0);
		await faq.question(1).click();
		await faq.expectOpen(1);
	});

	test('the carousels stay strips to scroll, every slide within reach', async ({ page }) => {
		await page.goto('/landing-page');
		const strip = page.locator('[data-island=work-carousel] .carousel-viewport');
		await strip.scrollIntoViewIfNeeded();
		await expect(page.locator('astro-island[data-failed] [data-island=work-carousel]')).toHaveCount(1);
		await strip.hover();
		await page.mouse.wheel(5000, 0);
		await expect(strip.locator('[aria-roledescription=slide]').last()).toBeInViewport({ ratio: 0.3 });
	});
});

test('one island whose file is gone leaves the others at work', async ({ page, services, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page, { names: ['NewsletterForm'] });
	await page.goto('/contactus');
	await NewsletterForm.inFooter(page).subscribe('reader@example.org');
	await expect(NewsletterForm.inFooter(page).result.getByRole('link', { name: site.email.address })).toBeVisible();
	const form = new ContactForm(page);
	await form.fill();
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	expect(await services.calls(servicePaths.mail)).toBe(1);
});

test(
	'the delivery library failing once at submit does not lose the message',
	{ tag: '@second-try' },
	async ({ page, services, guard }) => {
		guard.allowLog(/net::ERR_CONNECTION_RESET/);
		const failures = await failScripts(page, { names: ['es'], times: 1 });
		await page.goto('/contactus');
		const form = new ContactForm(page);
		await form.fill();
		await form.button.click();
		await expect(form.result).toHaveText(contactTexts.thanks);
		expect([...failures.values()]).toEqual([1]);
		expect(await services.calls(servicePaths.mail)).toBe(1);
	},
);
