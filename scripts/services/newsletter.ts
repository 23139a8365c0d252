import type { Context } from 'hono';
import { z } from 'zod';
import type { ServiceEnvironment } from './scope.ts';

const subscription = z.object({ email: z.string().trim().min(1).max(254) });

/** `POST /api/newsletter/subscribe` (spec §7): takes `{email}`; every answer carries a `message`. */
export async function subscribe(context: Context<ServiceEnvironment>): Promise<Response> {
	const { data } = subscription.safeParse(await context.req.json().catch(() => undefined));
	if (data === undefined) return context.json({ message: 'Please enter your e-mail address.' }, 400);
	if (!/^\S+@\S+$/.test(data.email))
		return context.json({ message: 'This does not look like an e-mail address.' }, 400);
	if (!context.get('scope').store.addSubscriber(data.email))
		return context.json({ message: 'This address is already subscribed.' }, 409);
	return context.json({ message: 'Thank you for subscribing.' });
}
