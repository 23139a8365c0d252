// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings';
import { sendMail } from './mail';

vi.mock('../settings', () => ({ settings: { mail: {} } }));

const call = vi.fn<(address: string, request: { body: FormData }) => Promise<Response>>();
/** Returns the address and the content of the last message. */
const sent = () => {
	const [address, request] = call.mock.lastCall ?? [];
	return { address, ...Object.fromEntries(request?.body ?? []) };
};
const fields = new FormData();
for (const name of ['name', 'message']) fields.set(name, `my ${name}`);

beforeEach(() => {
	settings.mail = {
		origin: 'https://mail.example',
		serviceId: 'service',
		publicKey: 'key',
		contactTemplateId: 'contact-template',
		leadTemplateId: 'lead-template',
	};
	vi.stubGlobal(
		'fetch',
		call.mockReset().mockImplementation(() => Promise.resolve(new Response('OK'))),
	);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it.each(['contact', 'lead'] as const)('posts the fields with the ids of a %s message', async (kind) => {
	await sendMail(fields, kind);
	// A second message immediately after the first must go through.
	await sendMail(fields, kind);
	expect(call).toHaveBeenCalledTimes(2);
	expect(sent()).toEqual({
		address: 'https://mail.example/api/v1.0/email/send-form',
		name: 'my name',
		message: 'my message',
		lib_version: '4.4.1',
		service_id: 'service',
		template_id: `${kind}-template`,
		user_id: 'key',
	});
});

it('throws the provider’s error response', async () => {
	call.mockResolvedValue(new Response('Too Many Requests', { status: 429 }));
	await expect(sendMail(fields, 'contact')).rejects.toMatchObject({ status: 429 });
});

it('throws without a request if a setting is missing', async () => {
	settings.mail.publicKey = undefined;
	await expect(sendMail(fields, 'contact')).rejects.toThrow('incomplete');
	expect(call).not.toHaveBeenCalled();
});

it('throws after 20 seconds, but reports a later success', async () => {
	vi.useFakeTimers();
	let answer: (response: Response) => void = () => {};
	call.mockReturnValue(new Promise<Response>((resolve) => (answer = resolve)));
	const onLateSuccess = vi.fn();
	const result = expect(sendMail(fields, 'contact', onLateSuccess)).rejects.toThrow('20 s');
	await vi.advanceTimersByTimeAsync(20_000);
	await result;
	expect(onLateSuccess).not.toHaveBeenCalled();
	answer(new Response('OK'));
	await vi.waitFor(() => expect(onLateSuccess).toHaveBeenCalledOnce());
});
