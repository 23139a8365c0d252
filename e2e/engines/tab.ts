export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** The operations that every driver supports; visitor.ts builds on them. */
export interface Tab {
	/** Opens an address and waits until the page has loaded. */
	goto: (url: string) => Promise<unknown>;
	goBack: () => Promise<unknown>;
	/** Evaluates an expression in the page and returns its value, which must be JSON. */
	evaluate: (expression: string) => Promise<unknown>;
	/** Clicks at a point on the screen; the topmost element there receives the click. */
	click: (x: number, y: number) => Promise<unknown>;
	/** Types into the focused element. */
	type: (text: string) => Promise<unknown>;
	press: (key: Key) => Promise<unknown>;
	screenshot: (file: `${string}.png`) => Promise<unknown>;
	/** The messages of all dialogs so far. Dialogs are closed automatically. */
	alerts: () => Promise<string[]>;
	/** Console errors, uncaught errors and violations of the policy so far. */
	errors: () => string[];
	close: () => Promise<unknown>;
}

export interface TabOptions {
	/** Whether the visitor's system uses the dark colour scheme. */
	isDark: boolean;
	width: number;
	height: number;
}

export interface Engine {
	version: string;
	/** Opens a tab that shares nothing with other tabs. */
	open: (options: TabOptions) => Promise<Tab>;
	stop: () => Promise<unknown>;
}
