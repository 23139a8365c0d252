import { expectNoBarrier } from '../support/barriers.ts';
import { readMore } from '../support/blog-list.ts';
import { Carousel, carousels } from '../support/carousel.ts';
import { ContactForm } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutMessage } from '../support/log-wording.ts';
import { answers, NewsletterForm } from '../support/newsletter-form.ts';
import { backendPosts, blogPost } from '../support/posts.ts';
import { postPath } from '../support/pages.ts';
import { Questions } from '../support/questions.ts';

const { forms, landing, portfolio } = content;

/* A state has no barrier and is valid HTML. */

test('the menu is open', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await page.goto('/');
	await page.getByRole('banner').getByRole('button').click();
	await expect(page.getByRole('navigation', { name: content.navigation.labels.menu })).toBeVisible();
	// What the menu covers is inert, so that no main landmark and no main heading is left to be found.
	await expectNoBarrier(page, { widths: [390], except: ['landmark-one-main', 'page-has-heading-one'] });
});

test('projects are chosen by a chip', async ({ page }) => {
	await page.goto('/portfolio');
	await page.getByRole('button', { name: portfolio.chips[0] ?? '', exact: true }).click();
	await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
	await expectNoBarrier(page);
});

test('a post newer than the build is handed over by its card', async ({ page, services }) => {
	const post = blogPost();
	await services.order({ blogs: { posts: [post, ...backendPosts] } });
	await page.goto('/blog');
	await readMore(page, post.title).click();
	await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
	await expectNoBarrier(page);
});

test('another tab is chosen', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('tab').last().click();
	await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
	await expectNoBarrier(page);
});

test('an answer is open, an address is refused, a message could not be sent, then was', async ({
	page,
	services,
	guard,
}) => {
	guard.allowLog(/status of 500/);
	await services.order({ mail: { status: 500 } });
	page.once('dialog', (dialog) => void dialog.accept());
	await page.goto('/contactus');
	const faq = new Questions(page);
	await faq.question(0).click();
	await faq.expectOpen(0);
	const form = new ContactForm(page);
	await form.fill({ email: 'foo' });
	await form.button.click();
	await expect(page.getByRole('alert')).toHaveText(forms.contact.invalidEmail);
	await expectNoBarrier(page);
	await form.email.fill('meera@example.org');
	await form.button.click();
	await expect(form.result).toHaveText(forms.contact.failure);
	await expectNoBarrier(page, { widths: [390] });
	await services.order({ mail: {} });
	await form.button.click();
	await expect(form.result).toHaveText(forms.contact.success);
	await expectNoBarrier(page, { widths: [390] });
});

test('a subscription beside a post succeeds and one below it is refused', async ({ page, guard }) => {
	guard.allowLog(/status of 409/, /Newsletter subscription failed/);
	await page.goto(postPath);
	const [beside, below] = [NewsletterForm.besidePost(page), NewsletterForm.belowPost(page)];
	await beside.subscribe('reader@example.org');
	await expect(beside.result).toHaveText(answers.done);
	await below.subscribe('reader@example.org');
	await expect(below.result).toHaveText(answers.known);
	await expectNoBarrier(page);
});

test('the landing page has its carousels started and its lead sent', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/landing-page');
	const quote = page.getByRole('region', { name: landing.form.title });
	for (const [field, value] of [
		['name', 'Kiran Desai'],
		['email', 'kiran@example.org'],
		['phone', '+91 98250 00000'],
	] as const) {
		await quote.getByRole('textbox', { name: forms.lead[field].label }).fill(value);
	}
	await quote.getByRole('combobox').selectOption({ index: 1 });
	await quote.getByRole('button').click();
	await expect(quote.getByRole('status')).toHaveText(forms.lead.success);
	const work = new Carousel(page, carousels.work);
	await work.start();
	await work.button('next').click();
	await work.expectShown(2);
	await expectNoBarrier(page);
});

test('a part of the page has failed', async ({ page, guard }) => {
	guard.allowLog(/no media queries here/, withoutMessage);
	await page.addInitScript(() => {
		window.matchMedia = () => {
			throw new Error('There are no media queries here.');
		};
	});
	await page.goto('/landing-page');
	await page.getByRole('region', { name: landing.work.title }).scrollIntoViewIfNeeded();
	await expect(page.getByRole('alert').first()).toContainText(content.fallback.title);
	await expectNoBarrier(page);
});
