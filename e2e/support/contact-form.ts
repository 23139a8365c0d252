import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';
import { postPath } from './pages.ts';

const { contact: words } = content.forms;

/** What a visitor fills in. */
export const visitor = {
	name: 'Meera Shah',
	email: 'meera@example.org',
	message: 'A shop for sarees, please.\nBefore Diwali.',
};

/** Where the contact form stands, and the heading above it. */
export const contactPlaces = [
	{ place: 'the contact page', path: '/contactus', heading: content.contact.form.title },
	{ place: 'a blog post', path: postPath, heading: content.blog.post.contactTitle },
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

	constructor(page: Page, heading = content.contact.form.title) {
		const section = page.getByRole('region', { name: heading, exact: true });
		this.name = section.getByRole('textbox', { name: words.name.label, exact: true });
		this.email = section.getByRole('textbox', { name: words.email.label, exact: true });
		this.message = section.getByRole('textbox', { name: words.message.label, exact: true });
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
