import { z } from 'zod';
import { servicePaths } from '../../scripts/services/client.ts';
import { answers, visitor as person } from '../support/forms.ts';
import { expect } from '../support/fixtures.ts';
import { journey } from './fixtures.ts';
import { find, type Part } from './visitor.ts';

const field = (form: Part, name: string): Part => ({ role: 'textbox', name, in: form });
const button = (form: Part, name: string): Part => ({ role: 'button', name, in: form });

journey(
	'The contact form rejects missing or invalid fields, keeps the text after a failure, and sends',
	async ({ visitor, services, errors }) => {
		errors.expected.push(/451/);
		const form: Part = { role: 'region', name: 'Write to the kiln' };
		const message = field(form, 'Your wish');
		const result: Part = { role: 'status', in: form };
		const typed = person.message.replace('\n', ' ');

		await visitor.open('/contactus');
		await visitor.click(button(form, 'Send it'));
		await visitor.expectRead((name: Part) => document.activeElement === find(name)[0], true, field(form, 'Your name'));
		await visitor.picture('empty');

		await visitor.fill(field(form, 'Your name'), person.name);
		await visitor.fill(field(form, 'Your e-mail'), 'foo');
		await visitor.fill(message, typed);
		await visitor.click(button(form, 'Send it'));
		await expect.poll(() => visitor.tab.alerts()).toEqual(['Please enter a valid email address.']);
		await visitor.expectTexts({ role: 'alert', in: form }, ['Please enter a valid email address.']);
		await visitor.picture('bad');
		expect(await services.calls(servicePaths.mail)).toBe(0);

		await services.order({ mail: { status: 451 } });
		await visitor.fill(field(form, 'Your e-mail'), person.email);
		await visitor.click(button(form, 'Send it'));
		await visitor.expectTexts(result, ['That did not leave the kiln. Please try again.']);
		await visitor.expectValue(message, typed);
		await visitor.picture('failed');

		await services.order({ mail: { hold: true } });
		await visitor.click(button(form, 'Send it'));
		await visitor.expectCount(button(form, 'On its way...'), 1);
		await services.order({ mail: {} });
		await visitor.expectTexts(result, [/Thank you! The kiln has your message\./]);
		await visitor.picture('sent');
		const [{ fields = [] } = {}] = (await services.received()).messages;
		expect(Object.fromEntries(fields)).toMatchObject({ name: person.name, email: person.email, message: typed });
	},
);

journey(
	'The newsletter accepts an address, and says so if it is already subscribed',
	async ({ visitor, services, errors }) => {
		errors.expected.push(/409/, /Newsletter subscription failed/);
		const footer: Part = { role: 'contentinfo' };
		await visitor.open('/about');
		for (const answer of [answers.done, answers.known]) {
			await visitor.fill(field(footer, 'E-mail for the news'), person.email);
			await visitor.click(button(footer, 'Keep me posted'));
			await visitor.expectTexts({ role: 'status', in: footer }, [answer]);
			await visitor.picture(answer === answers.done ? 'done' : 'known');
		}
		expect((await services.received()).subscribers.map(({ email }) => email)).toEqual([person.email]);
	},
);

journey('The landing page’s form shows its thanks after two seconds', async ({ visitor }) => {
	const form: Part = { role: 'region', name: 'Keep a place at the wheel' };
	await visitor.open('/landing-page');
	await visitor.fill(field(form, 'Name'), person.name);
	await visitor.fill(field(form, 'E-mail'), person.email);
	await visitor.fill(field(form, 'Phone'), '+91 98250 00000');
	// A select element opens its list in a system window, which drivers cannot control.
	await visitor.read(
		z.unknown(),
		(type: Part) => {
			const [select] = find(type);
			if (select instanceof HTMLSelectElement) select.selectedIndex = 1;
		},
		{ role: 'combobox', in: form },
	);
	await visitor.click(button(form, 'Keep me a place'));
	await visitor.expectCount(button(form, 'Keeping it...'), 1);
	await visitor.expectTexts({ role: 'status', in: form }, ['Thank you! Your place is kept.']);
	await visitor.picture('sent');
});
