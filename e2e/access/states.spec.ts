import type { Page } from '@playwright/test';
import type { Services } from '../../scripts/services/client.ts';
import { blogPost, cards, heading, postPath, readMore } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { ContactFormDriver, LeadFormDriver, NewsletterFormDriver } from '../support/forms.ts';
import { withoutMessage } from '../support/guard.ts';
import { Carousel, carousels } from '../support/islands.ts';
import { Questions } from '../support/questions.ts';
import { expectNoBarrier, expectValid } from '../support/page-problems.ts';

const post = blogPost();

type Reach = (page: Page, services: Services) => Promise<void>;

const states: [what: string, path: string, reach: Reach, scope?: { width?: number; except?: string[] }][] = [
	[
		'a service page is shown on a wide screen',
		'/services/throwing-lessons',
		(page) => expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible(),
		{ width: 1440 },
	],
	[
		'the menu is open',
		'/',
		async (page) => {
			await page.getByRole('banner').getByRole('button').click();
			await expect(page.getByRole('navigation', { name: 'Menu of the pottery' })).toBeVisible();
		},
		// The open menu makes the rest of the page inert, including the main landmark and heading.
		{ except: ['landmark-one-main', 'page-has-heading-one'] },
	],
	[
		'a chip filters the projects',
		'/portfolio',
		async (page) => {
			await page.getByRole('button', { name: 'Tableware', exact: true }).click();
			await expect(page.getByRole('main').getByRole('status')).toHaveText('2 of 4 orders shown');
		},
	],
	[
		'another tab is selected',
		'/',
		async (page) => {
			await page.getByRole('tab').last().click();
			await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
		},
	],
	['a search has found a post', '/blog?q=loom', (page) => expect(cards(page).locator('mark').first()).toBeVisible()],
	[
		'a card has opened a post newer than the build',
		'/blog',
		async (page) => {
			await readMore(page, post.title).click();
			await expect(heading(page)).toHaveText(post.title);
		},
	],
	[
		'an answer is open and the form has rejected an email address',
		'/contactus',
		async (page) => {
			page.once('dialog', (dialog) => void dialog.accept());
			const faq = new Questions(page);
			await faq.question(0).click();
			await faq.expectOpen(0);
			const form = new ContactFormDriver(page);
			await form.fill({ email: 'foo' });
			await form.button.click();
			await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');
		},
	],
	[
		'a message could not be sent',
		'/contactus',
		async (page, services) => {
			await services.order({ mail: { status: 500 } });
			const form = new ContactFormDriver(page);
			await form.fill();
			await form.button.click();
			await expect(form.result).toHaveText('That did not leave the kiln. Please try again.');
		},
	],
	[
		'the newsletter form beside a post has succeeded and the one below it has failed',
		postPath,
		async (page) => {
			const [beside, below] = [NewsletterFormDriver.besidePost(page), NewsletterFormDriver.belowPost(page)];
			await beside.subscribe('reader@example.org');
			await expect(beside.result.locator('[data-tone=success]')).toBeVisible();
			await below.subscribe('reader@example.org');
			await expect(below.result.locator('[data-tone=danger]')).toBeVisible();
		},
		// Phones show only the newsletter form below the post, not the form beside it.
		{ width: 1440 },
	],
	[
		'the landing page has sent its form and its carousel has moved on',
		'/landing-page',
		async (page) => {
			const form = new LeadFormDriver(page);
			await form.fill();
			await form.button.click();
			await expect(form.result).toHaveText('Thank you! Your place is kept.');
			const work = new Carousel(page, carousels.work);
			await work.start();
			await work.button('next').click();
			await work.expectShown(2);
		},
	],
	[
		'a carousel has failed',
		'/landing-page',
		async (page) => {
			await page.evaluate(() => Object.assign(window, { matchMedia: undefined }));
			await page.getByRole('region', { name: 'From the wheel' }).scrollIntoViewIfNeeded();
			await expect(page.getByRole('alert').first()).toContainText('No such shelf!');
			await expect(new Carousel(page, carousels.work).slides).toHaveCount(0);
		},
	],
];

for (const [what, path, reach, { width = 390, except = [] } = {}] of states) {
	test.describe(`when ${what}`, () => {
		test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width, height: 900 } });

		test('the page is accessible and its HTML is valid', async ({ page, services, guard }) => {
			guard.allowLog(/status of (409|500)/, /Newsletter subscription failed/, /matchMedia/, withoutMessage);
			await services.order({ blogs: { posts: [post] } });
			await page.goto(path);
			await reach(page, services);
			await expectNoBarrier(page, except);
			await expectValid(page);
		});
	});
}
