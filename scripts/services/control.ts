import { Hono } from 'hono';
import { z } from 'zod';
import { orderSchema } from './faults.ts';
import type { Received } from './received.ts';
import { reset, type Scopes, type ServiceEnvironment } from './scope.ts';

/** Orders from tests; never mounted in `npm start` or `npm run dev`. */
export function controlRoutes(scopes: Scopes): Hono<ServiceEnvironment> {
	const routes = new Hono<ServiceEnvironment>();
	routes.post('/control', async (context) => {
		const order = orderSchema.safeParse(await context.req.json().catch(() => undefined));
		if (!order.success) return context.text(z.prettifyError(order.error), 400);
		const scope = scopes.of(context);
		const named = Object.entries(order.data).filter(([, faults]) => faults !== undefined);
		scope.faults = { ...scope.faults, ...Object.fromEntries(named) };
		return context.body(null, 204);
	});
	routes.post('/control/reset', (context) => {
		reset(scopes.of(context));
		return context.body(null, 204);
	});
	routes.get('/received', (context) => {
		const { store, calls } = scopes.of(context);
		const received: Received = { messages: store.messages(), subscribers: store.subscribers(), calls };
		return context.json(received);
	});
	return routes;
}
