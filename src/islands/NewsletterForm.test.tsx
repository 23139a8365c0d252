// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from '../lib/forms/newsletter';
import { NewsletterForm } from './NewsletterForm';
import { hydrate } from './testing/hydrate';
import { newsletter } from './testing/props';

vi.mock('../lib/forms/newsletter', () => ({ subscribe: vi.fn() }));
const call = vi.mocked(subscribe);
const input = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button');

beforeEach(() => void call.mockReset().mockResolvedValue({ isDone: true, message: 'Welcome.' }));
afterEach(cleanup);

describe('NewsletterForm', () => {
	it('shows the server’s message and clears the input', async () => {
		const user = userEvent.setup();
		hydrate(<NewsletterForm {...newsletter} />);
		await user.type(input(), 'ann@example.com');
		await user.click(button());
		expect(document.activeElement).toBe(await screen.findByText('Welcome.'));
		expect(call.mock.calls).toEqual([['ann@example.com']]);
		expect(input().value).toBe('');
	});

	it('leaves the focus with a visitor who has gone on to something else', async () => {
		let answer: (result: { isDone: true; message: string }) => void = () => {};
		call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
		hydrate(<NewsletterForm {...newsletter} />);
		const user = userEvent.setup();
		await user.type(input(), 'ann@example.com');
		await user.click(button());
		const elsewhere = document.body.appendChild(document.createElement('input'));
		elsewhere.focus();
		answer({ isDone: true, message: 'Welcome.' });
		await screen.findByText('Welcome.');
		expect(document.activeElement).toBe(elsewhere);
		elsewhere.remove();
	});

	it('is disabled while it submits', async () => {
		call.mockReturnValue(new Promise(() => {}));
		const user = userEvent.setup();
		hydrate(<NewsletterForm {...newsletter} />);
		await user.type(input(), 'ann@example.com');
		await user.dblClick(button());
		expect(button().disabled).toBe(true);
		expect(button().textContent).toBe('Subscribing...');
		expect(call).toHaveBeenCalledOnce();
	});

	it.each([
		['Already subscribed.', 'Already subscribed.'],
		[undefined, 'Subscription failed'],
	])('on failure with the message %s shows %s and keeps the address', async (message, shown) => {
		call.mockResolvedValue({ isDone: false, message });
		const user = userEvent.setup();
		hydrate(<NewsletterForm {...newsletter} />);
		await user.type(input(), 'ann@example.com');
		await user.click(button());
		expect((await screen.findByText(shown)).dataset['tone']).toBe('danger');
		expect(input().value).toBe('ann@example.com');
	});

	it('has the address required, and in the unchecked box checks nothing and sends an empty one', async () => {
		hydrate(<NewsletterForm {...newsletter} />);
		expect(input().required).toBe(true);
		cleanup();
		hydrate(<NewsletterForm {...newsletter} variant="unchecked" />);
		expect(input().required).toBe(false);
		expect(button().closest('form')?.noValidate).toBe(true);
		await userEvent.setup().click(button());
		expect(call.mock.calls).toEqual([['']]);
	});
});
