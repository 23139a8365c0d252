import type { Context } from 'hono';
import { z } from 'zod';
import { readPosts } from '../../src/lib/build/content/model.ts';
import { setup } from './addresses.ts';
import type { ServiceEnvironment } from './scope.ts';

type Call = Context<ServiceEnvironment>;

/** Handles `GET /api/blogs/allblogs` (spec §7). Returns an array of posts; the backend serves their pictures too. */
export function blogList(folder: string) {
	return async (context: Call): Promise<Response> => {
		const ordered = context.get('scope').orders.blogs?.posts;
		if (ordered !== undefined) return Response.json(ordered);
		const posts = readPosts(folder);
		return context.json(
			posts.map((post) => ({
				...post,
				...(post.imageUrl?.startsWith('/') && { imageUrl: new URL(post.imageUrl, context.req.url).href }),
			})),
		);
	};
}

const subscription = z.object({ email: z.string().trim().min(1).max(254) });

/** Handles `POST /api/newsletter/subscribe` (spec §7), which takes `{email}`; every response has a `message`. */
export async function subscribe(context: Call): Promise<Response> {
	const { data } = subscription.safeParse(await context.req.json().catch(() => undefined));
	if (data === undefined) return context.json({ message: 'Please enter your e-mail address.' }, 400);
	if (!/^\S+@\S+$/.test(data.email))
		return context.json({ message: 'This does not look like an e-mail address.' }, 400);
	if (!context.get('scope').store.addSubscriber(data.email))
		return context.json({ message: 'This address is already subscribed.' }, 409);
	return context.json({ message: 'Thank you for subscribing.' });
}

/** The fields that each template's form sends (spec §3). */
const templates: Record<string, readonly string[]> = {
	[setup.template]: ['name', 'email', 'message', 'time'],
	[setup.leadTemplate]: ['name', 'email', 'phone', 'businessType'],
};

/** Checks a form as the provider does. Returns the problem, or undefined if there is none. */
function findProblem(fields: ReadonlyMap<string, string>): string | undefined {
	const text = (name: string): string => fields.get(name)?.trim() ?? '';
	if (text('lib_version') === '') return 'The library version is missing';
	if (text('user_id') !== setup.publicKey) return 'The public key is invalid';
	if (text('service_id') !== setup.service) return 'The service ID not found';
	const needed = templates[text('template_id')];
	if (needed === undefined) return 'The template ID not found';
	const missing = needed.filter((name) => text(name) === '');
	return missing.length > 0 ? `Empty or missing: ${missing.join(', ')}` : undefined;
}

/** Handles `POST /api/v1.0/email/send-form` (spec §7), which takes a multipart form. The response is plain text. */
export async function sendForm(context: Call): Promise<Response> {
	const isForm = context.req.header('content-type')?.startsWith('multipart/form-data') === true;
	const form = isForm ? await context.req.formData().catch(() => undefined) : undefined;
	if (form === undefined) return context.text('Expected multipart/form-data', 400);
	const fields = [...form].map(([name, value]): [string, string] => [
		name,
		typeof value === 'string' ? value : value.name,
	]);
	const fault = findProblem(new Map(fields));
	if (fault !== undefined) return context.text(fault, 400);
	context.get('scope').store.addMessage(fields);
	return context.text('OK');
}
