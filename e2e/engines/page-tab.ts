import type { Tab } from './tab.ts';

/** The methods that page objects have in both Playwright and Puppeteer. */
interface DrivenPage extends Pick<Tab, 'goto' | 'goBack' | 'evaluate'> {
	mouse: Pick<Tab, 'click'>;
	keyboard: Pick<Tab, 'type' | 'press'>;
	screenshot: (options: { path: `${string}.png`; caret: 'initial' }) => Promise<unknown>;
}

/** Records the dialogs and errors of a page; its methods are listeners for `page.on`. */
export class Heard {
	readonly alerts: string[] = [];
	readonly errors: string[] = [];

	readonly message = (message: { type: () => string; text: () => string }): void => {
		if (message.type() === 'error') this.errors.push(message.text());
	};

	readonly error = (error: unknown): void => {
		this.errors.push(error instanceof Error ? error.message : String(error));
	};

	readonly dialog = (dialog: { message: () => string; accept: () => Promise<void> }): void => {
		this.alerts.push(dialog.message());
		void dialog.accept();
	};
}

/**
 * Returns a tab that Playwright or Puppeteer controls.
 * @param close closes the tab and deletes its storage.
 */
export const pageTab = (page: DrivenPage, { alerts, errors }: Heard, close: Tab['close']): Tab => ({
	goto: (url) => page.goto(url),
	goBack: () => page.goBack(),
	evaluate: (expression) => page.evaluate(expression),
	click: (x, y) => page.mouse.click(x, y),
	type: (text) => page.keyboard.type(text),
	press: (key) => page.keyboard.press(key),
	// Playwright hides the caret by adding a style, which the page's policy blocks.
	screenshot: (path) => page.screenshot({ path, caret: 'initial' }),
	alerts: () => Promise.resolve(alerts),
	errors: () => errors,
	close,
});
