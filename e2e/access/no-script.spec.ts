import type { Page } from '@playwright/test';
import { ContactForm, contactPlaces } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { NewsletterForm } from '../support/newsletter-form.ts';
import { postPath } from '../support/visited.ts';

const { email, phone } = content.site;

test.use({ javaScriptEnabled: false });

/** Where each form stands, and how to find what is said below its button. */
const forms = [
	...contactPlaces.map(({ place, path, heading }) => ({
		form: `the contact form on ${place}`,
		path,
		find: (page: Page) => new ContactForm(page, heading),
	})),
	{ form: 'the newsletter form in the footer', path: '/about', find: NewsletterForm.inFooter },
	{ form: 'the first newsletter box on a post', path: postPath, find: NewsletterForm.besidePost },
	{ form: 'the last newsletter box on a post', path: postPath, find: NewsletterForm.belowPost },
	{
		form: 'the lead form',
		path: '/landing-page',
		find: (page: Page) => {
			const section = page.getByRole('region', { name: content.landing.form.title });
			return { button: section.getByRole('button'), result: section.getByRole('status') };
		},
	},
];

for (const { form, path, find } of forms) {
	test(`${form} says how to reach the agency by e-mail or phone`, async ({ page }) => {
		await page.goto(path);
		const { button, result } = find(page);
		await expect(button).toBeVisible();
		await expect(result).toContainText('JavaScript');
		const mail = result.getByRole('link', { name: email.address });
		await expect(mail).toBeVisible();
		await expect(mail).toHaveAttribute('href', `mailto:${email.address}`);
		const call = result.getByRole('link', { name: phone.display });
		await expect(call).toBeVisible();
		await expect(call).toHaveAttribute('href', `tel:${phone.number}`);
	});
}

test("a form hands its text to the visitor's own mail program instead of reloading the page", async ({ page }) => {
	await page.goto('/contactus');
	const form = page.getByRole('region', { name: 'Send Us a Message' }).locator('form');
	await expect(form).toHaveAttribute('action', `mailto:${email.address}`);
	await expect(form).toHaveAttribute('method', 'post');
	await expect(form).toHaveAttribute('enctype', 'text/plain');
});
