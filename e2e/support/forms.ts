import { test, type Locator, type Page } from '@playwright/test';
import { content } from './content.ts';

const { contact, lead, newsletter } = content.forms;
const { subscribeTitle, bottomTitle } = content.blog.post;

/** What a visitor fills in. */
export const visitor = {
	name: 'Meera Shah',
	email: 'meera@example.org',
	message: 'A shop for sarees, please.\nBefore Diwali.',
};

/** What the local services answer to a new address, and to one that they know. */
export const answers = { done: 'Thank you for subscribing.', known: 'This address is already subscribed.' };

/** What all forms have as a visitor sees them: a button, and a place where the result appears. */
class Form {
	readonly section: Locator;
	readonly button: Locator;
	readonly result: Locator;

	constructor(section: Locator) {
		this.section = section;
		this.button = section.getByRole('button');
		this.result = section.getByRole('status');
	}

	field({ label }: { label: string }): Locator {
		return this.section.getByRole('textbox', { name: label, exact: true });
	}
}

export class ContactForm extends Form {
	readonly name = this.field(contact.name);
	readonly email = this.field(contact.email);
	readonly message = this.field(contact.message);

	constructor(page: Page, heading = content.contact.form.title) {
		super(page.getByRole('region', { name: heading, exact: true }));
	}

	async fill(changes: Partial<typeof visitor> = {}): Promise<void> {
		const { name, email, message } = { ...visitor, ...changes };
		await this.name.fill(name);
		await this.email.fill(email);
		await this.message.fill(message);
	}
}

export class LeadForm extends Form {
	readonly type = this.section.getByRole('combobox', { name: lead.businessType.label });

	constructor(page: Page) {
		super(page.getByRole('region', { name: content.landing.form.title }));
	}

	async fill(): Promise<void> {
		await this.field(lead.name).fill('Kiran Desai');
		await this.field(lead.email).fill('kiran@example.org');
		await this.field(lead.phone).fill('+91 98250 00000');
		await this.type.selectOption({ index: 1 });
	}
}

export class NewsletterForm extends Form {
	readonly email = this.field(newsletter.email);

	private constructor(section: Locator) {
		super(section);
		test.skip(!content.site.newsletter, 'This site has no newsletter.');
	}

	static inFooter(page: Page): NewsletterForm {
		return new NewsletterForm(page.getByRole('contentinfo'));
	}

	/** The first box on a post, beside the text. */
	static besidePost(page: Page): NewsletterForm {
		return new NewsletterForm(page.getByRole('region', { name: subscribeTitle }));
	}

	/** The last box on a post, below the text. */
	static belowPost(page: Page): NewsletterForm {
		return new NewsletterForm(page.getByRole('region', { name: bottomTitle }));
	}

	async subscribe(email: string): Promise<void> {
		await this.email.fill(email);
		await this.button.click();
	}
}
