// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendMail } from '../lib/browser/forms/mail';
import { settings } from '../lib/browser/settings';
import { ContactForm } from './ContactForm';
import { LeadForm } from './LeadForm';
import { contact, hydrate, lead } from './testing/islands';

/*
 * The tests in e2e/forms cover success and failure at the provider; the tests here cover cases that a browser test
 * cannot produce.
 */

vi.mock('../lib/browser/forms/mail', () => ({ sendMail: vi.fn() }));
vi.mock('../lib/browser/settings', () => ({ settings: { mail: {} } }));
const mail = vi.mocked(sendMail);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Hydrates a form, fills it in and submits it, then waits for responses that arrive immediately. */
async function submit(form: ReactElement, typed: Record<string, string>): Promise<void> {
	hydrate(form);
	for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
	await act(() => fireEvent.submit(screen.getByRole('button').closest('form') ?? document.body));
}

const message = { Name: 'Ann', Email: 'ann@example.com', Message: 'Hello' };
const alert = vi.fn();

beforeEach(() => {
	vi.stubGlobal('alert', alert.mockReset());
	mail.mockReset().mockResolvedValue();
	settings.mail.leadTemplateId = 'lead-template';
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

it.each(['foo', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'mail: a@b.c'])(
	'rejects the address "%s" with an alert and an error at the field, and sends nothing',
	async (Email) => {
		await submit(<ContactForm {...contact} />, { ...message, Email });
		expect(alert).toHaveBeenCalledWith(contact.texts.invalidEmail);
		const error = screen.getByRole('alert');
		expect(error.textContent).toBe(contact.texts.invalidEmail);
		expect(field('Email').getAttribute('aria-describedby')).toBe(error.id);
		expect(document.activeElement).toBe(field('Email'));
		expect(mail).not.toHaveBeenCalled();
	},
);

it('replaces the failure message after a late success', async () => {
	mail.mockRejectedValueOnce(new Error('20 s'));
	await submit(<ContactForm {...contact} />, message);
	expect(screen.getByText(contact.texts.failure)).toBeDefined();
	act(() => mail.mock.calls[0]?.[2]?.());
	expect(screen.queryByText(contact.texts.failure)).toBeNull();
	expect(screen.getByText(contact.texts.success)).toBeDefined();
});

it('shows the success message but sends nothing if the honeypot is filled in', async () => {
	await submit(<ContactForm {...contact} />, { ...message, [contact.honeypot]: 'spam' });
	expect(screen.getByText(contact.texts.success)).toBeDefined();
	expect(mail).not.toHaveBeenCalled();
});

it('hides the honeypot from the keyboard and from screen readers, without a hidden label', () => {
	hydrate(<ContactForm {...contact} />);
	const trap = field(contact.honeypot);
	expect([trap.tabIndex, trap.closest('[inert]') !== null]).toEqual([-1, true]);
	expect(document.querySelector('label[aria-hidden]')).toBeNull();
});

it('sends the four fields of a lead through the provider if a template is set', async () => {
	await submit(<LeadForm {...lead} />, { Name: 'Ann', Email: 'a@b.co', Phone: '12345', 'Business type': 'Retail' });
	const [fields, kind] = mail.mock.calls[0] ?? [];
	const sent = { name: 'Ann', email: 'a@b.co', phone: '12345', businessType: 'Retail' };
	expect([kind, Object.fromEntries(fields ?? [])]).toEqual(['lead', sent]);
});

it('leaves the focus where it is if the visitor has moved on', async () => {
	const elsewhere = document.body.appendChild(document.createElement('input'));
	elsewhere.focus();
	await submit(<ContactForm {...contact} />, message);
	expect(screen.getByText(contact.texts.success)).toBeDefined();
	expect(document.activeElement).toBe(elsewhere);
	elsewhere.remove();
});
