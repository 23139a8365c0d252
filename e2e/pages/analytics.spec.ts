import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, text } from '../support/fixtures.ts';
import type { Guard } from '../support/guard.ts';
import { LeadFormDriver } from '../support/forms.ts';
import { answerRequests, newAddress, services, stopLinks } from '../support/services.ts';
import { analyticsEndpoint, analyticsScript, subPath } from '../support/variants.ts';

test.use({ builds: ['backend'] });

/** Returns Plausible's own code, started with the attributes of its script element, as its own script does. */
const plausible = () => `(() => {
	${readFileSync('node_modules/@plausible-analytics/tracker/plausible.js', 'utf8').replace(/export\s*\{[^}]*\};?/, '')}
	const { domain, api } = document.currentScript.dataset;
	init({ domain, endpoint: api, captureOnLocalhost: true });
})()`;

/** Serves the tracker. @returns what it sends: 'pageview', or the name of an event. */
async function track(page: Page, guard: Guard): Promise<string[]> {
	const sent: string[] = [];
	guard.allowOrigin(new URL(analyticsEndpoint).origin);
	// The tracker does not count browsers that are driven by tests, unless they say so.
	await page.addInitScript(() => Reflect.set(window, '__plausible', true));
	await page.route(analyticsScript, (route) => route.fulfill({ contentType: 'text/javascript', body: plausible() }));
	await page.route(analyticsEndpoint, (route) => {
		const { n, d } = route.request().postDataJSON() as { n: string; d: string };
		// The tracker also tells how long a page was read.
		if (n !== 'engagement') sent.push(`${n} on ${d}`);
		return route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } });
	});
	return sent;
}

const events = (...names: string[]) => names.map((name) => `${name} on infotech.example`);

test('A tracker counts views, forms sent and failed, calls, mails and chats', async ({ page, guard }) => {
	guard.allowLog(/status of 503/, /Sending the form failed/);
	const sent = await track(page, guard);
	await page.goto(`${subPath}/landing-page`);
	await expect.poll(() => sent).toEqual(events('pageview'));
	const form = new LeadFormDriver(page);
	await answerRequests(page, services.mail, { status: 503 });
	await form.fill(newAddress());
	await form.button.click();
	await expect(form.result).toContainText(text('words', 'lead.failure'));
	await page.evaluate(stopLinks);
	for (const link of await form.result.getByRole('link').all()) await link.click();
	await page.unroute(services.mail);
	await form.button.click();
	const expected = events('pageview', 'lead-form failed', 'mail', 'call', 'chat', 'lead-form sent');
	await expect.poll(() => sent).toEqual(expected);
});

test('A page that the browser prepares in advance counts when it is shown', async ({ page, guard }) => {
	const sent = await track(page, guard);
	await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
	await page.goto(`${subPath}/about`, { waitUntil: 'networkidle' });
	expect(sent).toEqual([]);
	await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
	await expect.poll(() => sent).toEqual(events('pageview'));
});

test('Errors of a tracker do not matter, and each known function gets the event', async ({ page }) => {
	await page.goto(`${subPath}/contactus`);
	await page.evaluate(() => {
		const calls: unknown[][] = [];
		const log = (...call: unknown[]) => void calls.push(call);
		const fail = (...call: unknown[]) => {
			log(...call);
			throw new Error('The tracker is broken');
		};
		const reject = (...call: unknown[]) => {
			log(...call);
			return Promise.reject(new Error('The tracker is broken'));
		};
		Object.assign(window, { calls, umami: { track: reject }, plausible: fail, goatcounter: { count: log }, gtag: log });
	});
	await page.evaluate(stopLinks);
	await page
		.getByRole('contentinfo')
		.getByRole('link', { name: text('site', 'phone.display') })
		.click();
	expect(await page.evaluate(() => Reflect.get(window, 'calls') as unknown)).toEqual([
		['call'],
		['call'],
		[{ path: 'call', title: 'call', event: true }],
		['event', 'call'],
	]);
});
