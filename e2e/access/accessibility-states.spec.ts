import { expectNoBarrier } from '../support/barriers.ts';
import { Carousel } from '../support/carousel.ts';
import { ContactForm, contactTexts } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutMessage } from '../support/log-wording.ts';
import { slides } from '../support/island-content.ts';
import { NewsletterForm } from '../support/newsletter-form.ts';
import { backendPosts, blogPost } from '../support/posts.ts';
import { Questions } from '../support/questions.ts';
import { postPath } from '../support/visited.ts';

test('the menu is open', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await page.goto('/');
	await page.getByRole('banner').getByRole('button').click();
	await expect(page.getByRole('link', { name: 'OurServices' })).toBeVisible();
	// What the menu covers is inert, so that no main landmark and no main heading is left to be found.
	await expectNoBarrier(page, [390], { except: ['landmark-one-main', 'page-has-heading-one'] });
});

test('projects are chosen by a chip', async ({ page }) => {
	await page.goto('/portfolio');
	await page.getByRole('button', { name: 'Games', exact: true }).click();
	await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
	await expectNoBarrier(page);
});

test('a post newer than the build is handed over by its card', async ({ page, services }) => {
	const post = blogPost();
	await services.order({ blogs: { posts: [post, ...backendPosts] } });
	await page.goto('/blog');
	await page.getByRole('link', { name: `Read More → ${post.title}`, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
	await expectNoBarrier(page);
});

test('another tab is chosen', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('tab', { name: 'DevOps' }).click();
	await expect(page.getByRole('tabpanel', { name: 'DevOps' })).toBeVisible();
	await expectNoBarrier(page);
});

test('an answer is open', async ({ page }) => {
	await page.goto('/about');
	const faq = new Questions(page, '/about');
	await faq.question(0).click();
	await faq.expectOpen(0);
	await expectNoBarrier(page);
});

test('an address is refused', async ({ page }) => {
	page.once('dialog', (dialog) => void dialog.accept());
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill({ email: 'foo' });
	await form.button.click();
	await expect(page.getByRole('alert')).toHaveText(contactTexts.invalid);
	await expectNoBarrier(page);
});

test('a message could not be sent, then was', async ({ page, services, guard }) => {
	guard.allowLog(/status of 500/);
	await services.order({ mail: { status: 500 } });
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.failure);
	await expectNoBarrier(page);
	await services.order({ mail: {} });
	await form.button.click();
	await expect(form.result).toHaveText(contactTexts.thanks);
	await expectNoBarrier(page);
});

test('a subscription beside a post succeeds and one below it is refused', async ({ page, guard }) => {
	guard.allowLog(/status of 409/, /Newsletter subscription failed/);
	await page.goto(postPath);
	await NewsletterForm.besidePost(page).subscribe('reader@example.org');
	await expect(NewsletterForm.besidePost(page).result).toHaveText('Thank you for subscribing.');
	await NewsletterForm.belowPost(page).subscribe('reader@example.org');
	await expect(NewsletterForm.belowPost(page).result).toHaveText('This address is already subscribed.');
	await expectNoBarrier(page);
});

test('the landing page has its carousels started and its lead sent', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/landing-page');
	const quote = page.getByRole('region', { name: content.landing.form.title });
	await quote.getByRole('textbox', { name: 'Name' }).fill('Kiran Desai');
	await quote.getByRole('textbox', { name: 'Email' }).fill('kiran@example.org');
	await quote.getByRole('textbox', { name: 'Phone' }).fill('+91 98250 00000');
	await quote.getByRole('combobox').selectOption('Retail');
	await quote.getByRole('button').click();
	await expect(quote.getByRole('status')).toHaveText(contactTexts.thanks);
	const work = new Carousel(page, 'Our Work', slides.length);
	await work.start();
	await work.button('Next').click();
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
	await page.getByRole('region', { name: 'Our Work' }).scrollIntoViewIfNeeded();
	await expect(page.getByRole('alert').first()).toContainText('Unexpected Application Error!');
	await expectNoBarrier(page);
});
