/** Keys that journeys press, by their names in the DOM. */
export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** What every driver can do with a page, whatever the engine; what a visitor does is made of it (visitor.ts). */
export interface Tab {
	/** Opens an address and waits until it has loaded. */
	goto: (url: string) => Promise<unknown>;
	goBack: () => Promise<unknown>;
	/** The value of an expression in the page; it must be one that JSON knows. */
	evaluate: (expression: string) => Promise<unknown>;
	/** Presses at a point of the screen, as a hand does: what lies on top there gets it. */
	click: (x: number, y: number) => Promise<unknown>;
	/** Types into what has the focus. */
	type: (text: string) => Promise<unknown>;
	press: (key: Key) => Promise<unknown>;
	screenshot: (file: `${string}.png`) => Promise<unknown>;
	/** What the page said in windows of its own so far; each was closed. */
	alerts: () => Promise<string[]>;
	/** Console errors, uncaught errors and breaches of the policy so far. */
	errors: () => string[];
	close: () => Promise<unknown>;
}

/** How a tab is opened. */
export interface TabOptions {
	/** The colour scheme of the visitor's system. */
	isDark: boolean;
	width: number;
	height: number;
}

/** A browser that runs. */
export interface Engine {
	version: string;
	/** Opens a tab that shares nothing with another. */
	open: (options: TabOptions) => Promise<Tab>;
	stop: () => Promise<unknown>;
}
