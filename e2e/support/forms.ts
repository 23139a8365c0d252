import type { Locator, Page } from '@playwright/test';
import { text } from './content.ts';

/** What a visitor types into the contact form; each test uses an e-mail address of its own. */
export const visitor = { name: 'Meera Shah', message: 'A shop for sarees, please.\nBefore Diwali.' };

/** The local services' answer to a new subscriber. */
export const subscribed = 'Thank you for subscribing.';

export const business = text('words', 'lead.businessTypes.0');

const word = (name: string): string => text('words', `blog.post.${name}`);
const label = (field: string): string => text('words', `${field}.label`);

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

	/** Returns a text field by its name in `content/words.yaml`, such as 'contact.email'. */
	field(name: string): Locator {
		return this.section.getByRole('textbox', { name: label(name), exact: true });
	}
}

export class ContactFormDriver extends FormDriver {
	readonly name = this.field('contact.name');
	readonly email = this.field('contact.email');
	readonly message = this.field('contact.message');

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
	readonly email = this.field('lead.email');
	readonly type = this.section.getByRole('combobox', { name: label('lead.businessType') });

	constructor(page: Page, heading = text('pages/landing', 'form.title')) {
		super(page.getByRole('region', { name: heading }));
	}

	async fill(email: string): Promise<void> {
		await this.field('lead.name').fill('Kiran Desai');
		await this.email.fill(email);
		await this.field('lead.phone').fill('+91 98250 00000');
		await this.type.selectOption(business);
	}
}

export class NewsletterFormDriver extends FormDriver {
	readonly email = this.field('newsletter.email');

	static inFooter = (page: Page) => new this(page.getByRole('contentinfo'));
	/** The form beside the text of a post. */
	static besidePost = (page: Page) => new this(page.getByRole('region', { name: word('subscribeTitle') }));
	/** The form below the text of a post. */
	static belowPost = (page: Page) => new this(page.getByRole('region', { name: word('bottomTitle') }));

	fill = (email: string) => this.email.fill(email);

	async subscribe(email: string): Promise<void> {
		await this.fill(email);
		await this.button.click();
	}
}
