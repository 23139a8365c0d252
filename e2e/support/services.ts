import type { Page } from '@playwright/test';
import type { Received } from '../../scripts/services/server.ts';
import { servicesOrigin } from './variants.ts';

/** The addresses of the local services, for tests that intercept requests with `page.route`. */
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

/** Returns an e-mail address that no other test uses. */
export const newAddress = (): string => `reader-${crypto.randomUUID()}@example.org`;

/** Holds back requests. @returns a function that releases them. */
export async function holdRequests(page: Page, url: string | ((url: URL) => boolean)): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	await page.route(url, async (route) => {
		await promise;
		await route.continue();
	});
	return () => resolve(undefined);
}

/** Answers requests to a service until the test calls `page.unroute` with its address. */
export const answerRequests = (
	page: Page,
	url: string,
	answer: { status?: number; json?: unknown; body?: string },
): Promise<unknown> =>
	page.route(url, (route) =>
		route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }),
	);
