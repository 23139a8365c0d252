import type { Locator, Page } from '@playwright/test';

export const visitor = {
	name: 'Meera Shah',
	email: 'meera@example.org',
	message: 'A shop for sarees, please.\nBefore Diwali.',
};

/** The local services' responses to a new address and to an address that is already subscribed. */
export const answers = { done: 'Thank you for subscribing.', known: 'This address is already subscribed.' };

/** The parts that all forms share: the button and the result message. */
class Form {
	readonly section: Locator;
	readonly button: Locator;
	readonly result: Locator;

	constructor(section: Locator) {
		this.section = section;
		this.button = section.getByRole('button');
		this.result = section.getByRole('status');
	}

	field(label: string): Locator {
		return this.section.getByRole('textbox', { name: label, exact: true });
	}
}

export class ContactFormDriver extends Form {
	readonly name = this.field('Your name');
	readonly email = this.field('Your e-mail');
	readonly message = this.field('Your wish');

	constructor(page: Page, heading = 'Write to the kiln') {
		super(page.getByRole('region', { name: heading, exact: true }));
	}

	async fill(changes: Partial<typeof visitor> = {}): Promise<void> {
		const { name, email, message } = { ...visitor, ...changes };
		await this.name.fill(name);
		await this.email.fill(email);
		await this.message.fill(message);
	}
}

export class LeadFormDriver extends Form {
	readonly type = this.section.getByRole('combobox', { name: 'Level' });

	constructor(page: Page, heading = 'Keep a place at the wheel') {
		super(page.getByRole('region', { name: heading }));
	}

	async fill(): Promise<void> {
		await this.field('Name').fill('Kiran Desai');
		await this.field('E-mail').fill('kiran@example.org');
		await this.field('Phone').fill('+91 98250 00000');
		await this.type.selectOption('Beginner');
	}
}

export class NewsletterFormDriver extends Form {
	readonly email = this.field('E-mail for the news');

	static inFooter(page: Page): NewsletterFormDriver {
		return new NewsletterFormDriver(page.getByRole('contentinfo'));
	}

	/** The form beside the text of a post. */
	static besidePost(page: Page): NewsletterFormDriver {
		return new NewsletterFormDriver(page.getByRole('region', { name: 'Have it sent' }));
	}

	/** The form below the text of a post. */
	static belowPost(page: Page): NewsletterFormDriver {
		return new NewsletterFormDriver(page.getByRole('region', { name: 'Warm enough?' }));
	}

	async subscribe(email: string): Promise<void> {
		await this.email.fill(email);
		await this.button.click();
	}
}
