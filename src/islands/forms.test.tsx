// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../lib/forms/mail';
import { subscribe } from '../lib/forms/newsletter';
import { settings } from '../lib/site/settings';
import { ContactForm } from './ContactForm';
import { LeadForm } from './LeadForm';
import { NewsletterForm } from './NewsletterForm';
import { hydrate } from './testing/hydrate';
import { contact, lead, newsletter } from './testing/props';

vi.mock('../lib/forms/mail', () => ({ sendMail: vi.fn() }));
vi.mock('../lib/forms/newsletter', () => ({ subscribe: vi.fn() }));
vi.mock('../lib/site/settings', () => ({ settings: { mail: {} } }));
const mail = vi.mocked(sendMail);
const call = vi.mocked(subscribe);

const button = () => screen.getByRole<HTMLButtonElement>('button');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Opens a form, fills it in and submits it twice in one moment; what answers at once has answered after this. */
async function submit(form: ReactElement, typed: Record<string, string>): Promise<void> {
	hydrate(form);
	for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
	await submitAgain();
}
async function submitAgain(): Promise<void> {
	const form = button().closest('form') ?? document.body;
	fireEvent.submit(form);
	fireEvent.submit(form);
	await act(() => vi.advanceTimersByTimeAsync(0));
}

const message = { Name: 'Ann', Email: 'ann@example.com', Message: 'Hello' };
const order = { Name: 'Ann', Email: 'a@b.co', Phone: '12345', 'Business type': 'Retail' };
const address = { Email: 'ann@example.com' };
const alert = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('alert', alert.mockReset());
	mail.mockReset().mockResolvedValue();
	call.mockReset().mockResolvedValue({ isDone: true, message: 'Welcome.' });
	settings.mail.leadTemplateId = 'lead-template';
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe.each([
	{ island: 'ContactForm', form: <ContactForm {...contact} />, typed: message, ...contact.texts },
	{ island: 'LeadForm', form: <LeadForm {...lead} />, typed: order, ...lead.texts },
	{
		island: 'NewsletterForm',
		form: <NewsletterForm {...newsletter} />,
		typed: address,
		...newsletter.texts,
		sending: newsletter.texts.submitting,
		success: 'Welcome.',
	},
])('$island', ({ form, typed, sending, success, failure, submit: label }) => {
	it('says that it sends, once, and is disabled meanwhile', async () => {
		mail.mockReturnValue(new Promise(() => {}));
		call.mockReturnValue(new Promise(() => {}));
		await submit(form, typed);
		expect([button().textContent, button().disabled]).toEqual([sending, true]);
		expect(mail.mock.calls.length + call.mock.calls.length).toBe(1);
	});

	it('shows the success in a live region and gives it the focus', async () => {
		await submit(form, typed);
		const shown = screen.getByText(success);
		expect(document.activeElement).toBe(shown);
		expect(shown.closest('[role=status]')).not.toBeNull();
	});

	it('shows the failure and keeps the text; a second try can succeed', async () => {
		mail.mockRejectedValueOnce({ status: 429 });
		call.mockResolvedValueOnce({ isDone: false, message: undefined });
		await submit(form, typed);
		expect(screen.getByText(failure).dataset['tone']).toBe('danger');
		expect(Object.keys(typed).map((key) => field(key).value)).toEqual(Object.values(typed));
		expect(button().textContent).toBe(label);
		await submitAgain();
		expect(screen.getByText(success)).toBeDefined();
	});

	it('keeps what was typed or chosen before its script came', () => {
		const early = (root: ParentNode) => root.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])');
		const words = ({ localName }: Element) => (localName === 'select' ? 'Startup' : 'Typed early');
		const { container } = hydrate(form, (root) => early(root).forEach((control) => (control.value = words(control))));
		for (const control of early(container)) expect(control.value).toBe(words(control));
	});
});

describe('ContactForm', () => {
	it('sends name, email, message and the local time', async () => {
		await submit(<ContactForm {...contact} />, { ...message, Email: ' ann.lee+site@mail.example.com ' });
		const [fields, kind] = mail.mock.calls[0] ?? [];
		expect(kind).toBe('contact');
		expect(Object.fromEntries(fields ?? [])).toEqual({
			name: 'Ann',
			email: 'ann.lee+site@mail.example.com',
			message: 'Hello',
			time: new Date().toLocaleString(),
		});
	});

	it.each(['foo', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'mail: a@b.c'])(
		'alerts and marks the field for "%s", and sends nothing',
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

	it('replaces the failure with a success that comes late', async () => {
		mail.mockRejectedValueOnce(new Error('20 s'));
		await submit(<ContactForm {...contact} />, message);
		act(() => mail.mock.calls[0]?.[2]?.());
		expect(screen.queryByText(contact.texts.failure)).toBeNull();
		expect(screen.getByText(contact.texts.success)).toBeDefined();
	});

	it('shows the sentence and sends nothing when the robots’ field is filled in', async () => {
		await submit(<ContactForm {...contact} />, { ...message, [contact.honeypot]: 'spam' });
		expect(screen.getByText(contact.texts.success)).toBeDefined();
		expect(mail).not.toHaveBeenCalled();
	});
});

describe('LeadForm', () => {
	it('sends nothing without a template for it, and shows the tick with the sentence after exactly 2000 ms', async () => {
		settings.mail.leadTemplateId = undefined;
		await submit(<LeadForm {...lead} />, order);
		await act(() => vi.advanceTimersByTimeAsync(1999));
		expect(button().textContent).toBe('Sending...');
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(screen.getByText(lead.texts.success).querySelector('svg')).not.toBeNull();
		expect(mail).not.toHaveBeenCalled();
	});

	it('sends its four fields through the provider where a template is set', async () => {
		await submit(<LeadForm {...lead} />, order);
		const [fields, kind] = mail.mock.calls[0] ?? [];
		const sent = { name: 'Ann', email: 'a@b.co', phone: '12345', businessType: 'Retail' };
		expect([kind, Object.fromEntries(fields ?? [])]).toEqual(['lead', sent]);
	});
});

describe('NewsletterForm', () => {
	it('sends the address, and clears it once it is subscribed', async () => {
		await submit(<NewsletterForm {...newsletter} />, address);
		expect(call.mock.calls).toEqual([['ann@example.com']]);
		expect(field('Email').value).toBe('');
	});

	it('shows the words of the server for a failure, where it has any', async () => {
		call.mockResolvedValue({ isDone: false, message: 'Already subscribed.' });
		await submit(<NewsletterForm {...newsletter} />, address);
		expect(screen.getByText('Already subscribed.').dataset['tone']).toBe('danger');
	});

	it('leaves the focus with a visitor who has gone on to something else', async () => {
		const elsewhere = document.body.appendChild(document.createElement('input'));
		elsewhere.focus();
		await submit(<NewsletterForm {...newsletter} />, address);
		expect(screen.getByText('Welcome.')).toBeDefined();
		expect(document.activeElement).toBe(elsewhere);
		elsewhere.remove();
	});

	it('leaves the check of an address that is not required to the server', () => {
		hydrate(<NewsletterForm {...newsletter} variant="unchecked" />);
		const { required, form } = field('Email');
		expect([required, form?.noValidate]).toEqual([false, true]);
	});
});
