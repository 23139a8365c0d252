import type { Locator, Page } from '@playwright/test';
import { postPath } from './visited.ts';

/** What a visitor fills in. */
export const visitor = {
	name: 'Meera Shah',
	email: 'meera@example.org',
	message: 'A shop for sarees, please.\nBefore Diwali.',
};

/** The texts of spec §8. */
export const contactTexts = {
	invalid: 'Please enter a valid email address.',
	failure: 'Something went wrong. Please try again.',
	thanks: 'Thank you! Our team will get back to you as soon as possible.',
};

/** Where the contact form stands, and the heading above it. */
export const contactPlaces = [
	{ place: 'the contact page', path: '/contactus', heading: 'Send Us a Message' },
	{ place: 'a blog post', path: postPath, heading: 'Contact Us' },
];

/** A contact form as a visitor sees it. */
export class ContactForm {
	readonly name: Locator;
	readonly email: Locator;
	readonly message: Locator;
	readonly button: Locator;
	/** Where the result appears. */
	readonly result: Locator;
	/** The field that only robots find. */
	readonly trap: Locator;

	constructor(page: Page, heading = 'Send Us a Message') {
		const section = page.getByRole('region', { name: heading, exact: true });
		this.name = section.getByRole('textbox', { name: 'Name', exact: true });
		this.email = section.getByRole('textbox', { name: 'Email', exact: true });
		this.message = section.getByRole('textbox', { name: 'Message', exact: true });
		this.button = section.getByRole('button');
		this.result = section.getByRole('status');
		this.trap = section.locator('[aria-hidden=true] input');
	}

	async fill(changes: Partial<typeof visitor> = {}): Promise<void> {
		const { name, email, message } = { ...visitor, ...changes };
		await this.name.fill(name);
		await this.email.fill(email);
		await this.message.fill(message);
	}
}
