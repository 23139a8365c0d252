import type { Context } from 'hono';
import { setup } from './addresses.ts';
import type { ServiceEnvironment } from './scope.ts';

/** The fields of a form by the template that it names (spec §3). */
const templates: Record<string, readonly string[]> = {
	[setup.template]: ['name', 'email', 'message', 'time'],
	[setup.leadTemplate]: ['name', 'email', 'phone', 'businessType'],
};

function answer(status: number, text: string): Response {
	return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** What is wrong with a form, in the provider's manner; undefined when nothing is. */
function faultOf(form: FormData): string | undefined {
	const text = (name: string): string => {
		const value = form.get(name);
		return typeof value === 'string' ? value.trim() : '';
	};
	if (text('lib_version') === '') return 'The library version is missing';
	if (text('user_id') !== setup.publicKey) return 'The public key is invalid';
	if (text('service_id') !== setup.service) return 'The service ID not found';
	const fields = templates[text('template_id')];
	if (fields === undefined) return 'The template ID not found';
	const missing = fields.filter((name) => text(name) === '');
	return missing.length > 0 ? `Empty or missing: ${missing.join(', ')}` : undefined;
}

/** `POST /api/v1.0/email/send-form` (spec §7): takes a multipart form and answers in plain text. */
export async function sendForm(context: Context<ServiceEnvironment>): Promise<Response> {
	const { faults, store } = context.get('scope');
	const { status, text } = faults.mail;
	if (status !== undefined && status >= 400) return answer(status, text ?? 'Refused');
	const multipart = context.req.header('content-type')?.startsWith('multipart/form-data') === true;
	const form = multipart ? await context.req.formData().catch(() => undefined) : undefined;
	if (form === undefined) return answer(400, 'Expected multipart/form-data');
	const fault = faultOf(form);
	if (fault !== undefined) return answer(400, fault);
	store.addMessage([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
	return answer(status ?? 200, text ?? 'OK');
}
