import type { Locator, Page } from '@playwright/test';
import { expect, subPath, test, text } from '../support/fixtures.ts';
import { fillEveryField } from '../support/foreign-page.ts';
import { ContactFormDriver, LeadFormDriver, NewsletterFormDriver, subscribed } from '../support/forms.ts';
import { withoutMessage } from '../support/guard.ts';
import { answerRequests, newAddress, receivedFrom, services } from '../support/services.ts';

test.use({ builds: ['backend'] });

const forms = {
	contact: { path: '/contactus', find: (page: Page) => new ContactFormDriver(page), service: services.mail },
	lead: { path: '/landing-page', find: (page: Page) => new LeadFormDriver(page), service: services.mail },
	newsletter: { path: '/about', find: NewsletterFormDriver.inFooter, service: services.newsletter },
} as const;
const log = /(Sending the form|Newsletter subscription) failed/;
const ways = [text('site', 'email.address'), text('site', 'phone.display'), text('site', 'chat.name')];

async function expectWays(result: Locator): Promise<void> {
	const names = (await result.getByRole('link').allTextContents()).map((name) => name.replaceAll('\u00a0', ' '));
	expect(names).toEqual(ways.map((way) => expect.stringContaining(way)));
}

for (const [name, { path, find, service }] of Object.entries(forms)) {
	test(`A failure of the ${name} form is logged, keeps the text and shows other ways`, async ({ page, guard }) => {
		guard.allowLog(/status of 451/, log);
		await page.goto(subPath + path);
		const form = find(page);
		const email = newAddress();
		await form.fill(` \u202a${email}\u202c.`);
		const failure = form.result.getByText(text('words', `${name}.failure`), { exact: true });
		const page200 = { status: 200, body: '\ufeff<!-- A proxy --> <!doctype html><p>Please sign in</p>' };
		for (const [index, answer] of [{ status: 451 }, page200].entries()) {
			await answerRequests(page, service, answer);
			const sending = page.waitForRequest(service);
			await form.button.click();
			// A unit test has more addresses that the form cleans before it checks and sends them.
			expect((await sending).postData()).toMatch(new RegExp(`[\\n"]${email}[\\r"]`));
			await expect.poll(() => guard.logs.filter((line) => log.test(line)).length).toBe(index + 1);
			await expect(failure).toBeFocused();
			await expectWays(form.result);
			await expect(form.email).toHaveValue(email);
			await page.unroute(service);
		}
		const colourOf = (part: Locator) => part.evaluate((found) => getComputedStyle(found).color);
		expect(await colourOf(failure)).not.toBe(await colourOf(form.section));
		await form.button.dblclick();
		const success = name === 'newsletter' ? subscribed : text('words', `${name}.success`);
		await expect(form.result).toContainText(success);
		const { messages, subscriptions } = await receivedFrom(email);
		expect(messages.length + subscriptions).toBe(1);
	});
}

for (const name of ['contact', 'lead'] as const) {
	const { path, find } = forms[name];
	test(`If a filler fills the trap of the ${name} form, the visitor can try again`, async ({ page, guard }) => {
		guard.allowLog(log);
		await page.goto(subPath + path);
		const form = find(page);
		const email = newAddress();
		await form.fill(email);
		await page.evaluate(fillEveryField);
		await form.email.fill(email);
		await form.button.click();
		await expect(form.result).toContainText(text('words', `${name}.failure`));
		await expectWays(form.result);
		expect((await receivedFrom(email)).messages).toEqual([]);
		await form.button.click();
		await expect(form.result).toHaveText(text('words', `${name}.success`));
		expect((await receivedFrom(email)).messages).toMatchObject([{ name: 'Priya Shah' }]);
	});
}

test('A form that throws shows the fallback words in its place, and the rest works', async ({ page, guard }) => {
	guard.allowLog(/Cannot read properties of undefined/, withoutMessage);
	await page.goto(`${subPath}/contactus`);
	const form = new ContactFormDriver(page);
	// Imitates a page from one deployment that loads a script from another deployment.
	await form.section.locator('astro-island').evaluate((island) => island.setAttribute('props', '{}'));
	await form.button.hover();
	const place = form.section.getByRole('alert');
	await expect(place).toContainText(text('pages/fallback', 'title'));
	// Each engine words the error differently.
	await expect(place).toContainText(/undefined/);
	await expect(place).toContainText(text('pages/fallback', 'island'));
	const newsletter = NewsletterFormDriver.inFooter(page);
	await newsletter.subscribe(newAddress());
	await expect(newsletter.result).toHaveText(subscribed);
});
