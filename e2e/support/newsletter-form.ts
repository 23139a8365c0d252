import type { Locator, Page } from '@playwright/test';

/** The newsletter form in one place of a page. */
export class NewsletterForm {
	readonly email: Locator;
	readonly button: Locator;
	/** Where the result appears. */
	readonly result: Locator;

	private constructor(section: Locator) {
		this.email = section.getByRole('textbox', { name: 'Email address' });
		this.button = section.getByRole('button');
		this.result = section.getByRole('status');
	}

	static inFooter(page: Page): NewsletterForm {
		return new NewsletterForm(page.getByRole('contentinfo'));
	}

	/** The first box on a post, beside the text. */
	static besidePost(page: Page): NewsletterForm {
		return new NewsletterForm(page.getByRole('region', { name: 'Subscribe for Updates' }));
	}

	/** The last box on a post, below the text. */
	static belowPost(page: Page): NewsletterForm {
		return new NewsletterForm(page.getByRole('region', { name: 'Like what you read?' }));
	}

	async subscribe(email: string): Promise<void> {
		await this.email.fill(email);
		await this.button.click();
	}
}
