import type { Page } from '@playwright/test';
import { answerWith, blogPost, cards, heading, postPath, readMore } from '../support/blog.ts';
import { expect, subPath, test, text } from '../support/fixtures.ts';
import { ContactFormDriver, LeadFormDriver, NewsletterFormDriver, subscribed } from '../support/forms.ts';
import { withoutMessage } from '../support/guard.ts';
import { expectNoBarrier, htmlProblems } from '../support/page-problems.ts';
import { answerRequests, newAddress, services } from '../support/services.ts';

/* Checks states that visitors reach by using a page; every-page.spec.ts checks the pages as they load. */

const post = blogPost();

interface State {
	path: string;
	reach: (page: Page) => Promise<void>;
	/** axe rules that the page breaks on purpose in this state. */
	except?: string[];
	width?: number;
}

const states: Record<string, State> = {
	'the menu is open': {
		path: '/',
		reach: async (page) => {
			await page.getByRole('banner').locator('summary').click();
			await expect(page.getByRole('navigation', { name: text('words', 'navigation.menu') })).toBeVisible();
		},
		// The open menu makes the rest of the page inert, including the main landmark and heading.
		except: ['landmark-one-main', 'page-has-heading-one'],
	},
	'a chip filters the projects': {
		path: '/portfolio',
		reach: async (page) => {
			const chips = page.getByRole('group', { name: text('words', 'portfolio.filter') }).getByRole('button');
			await chips.first().click();
			await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
		},
	},
	'another tab is selected': {
		path: '/',
		reach: async (page) => {
			await page.getByRole('tab').last().click();
			await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
		},
	},
	'a search has found a post': {
		path: `${subPath}/blog?q=loom`,
		reach: (page) => expect(cards(page).locator('mark').first()).toBeVisible(),
	},
	'a card has opened a post newer than the build': {
		path: `${subPath}/blog`,
		reach: async (page) => {
			await readMore(page, post.title).click();
			await expect(heading(page)).toHaveText(post.title);
		},
	},
	'an answer is open and the form has rejected an e-mail address': {
		path: '/contactus',
		reach: async (page) => {
			page.once('dialog', (dialog) => void dialog.accept());
			await page.getByRole('main').locator('summary').first().click();
			const form = new ContactFormDriver(page);
			await form.fill('foo');
			await form.button.click();
			await expect(page.getByRole('alert')).toHaveText(text('words', 'contact.invalidEmail'));
		},
	},
	'a message could not be sent': {
		path: '/contactus',
		reach: async (page) => {
			await answerRequests(page, services.mail, { status: 500 });
			const form = new ContactFormDriver(page);
			await form.fill(newAddress());
			await form.button.click();
			await expect(form.result).toContainText(text('words', 'contact.failure'));
		},
	},
	'one newsletter form of a post has sent what is no address and the other has succeeded': {
		path: postPath,
		reach: async (page) => {
			const [beside, below] = [NewsletterFormDriver.besidePost(page), NewsletterFormDriver.belowPost(page)];
			await beside.subscribe('foo');
			await expect(beside.result).toContainText('does not look like an e-mail address.');
			await below.subscribe(newAddress());
			await expect(below.result).toContainText(subscribed);
		},
		// Phones show only the form below the post.
		width: 1440,
	},
	'the lead form has been sent and a carousel has moved on': {
		path: '/landing-page',
		reach: async (page) => {
			const form = new LeadFormDriver(page);
			await form.fill(newAddress());
			await form.button.click();
			await expect(form.result).toContainText(text('words', 'lead.success'));
			const next = page.getByRole('button', { name: text('words', 'carousel.next') });
			await page.getByRole('heading', { name: text('pages/landing', 'testimonials.title') }).scrollIntoViewIfNeeded();
			await next.first().click();
		},
	},
};

for (const [what, { path, reach, width = 390, except = [] }] of Object.entries(states)) {
	test(`When ${what}, the page is accessible and its HTML is valid`, async ({ page, guard }) => {
		guard.allowLog(/status of (400|500)/, /(Newsletter subscription|Sending the form) failed/, withoutMessage);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize({ width, height: 900 });
		await answerWith(page, [post]);
		await page.goto(path);
		await reach(page);
		await expectNoBarrier(page, except);
		await page.locator('[hidden]:not([role=tabpanel])').evaluateAll((all) => all.forEach((hidden) => hidden.remove()));
		expect(htmlProblems(await page.content())).toEqual([]);
	});
}
