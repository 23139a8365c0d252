import { expect, type BrowserContext, type ConsoleMessage, type Request, type WebError } from '@playwright/test';

/** What engines write to the console for what Chromium calls by the words on the left. */
const wordings: [chromium: string, others: RegExp][] = [
	['Refused by the Content Security Policy', /Content-Security-Policy|The page’s settings blocked/],
	['Failed to load resource: net::ERR_CONNECTION_RESET', /Same Origin Policy disallows|due to access control checks/],
	['Failed to load resource: net::ERR_CONNECTION_RESET', /Loading failed for the (module|<script>)/],
	['Failed to load resource: net::ERR_CONNECTION_RESET', /Failed to load resource: (?!.*(status of|net::))/],
	['Cannot read properties of undefined', /can't access property .* is undefined|undefined is not an object/],
	['preloaded using link preload but not used', /preloaded with link preload was not used/],
];

/** Firefox tells a test of an error on the console without its message. */
export const withoutMessage = /^error: Error$/;

/**
 * Puts Chromium's words before a message of the console, where another engine has words of its own for the same thing,
 * so that a test names what it expects once.
 */
function inChromiumWords(log: string): string {
	const [found] = wordings.find(([, others]) => others.test(log)) ?? [];
	return found === undefined || log.includes(found) ? log : `${found}: ${log}`;
}

/** Watches what visitors never see: the console, uncaught errors and where requests go. */
export class Guard {
	/** Each console error, console warning and uncaught error so far. */
	readonly logs: string[] = [];
	readonly #strangers: string[] = [];
	/** A browser that shows the next page before its transition is ready leaves the transition out and says so. */
	readonly #allowed: RegExp[] = [/Transition was aborted because of invalid state/];
	readonly #hosts: Set<string>;

	/** @param origins where requests may go. */
	constructor(origins: readonly string[]) {
		this.#hosts = new Set(origins);
	}

	#note(log: string): void {
		this.logs.push(inChromiumWords(log));
	}

	/** Accepts these messages in this test. */
	allowLog(...patterns: RegExp[]): void {
		this.#allowed.push(...patterns);
	}

	/** Accepts requests to these origins in this test; no name but the machine's own resolves all the same. */
	allowOrigin(...origins: string[]): void {
		for (const origin of origins) this.#hosts.add(origin);
	}

	/** Watches every page of a context, those that it opens later included. @returns what ends it. */
	watch(context: BrowserContext): () => void {
		const onConsole = (message: ConsoleMessage) => {
			if (['error', 'warning'].includes(message.type())) this.#note(`${message.type()}: ${message.text()}`);
		};
		const onError = (error: WebError) => this.#note(`uncaught: ${error.error().message}`);
		const onRequest = (request: Request) => {
			const { protocol, origin } = new URL(request.url());
			if (/^https?:$/.test(protocol) && !this.#hosts.has(origin)) this.#strangers.push(request.url());
		};
		context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
		return () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
	}

	/** Fails the test for whatever was not accepted; a breach of the content security policy is a console error. */
	check(): void {
		const unexpected = this.logs.filter((log) => !this.#allowed.some((pattern) => pattern.test(log)));
		expect.soft(unexpected, 'console errors, warnings and uncaught errors').toEqual([]);
		const strangers = this.#strangers.filter((url) => !this.#hosts.has(new URL(url).origin));
		expect.soft(strangers, 'requests to other hosts').toEqual([]);
	}
}
