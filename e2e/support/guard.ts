import { expect, type BrowserContext } from '@playwright/test';
import { attempt } from '#lib/attempt.ts';
import { analyticsScript, isBelow } from './variants.ts';

/** Chromium's wording, and the equivalent messages of other engines. */
const wordings: [chromium: string, others: RegExp][] = [
	['Refused by the Content Security Policy', /Content-Security-Policy|The page’s settings blocked/],
	[
		'Failed to load resource: net::ERR_CONNECTION_RESET',
		/Same Origin Policy|access control checks|Loading failed for|Failed to load resource: (?!.*(status of|net::))/,
	],
	['Cannot read properties of undefined', /can't access property .* is undefined|undefined is not an object/],
];

/** Firefox reports console errors without their message. */
export const withoutMessage = /^error: Error$/;

/** Puts Chromium's wording in front of another engine's message, so that tests need only one pattern. */
function inChromiumWords(log: string): string {
	const [found] = wordings.find(([, others]) => others.test(log)) ?? [];
	return found === undefined || log.includes(found) ? log : `${found}: ${log}`;
}

/** Watches the console, uncaught errors and requests. */
export class Guard {
	/** Console errors, console warnings and uncaught errors so far. */
	readonly logs: string[] = [];
	readonly #requests: { url: string; isOutside: boolean }[] = [];
	/** Chromium's error if it shows the next page before the page transition is ready, and invalid posts of the backend. */
	readonly #allowed: RegExp[] = [/Transition was aborted because of invalid state/, /Left out of the blog: /];
	readonly #hosts = new Set([new URL(analyticsScript).origin]);

	/** Watches every page of a context, including pages opened later. Requests may go to these origins. */
	constructor(context: BrowserContext, ...origins: string[]) {
		this.allowOrigin(...origins);
		context.on('console', (message) => {
			// This script exists only in tests of analytics.
			if (`${message.text()} ${message.location().url}`.includes(analyticsScript)) return;
			const log = inChromiumWords(`${message.type()}: ${message.text()}`);
			if (['error', 'warning'].includes(message.type())) this.logs.push(log);
		});
		context.on('weberror', (error) => this.logs.push(inChromiumWords(`uncaught: ${error.error().message}`)));
		context.on('request', (request) => {
			const url = request.url();
			// A request of a new tab may come before its frame.
			const page = request.isNavigationRequest() ? url : (attempt(() => request.frame().url()) ?? '');
			// Pages below the sub-path must not request anything outside it.
			const isOutside = URL.canParse(page) && url.startsWith(new URL(page).origin) && isBelow(page) && !isBelow(url);
			if (/^https?:/.test(url)) this.#requests.push({ url, isOutside });
		});
	}

	allowLog(...patterns: RegExp[]): void {
		this.#allowed.push(...patterns);
	}

	/**
	 * Allows requests to these origins in this test. Requests to origins on the network still fail, because the browser
	 * has no network.
	 */
	allowOrigin(...origins: string[]): void {
		for (const origin of origins) this.#hosts.add(origin);
	}

	/**
	 * Fails the test if anything happened that was not explicitly allowed. Violations of the content security policy
	 * appear as console errors.
	 */
	check(): void {
		const unexpected = this.logs.filter((log) => !this.#allowed.some((pattern) => pattern.test(log)));
		expect.soft(unexpected, 'console errors, warnings and uncaught errors').toEqual([]);
		const outside = this.#requests.filter(({ url, isOutside }) => isOutside || !this.#hosts.has(new URL(url).origin));
		expect.soft(outside, 'requests to other hosts and outside the sub-path').toEqual([]);
	}
}
