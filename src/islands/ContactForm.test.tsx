// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../lib/forms/mail';
import { ContactForm } from './ContactForm';
import { hydrate } from './testing/hydrate';
import { contact } from './testing/props';

vi.mock('../lib/forms/mail', () => ({ sendMail: vi.fn() }));
const send = vi.mocked(sendMail);
const { success, failure, invalidEmail } = contact.texts;
const alert = vi.fn();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button');

async function fill(email = 'ann@example.com') {
	const user = userEvent.setup();
	await user.type(field('Name'), 'Ann');
	await user.type(field('Email'), email);
	await user.type(field('Message'), 'Hello');
	return user;
}

beforeEach(() => {
	vi.stubGlobal('alert', alert);
	alert.mockReset();
	send.mockReset().mockResolvedValue();
	hydrate(<ContactForm {...contact} />);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

describe('ContactForm', () => {
	it('sends name, email, message and the local time, and the thank-you sentence takes its place and the focus', async () => {
		const user = await fill();
		await user.click(button());
		const message = await screen.findByText(success);
		expect(document.activeElement).toBe(message);
		expect(message.closest('[role=status]')).not.toBeNull();
		expect(screen.queryByRole('button')).toBeNull();
		const [fields, kind] = send.mock.calls[0] ?? [];
		expect(kind).toBe('contact');
		const time = fields?.get('time');
		expect(Object.fromEntries(fields ?? [])).toEqual({ name: 'Ann', email: 'ann@example.com', message: 'Hello', time });
		expect(Math.abs(Date.parse(String(time)) - Date.now())).toBeLessThan(5000);
	});

	it('says Sending... and is disabled meanwhile; a double click sends once', async () => {
		send.mockReturnValue(new Promise(() => {}));
		const user = await fill();
		await user.dblClick(button());
		const form = button().closest('form');
		if (form) fireEvent.submit(form);
		expect(button().textContent).toBe('Sending...');
		expect(button().disabled).toBe(true);
		expect(send).toHaveBeenCalledOnce();
	});

	it.each(['foo', 'a@b'])('alerts and marks the field for %s, and sends nothing', async (email) => {
		const user = await fill(email);
		await user.click(button());
		expect(alert.mock.calls).toEqual([[invalidEmail]]);
		const error = screen.getByRole('alert');
		expect(error.textContent).toBe(invalidEmail);
		expect(field('Email').getAttribute('aria-describedby')).toBe(error.id);
		expect(field('Email').getAttribute('aria-invalid')).toBe('true');
		expect(document.activeElement).toBe(field('Email'));
		expect(send).not.toHaveBeenCalled();
	});

	it('leaves the check of the address to itself, not to the browser', () => {
		expect(field('Email').type).toBe('text');
		expect(['Name', 'Email', 'Message'].map((label) => field(label).required)).toEqual([true, true, true]);
	});

	it('keeps the text and shows the failure; a second try can succeed', async () => {
		send.mockRejectedValueOnce({ status: 429 });
		const user = await fill();
		await user.click(button());
		expect(document.activeElement).toBe(await screen.findByText(failure));
		expect(field('Message').value).toBe('Hello');
		expect(button().textContent).toBe('Submit');
		await user.click(button());
		await screen.findByText(success);
	});

	it('replaces the failure with a success that comes late', async () => {
		send.mockRejectedValueOnce(new Error('20 s'));
		const user = await fill();
		await user.click(button());
		await screen.findByText(failure);
		send.mock.calls[0]?.[2]?.();
		await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
		expect(screen.getByText(success)).toBeDefined();
	});

	it('shows the sentence and sends nothing when the robots’ field is filled in', async () => {
		const user = await fill();
		const trap = screen.getByLabelText(contact.honeypot);
		expect(trap.getAttribute('name')).toBeNull();
		fireEvent.change(trap, { target: { value: 'spam' } });
		await user.click(button());
		await screen.findByText(success);
		expect(send).not.toHaveBeenCalled();
	});
});

describe('ContactForm before its script', () => {
	it('keeps what was typed when React takes over, and leads to the mail program without a script', () => {
		cleanup();
		hydrate(<ContactForm {...contact} />, (root) => {
			const name = root.querySelector<HTMLInputElement>('[name=name]');
			if (name) name.value = 'Typed early';
		});
		expect(field('Name').value).toBe('Typed early');
		const form = button().closest('form');
		expect([form?.getAttribute('action'), form?.method]).toEqual(['mailto:hello@example.com', 'post']);
		expect(screen.getByText(/Write to/).textContent).toBe('Write to hello@example.com or call +91 00000 00000.');
	});
});
