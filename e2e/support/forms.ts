import type { Locator, Page } from '@playwright/test';
import { text } from './content.ts';

/** What a visitor types into the contact form; each test uses an e-mail address of its own. */
export const visitor = { name: 'Meera Shah', message: 'A shop for sarees, please.\nBefore Diwali.' };

/** The local services' answer to a new subscriber. */
export const subscribed = 'Thank you for subscribing.';

const form = (path: string): string => text('words', path);

/** The business that a lead chooses. */
export const business = form('lead.businessTypes.0');

/** The parts that all forms share: the button and the result message. */
class FormDriver {
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

export class ContactFormDriver extends FormDriver {
	readonly name = this.field(form('contact.name.label'));
	readonly email = this.field(form('contact.email.label'));
	readonly message = this.field(form('contact.message.label'));

	constructor(page: Page, heading = text('pages/contact', 'form.title')) {
		super(page.getByRole('region', { name: heading, exact: true }));
	}

	async fill(email: string): Promise<void> {
		await this.name.fill(visitor.name);
		await this.email.fill(email);
		await this.message.fill(visitor.message);
	}
}

export class LeadFormDriver extends FormDriver {
	readonly email = this.field(form('lead.email.label'));
	readonly type = this.section.getByRole('combobox', { name: form('lead.businessType.label') });

	constructor(page: Page, heading = text('pages/landing', 'form.title')) {
		super(page.getByRole('region', { name: heading }));
	}

	async fill(email: string): Promise<void> {
		await this.field(form('lead.name.label')).fill('Kiran Desai');
		await this.email.fill(email);
		await this.field(form('lead.phone.label')).fill('+91 98250 00000');
		await this.type.selectOption(business);
	}
}

export class NewsletterFormDriver extends FormDriver {
	readonly email = this.field(form('newsletter.email.label'));

	static inFooter(page: Page): NewsletterFormDriver {
		return new NewsletterFormDriver(page.getByRole('contentinfo'));
	}

	/** The form beside the text of a post. */
	static besidePost(page: Page): NewsletterFormDriver {
		return new NewsletterFormDriver(page.getByRole('region', { name: text('words', 'blog.post.subscribeTitle') }));
	}

	/** The form below the text of a post. */
	static belowPost(page: Page): NewsletterFormDriver {
		return new NewsletterFormDriver(page.getByRole('region', { name: text('words', 'blog.post.bottomTitle') }));
	}

	fill(email: string): Promise<void> {
		return this.email.fill(email);
	}

	async subscribe(email: string): Promise<void> {
		await this.fill(email);
		await this.button.click();
	}
}
