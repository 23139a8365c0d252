import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';

const { subscribeTitle, bottomTitle } = content.blog.post;

/** What the local services answer to a new address, and to one that they know. */
export const answers = { done: 'Thank you for subscribing.', known: 'This address is already subscribed.' };

/** The newsletter form in one place of a page. */
export class NewsletterForm {
	readonly email: Locator;
	readonly button: Locator;
	/** Where the result appears. */
	readonly result: Locator;

	private constructor(section: Locator) {
		this.email = section.getByRole('textbox', { name: content.forms.newsletter.email.label });
		this.button = section.getByRole('button');
		this.result = section.getByRole('status');
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
