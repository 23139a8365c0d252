import { Hono } from 'hono';
import { z } from 'zod';
import { orderSchema, type Received } from './orders.ts';
import type { Scopes, ServiceEnvironment } from './scope.ts';

/**
 * Returns the routes through which tests control the services; `npm start` and `npm run dev` do not add these routes.
 */
export function controlRoutes(scopes: Scopes): Hono<ServiceEnvironment> {
	const routes = new Hono<ServiceEnvironment>();
	routes.post('/control', async (context) => {
		const { data, error } = orderSchema.safeParse(await context.req.json().catch(() => undefined));
		if (data === undefined) return context.text(z.prettifyError(error), 400);
		Object.assign(scopes.of(context).orders, data);
		return context.body(null, 204);
	});
	routes.post('/control/reset', (context) => {
		const scope = scopes.of(context);
		scope.store.clear();
		Object.assign(scope, { orders: {}, calls: [] });
		return context.body(null, 204);
	});
	routes.get('/received', (context) => {
		const { store, calls } = scopes.of(context);
		const received: Received = { messages: store.messages(), subscribers: store.subscribers(), calls };
		return context.json(received);
	});
	return routes;
}
