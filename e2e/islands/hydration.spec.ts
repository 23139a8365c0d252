import { ContactForm, contactTexts, visitor } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { NewsletterForm } from '../support/newsletter-form.ts';
import { Questions } from '../support/questions.ts';
import { delayScripts, holdScripts } from '../support/scripts.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const reader = 'reader@example.org';

test.describe('every script arrives 1.5 seconds late', () => {
	test('two answers are opened in turn, the newsletter and the contact form are filled in and sent at once: each happens once', async ({
		page,
		services,
	}) => {
		await delayScripts(page, 1500);
		await page.goto('/contactus');
		const faq = new Questions(page, '/contactus');
		await faq.question(0).click();
		await faq.expectOpen(0);
		await faq.question(1).click();
		await faq.expectOpen(1);
		const newsletter = NewsletterForm.inFooter(page);
		await newsletter.subscribe(reader);
		const form = new ContactForm(page);
		await form.fill();
		await form.button.click();

		await expect(newsletter.result).toHaveText('Thank you for subscribing.');
		await expect(form.result).toHaveText(contactTexts.thanks);
		const { messages, subscribers, calls } = await services.received();
		expect(
			calls
				.filter(({ method }) => method === 'POST')
				.map(({ path }) => path)
				.sort(),
		).toEqual([servicePaths.mail, servicePaths.newsletter].sort());
		expect(subscribers.map(({ email }) => email)).toEqual([reader]);
		expect(messages[0]?.fields).toEqual(
			expect.arrayContaining([
				['name', visitor.name],
				['email', visitor.email],
				['message', visitor.message.replace('\n', '\r\n')],
			]),
		);
		await faq.expectOpen(1);
	});

	test('a click on a tab shows its tools when the script comes, and the newsletter below is sent too', async ({
		page,
		services,
	}) => {
		await delayScripts(page, 1500);
		await page.goto('/');
		await page.getByRole('tab', { name: 'Backend' }).click();
		const newsletter = NewsletterForm.inFooter(page);
		await newsletter.subscribe(reader);
		await expect(page.getByRole('tabpanel', { name: 'Backend' })).toBeVisible();
		await expect(page.getByRole('tabpanel', { name: 'Frontend' })).toBeHidden();
		await expect(newsletter.result).toHaveText('Thank you for subscribing.');
		expect(await services.calls(servicePaths.newsletter)).toBe(1);
	});
});

test.describe('scripts are held back until the visitor has acted', () => {
	test('clicks and arrow keys on tabs take effect in their order, each once', async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto('/');
		const chosen: string[] = [];
		await page.exposeFunction('noteChosenTab', (name: string) => chosen.push(name));
		await page.getByRole('tablist').evaluate((list) => {
			const note: unknown = Reflect.get(window, 'noteChosenTab');
			new MutationObserver((changes) => {
				for (const { target } of changes) {
					if (!(target instanceof HTMLElement) || target.ariaSelected !== 'true') continue;
					if (typeof note === 'function') note(target.textContent);
				}
			}).observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
		});
		const start = page.url();
		await page.getByRole('tab', { name: 'Backend' }).click();
		for (const key of ['ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
		// Neither acted upon yet nor left to the browser, which would follow the link.
		expect(page.url()).toBe(start);
		await expect(page.getByRole('tab', { name: 'Frontend' })).toHaveAttribute('aria-selected', 'true');
		release();
		await expect(page.getByRole('tab', { name: 'Mobiles' })).toBeFocused();
		await expect(page.getByRole('tabpanel', { name: 'Mobiles' })).toBeVisible();
		await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
		expect(chosen.at(-1)).toBe('Mobiles');
		expect(page.url()).toBe(start);
	});

	test('a click with Ctrl on a tab is left to the browser, which opens its link in a tab of its own', async ({
		page,
		context,
	}) => {
		const release = await holdScripts(page);
		await page.goto('/');
		const opening = context.waitForEvent('page');
		await page.getByRole('tab', { name: 'DevOps' }).click({ modifiers: ['ControlOrMeta'] });
		const opened = await opening;
		await expect(opened).toHaveURL(/\/#.+/);
		await expect(page.getByRole('tab', { name: 'Frontend' })).toHaveAttribute('aria-selected', 'true');
		release();
		await expect(page.locator('[data-island=technology-tabs]')).toHaveAttribute('data-hydrated', '');
		await expect(page.getByRole('tab', { name: 'Frontend' })).toHaveAttribute('aria-selected', 'true');
		const again = context.waitForEvent('page');
		await page.getByRole('tab', { name: 'DevOps' }).click({ modifiers: ['ControlOrMeta'] });
		await expect(await again).toHaveURL(/\/#.+/);
		await expect(page.getByRole('tab', { name: 'Frontend' })).toHaveAttribute('aria-selected', 'true');
	});

	test('text that was typed stays, the cursor too, and typing goes on', async ({ page, services }) => {
		const release = await holdScripts(page);
		await page.goto('/contactus');
		const form = new ContactForm(page);
		await form.fill({ message: 'A shop for ' });
		await form.message.press('End');
		release();
		await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
		await expect(form.name).toHaveValue(visitor.name);
		await expect(form.message).toBeFocused();
		await page.keyboard.type('sarees');
		await expect(form.message).toHaveValue('A shop for sarees');
		await form.button.click();
		await expect(form.result).toHaveText(contactTexts.thanks);
		expect((await services.received()).messages[0]?.fields).toContainEqual(['message', 'A shop for sarees']);
	});

	test('a choice in a list that was made before stays', async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto('/landing-page');
		const type = page.getByRole('combobox', { name: 'Business type' });
		await type.focus();
		await type.selectOption('Startup');
		release();
		await expect(page.locator('[data-island=lead-form]')).toHaveAttribute('data-hydrated', '');
		await expect(type).toHaveValue('Startup');
	});

	test('an impatient visitor who presses Submit three times sends once, without a reload', async ({
		page,
		services,
	}) => {
		const release = await holdScripts(page);
		await page.goto('/contactus');
		await page.evaluate(() => document.body.setAttribute('data-opened', 'once'));
		const form = new ContactForm(page);
		await form.fill();
		for (let time = 0; time < 3; time += 1) await form.button.click();
		expect(await services.calls(servicePaths.mail)).toBe(0);
		release();
		await expect(form.result).toHaveText(contactTexts.thanks);
		expect(await services.calls(servicePaths.mail)).toBe(1);
		await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
	});

	test('a wrong address that was submitted early raises the alert once', async ({ page, services }) => {
		const release = await holdScripts(page);
		await page.goto('/contactus');
		const alerts: string[] = [];
		page.on('dialog', async (dialog) => {
			alerts.push(dialog.message());
			await dialog.accept();
		});
		const form = new ContactForm(page);
		await form.fill({ email: 'a@b' });
		await form.button.click();
		expect(alerts).toEqual([]);
		release();
		await expect(form.email).toHaveAccessibleDescription(contactTexts.invalid);
		expect(alerts).toEqual([contactTexts.invalid]);
		expect(await services.calls(servicePaths.mail)).toBe(0);
	});
});
