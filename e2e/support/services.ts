import type { Page, Route } from '@playwright/test';
import type { Received } from '../../scripts/services/server.ts';
import { servicesOrigin } from './variants.ts';

/* What tests do to the requests for services and scripts. */

export const services = {
	blogs: `${servicesOrigin}/api/blogs/allblogs`,
	newsletter: `${servicesOrigin}/api/newsletter/subscribe`,
	mail: `${servicesOrigin}/api/v1.0/email/send-form`,
} as const;

/**
 * Returns the messages that the mail service has received from an address, and how often the address was subscribed.
 * All tests share the services, so each test that sends something uses an address of its own (`newAddress`).
 */
export async function receivedFrom(email: string) {
	const { messages, subscribers } = (await (await fetch(`${servicesOrigin}/received`)).json()) as Received;
	return {
		messages: messages.filter((message) => message['email'] === email),
		subscriptions: subscribers.filter((one) => one === email).length,
	};
}

export const newAddress = (): string => `reader-${crypto.randomUUID()}@example.org`;

/** Holds back requests, whether or not the test also answers them. @returns a function that releases them. */
export async function holdRequests(page: Page, url: string | ((url: URL) => boolean)): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	await page.route(url, async (route) => {
		await promise;
		await route.fallback();
	});
	return () => resolve(undefined);
}

/**
 * Answers requests to a service until the test calls `page.unroute` with its address.
 * @returns the number of requests so far.
 */
export async function answerRequests(page: Page, url: string, answer: Parameters<Route['fulfill']>[0]) {
	const answered = { calls: 0 };
	const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
	await page.route(url, (route) => {
		answered.calls += 1;
		return route.fulfill({ ...answer, headers });
	});
	return answered;
}

/** Tells whether a script loads on demand, unlike the scripts that Astro makes of layouts and sections. */
const isOnDemand = ({ pathname }: URL): boolean =>
	/\/_astro\/(?!BaseLayout|HomeHero|PortfolioProjects|ContactMessage|preload-helper)[^/]+\.js$/.test(pathname);

/** Holds back every script that loads on demand. @returns a function that releases the scripts. */
export const holdScripts = (page: Page) => holdRequests(page, isOnDemand);

/** Aborts requests for scripts that load on demand. @returns a function that lets them pass again. */
export async function failScripts(page: Page): Promise<() => Promise<void>> {
	await page.route(isOnDemand, (route) => route.abort('connectionreset'));
	return () => page.unroute(isOnDemand);
}

/** What browsers and islands log when scripts fail to load. */
export const scriptFailureLogs = [/net::ERR_CONNECTION_RESET/, /An island could not be loaded/, /\[astro-island\]/];

/** Keeps the page when a link is pressed, as in the moment before the next page loads. Runs in the browser. */
export function stopLinks(): void {
	addEventListener('click', (event) => {
		if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
	});
}
