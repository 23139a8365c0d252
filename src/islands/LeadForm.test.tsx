// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../lib/forms/mail';
import { settings } from '../lib/site/settings';
import { LeadForm } from './LeadForm';
import { hydrate } from './testing/hydrate';
import { lead } from './testing/props';

vi.mock('../lib/forms/mail', () => ({ sendMail: vi.fn() }));
vi.mock('../lib/site/settings', () => ({ settings: { mail: {} } }));
const send = vi.mocked(sendMail);
const button = () => screen.getByRole<HTMLButtonElement>('button');
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
	vi.useFakeTimers();
	send.mockReset().mockResolvedValue();
	settings.mail.leadTemplateId = undefined;
	hydrate(<LeadForm {...lead} />);
	fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ann' } });
	fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@b.co' } });
	fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '12345' } });
	fireEvent.change(screen.getByLabelText('Business type'), { target: { value: 'Retail' } });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

describe('LeadForm', () => {
	it('requires all four fields and leaves their check to the browser', () => {
		const controls = ['Name', 'Email', 'Phone', 'Business type'].map((label) =>
			screen.getByLabelText<HTMLInputElement>(label),
		);
		expect(controls.map(({ type, required }) => `${type} ${required}`)).toEqual([
			'text true',
			'email true',
			'tel true',
			'select-one true',
		]);
		expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value, text }) => [value, text])).toEqual([
			['', 'Select Business Type'],
			['Retail', 'Retail'],
			['Service', 'Service'],
			['Startup', 'Startup'],
		]);
	});

	it('sends nothing and shows the tick with the thank-you sentence after exactly 2000 ms', async () => {
		fireEvent.click(button());
		await wait(1999);
		expect(button().textContent).toBe('Sending...');
		expect(button().disabled).toBe(true);
		await wait(1);
		const message = screen.getByText(lead.texts.success);
		expect(message.querySelector('svg')).not.toBeNull();
		expect(document.activeElement).toBe(message);
		expect(send).not.toHaveBeenCalled();
	});

	it('sends the lead through the provider where a template for it is set', async () => {
		settings.mail.leadTemplateId = 'lead-template';
		fireEvent.click(button());
		await wait(0);
		expect(screen.getByText(lead.texts.success)).toBeDefined();
		const [fields, kind] = send.mock.calls[0] ?? [];
		expect([kind, Object.fromEntries(fields ?? [])]).toEqual([
			'lead',
			{ name: 'Ann', email: 'a@b.co', phone: '12345', businessType: 'Retail' },
		]);
	});

	it('then shows the failure and keeps the text if it cannot be sent', async () => {
		settings.mail.leadTemplateId = 'lead-template';
		send.mockRejectedValue(new Error('no'));
		fireEvent.click(button());
		await wait(0);
		expect(screen.getByText(lead.texts.failure)).toBeDefined();
		expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
	});
});

describe('LeadForm before its script', () => {
	it('keeps the business type that was chosen', () => {
		cleanup();
		hydrate(<LeadForm {...lead} />, (root) => {
			const select = root.querySelector('select');
			if (select) select.value = 'Startup';
		});
		expect(screen.getByLabelText<HTMLSelectElement>('Business type').value).toBe('Startup');
	});
});
