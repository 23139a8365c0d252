import { ContactForm, visitor } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import type { Order } from '../../scripts/services/faults.ts';

const words = content.forms.contact;

/** Whether a text is red rather than of any other colour; runs inside a browser. */
function isRed(text: Element): boolean {
	const canvas = document.createElement('canvas').getContext('2d');
	if (canvas === null) return false;
	canvas.fillStyle = getComputedStyle(text).color;
	canvas.fillRect(0, 0, 1, 1);
	const [red = 0, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data;
	return red > 2 * Math.max(green, blue);
}

/** The failure is told once and in focus, and all that was typed stands in a form that can be sent again. */
async function expectFailure(form: ContactForm): Promise<void> {
	await expect(form.result).toHaveText(words.failure);
	await expect(form.result.getByText(words.failure)).toBeFocused();
	await expect(form.name).toHaveValue(visitor.name);
	await expect(form.email).toHaveValue(visitor.email);
	await expect(form.message).toHaveValue(visitor.message);
	await expect(form.button).toHaveText(words.submit);
	await expect(form.button).toBeEnabled();
}

/** How the delivery provider refuses (spec §8). */
const refusals: [what: string, order: NonNullable<Order['mail']>][] = [
	["451 'Unavailable For Headless Browser'", { status: 451, text: 'Unavailable For Headless Browser' }],
	["403 'Forbidden'", { status: 403, text: 'Forbidden' }],
	["429 'Too Many Requests'", { status: 429, text: 'Too Many Requests' }],
	["500 'Internal Server Error'", { status: 500, text: 'Internal Server Error' }],
	['a connection that breaks off', { drop: true }],
];

for (const [what, mail] of refusals) {
	test(`A message that meets ${what} shows the generic failure, and a second try goes through`, async ({
		page,
		services,
		guard,
	}) => {
		guard.allowLog(/status of (451|403|429|500)/, /net::ERR_/);
		await services.order({ mail });
		await page.goto('/contactus');
		const form = new ContactForm(page);
		await form.fill();
		await form.button.click();
		await expectFailure(form);
		expect(await form.result.getByText(words.failure).evaluate(isRed)).toBe(true);
		await services.order({ mail: {} });
		await form.button.click();
		await expect(form.result).toHaveText(words.success);
		expect((await services.received()).messages).toHaveLength(1);
	});
}

test('A provider that does not answer is given up after 20 seconds and not before; if it takes the message after all, thanks replace the failure', async ({
	page,
	services,
}) => {
	await services.order({ mail: { hold: true } });
	// The page's clock stands still, so that only the test moves it.
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/contactus');
	const form = new ContactForm(page);
	await form.fill();
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	await form.button.click();
	await expect.poll(() => services.calls(servicePaths.mail)).toBe(1);
	await page.clock.runFor(19_999);
	await expect(form.button).toHaveText(words.sending);
	await expect(form.result).toHaveText('');
	await page.clock.runFor(1);
	await expectFailure(form);
	await services.order({ mail: {} });
	await expect(form.result).toHaveText(words.success);
	await expect(form.result.getByText(words.success)).toBeFocused();
	await expect(form.name).toHaveCount(0);
	expect(await services.calls(servicePaths.mail)).toBe(1);
});
