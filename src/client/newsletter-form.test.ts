// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { subscribe } from '../lib/browser/forms/newsletter.ts';
import { startNewsletter } from './newsletter-form.ts';

/*
 * The tests in e2e/forms cover success and failure at the server; the tests here cover cases that a browser test cannot
 * produce.
 */

vi.mock('./newsletter-sending.ts?worker&url', () => ({ default: '/sending.js' }));
vi.mock('../lib/browser/forms/newsletter.ts', () => ({ subscribe: vi.fn() }));
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const scroll = vi.fn();
const loadFrom = vi.fn<(url: string) => Promise<unknown>>();

const part = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const submit = (form = part('.newsletter')) => form.dispatchEvent(new Event('submit', { cancelable: true }));
const parts = `
	<form class="newsletter" data-backend="https://backend.example" data-busy="Subscribing..." data-failure="Failed">
		<input name="email" /><button>Subscribe</button>
	</form>
	<div role="status"><p class="form-fallback"></p></div>`;

beforeEach(() => {
	vi.useFakeTimers();
	log.mockClear();
	scroll.mockClear();
	vi.mocked(subscribe).mockReset().mockResolvedValue({ isDone: true, message: 'Welcome.' });
	loadFrom.mockReset().mockImplementation(() => import('./newsletter-sending.ts'));
	document.body.innerHTML = `<main>${parts}</main>${parts}<input id="elsewhere" />`;
	for (const input of document.querySelectorAll('input')) input.value = 'ann@example.com';
	part('[role=status]').scrollIntoView = scroll;
	startNewsletter(document.querySelectorAll('.newsletter'), loadFrom);
});
afterAll(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it('loads the script once for all forms, and sends each form once', async () => {
	expect(loadFrom).not.toHaveBeenCalled();
	for (const form of document.querySelectorAll<HTMLElement>('.newsletter')) {
		expect(form.dataset['state']).toBe('idle');
		expect([submit(form), submit(form)], 'neither opens a mail program').toEqual([false, false]);
		expect(form.dataset['state']).toBe('sending');
	}
	await vi.waitFor(() => expect(document.querySelectorAll('[data-state=sent]')).toHaveLength(2));
	expect(loadFrom).toHaveBeenCalledOnce();
	expect(vi.mocked(subscribe).mock.calls).toEqual([1, 2].map(() => ['ann@example.com', 'https://backend.example']));
});

it('shows other ways after three attempts at different addresses, and tries again at the next submission', async () => {
	loadFrom.mockRejectedValue(new Error('offline'));
	part('input').focus();
	submit();
	await vi.advanceTimersByTimeAsync(2000);
	expect(part('.newsletter').dataset['state']).toBe('failed');
	expect(part('input')).toHaveProperty('value', 'ann@example.com');
	expect(loadFrom.mock.calls.flat()).toEqual(['/sending.js#1', '/sending.js#2', '/sending.js#3']);
	expect([scroll, log].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
	loadFrom.mockImplementation(() => import('./newsletter-sending.ts'));
	submit();
	await vi.waitFor(() => expect(part('[role=status]').textContent).toBe('Welcome.'));
	expect(loadFrom).toHaveBeenLastCalledWith('/sending.js#4');
});

it('does not scroll if the visitor has moved on', async () => {
	loadFrom.mockRejectedValue(new Error('offline'));
	submit();
	part('#elsewhere').focus();
	await vi.advanceTimersByTimeAsync(2000);
	expect(part('.newsletter').dataset['state']).toBe('failed');
	expect(scroll).not.toHaveBeenCalled();
});

it('shows that it is sending, then moves the focus to the message and empties the field', async () => {
	const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof subscribe>>>();
	vi.mocked(subscribe).mockReturnValue(promise);
	const button = part('button');
	submit();
	await vi.waitFor(() => expect(button.textContent).toBe('Subscribing...'));
	expect(button.hasAttribute('disabled')).toBe(true);
	expect(part('[role=status]').childElementCount, 'no earlier message').toBe(0);
	resolve({ isDone: true, message: 'Welcome.' });
	await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome.'));
	expect(part('.form-status').dataset['tone']).toBe('success');
	expect(part('input')).toHaveProperty('value', '');
	expect([button.textContent, button.hasAttribute('disabled')]).toEqual(['Subscribe', false]);
});

it('shows its own text after a failure without a message, and keeps the address', async () => {
	vi.mocked(subscribe).mockResolvedValue({ isDone: false, message: undefined });
	submit();
	await vi.waitFor(() => expect(part('.form-status').textContent).toBe('Failed'));
	expect([part('.form-status').dataset['tone'], part('.newsletter').dataset['state']]).toEqual(['danger', 'failed']);
	expect(part('input')).toHaveProperty('value', 'ann@example.com');
});

it('leaves the focus where it is if the visitor has moved on', async () => {
	part('#elsewhere').focus();
	submit();
	await vi.waitFor(() => expect(part('.form-status').textContent).toBe('Welcome.'));
	expect(document.activeElement).toBe(part('#elsewhere'));
});
