import type { Context } from 'hono';
import { z } from 'zod';
import type { ServiceEnvironment } from './scope.ts';

const subscription = z.object({ email: z.string().trim().max(254) });

function answer(status: number, message: string | null): Response {
	return Response.json(message === null ? {} : { message }, { status });
}

/** `POST /api/newsletter/subscribe` (spec §7): takes `{email}`; both answers carry a `message`. */
export async function subscribe(context: Context<ServiceEnvironment>): Promise<Response> {
	const { faults, store } = context.get('scope');
	const { status, message } = faults.newsletter;
	if (status !== undefined && status >= 400) return answer(status, message ?? null);
	const sent = subscription.safeParse(await context.req.json().catch(() => undefined));
	if (!sent.success || sent.data.email === '') return answer(400, 'Please enter your e-mail address.');
	if (!/^\S+@\S+$/.test(sent.data.email)) return answer(400, 'This does not look like an e-mail address.');
	if (!store.addSubscriber(sent.data.email)) return answer(409, 'This address is already subscribed.');
	return answer(status ?? 200, message === undefined ? 'Thank you for subscribing.' : message);
}
