import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Order } from './orders.ts';
import { Store } from './store.ts';

/** What one site has sent, and how the services misbehave for that site. */
export interface Scope {
	store: Store;
	orders: Order;
	calls: Call[];
}

export interface ServiceEnvironment {
	Bindings: HttpBindings;
	Variables: { scope: Scope };
}

/**
 * The scopes of the services. With `npm start` and `npm run dev` there is only one scope. In tests, each site has its
 * own scope, so that parallel tests do not affect each other. The `Origin` header of a request determines its scope;
 * requests from the test itself use `?scope=` instead.
 */
export class Scopes {
	readonly #scopes = new Map<string, Scope>();
	readonly #options: { database: string; control: boolean };

	constructor(options: { database: string; control: boolean }) {
		this.#options = options;
	}

	of(context: Context): Scope {
		const { control, database } = this.#options;
		const name = control ? (context.req.query('scope') ?? context.req.header('origin') ?? 'none') : 'all';
		const known = this.#scopes.get(name);
		if (known !== undefined) return known;
		const scope: Scope = { store: new Store(control ? ':memory:' : database), orders: {}, calls: [] };
		this.#scopes.set(name, scope);
		return scope;
	}

	close(): void {
		for (const { store } of this.#scopes.values()) store.close();
	}
}

/** Records each request. Misbehaves if a test has ordered this; otherwise lets the route respond. */
export function misbehave(service: keyof Order) {
	return async (context: Context<ServiceEnvironment>, next: Next): Promise<Response | undefined> => {
		const scope = context.get('scope');
		scope.calls.push({ method: context.req.method, path: context.req.path });
		while (scope.orders[service]?.hold === true) await sleep(20);
		const { drop, status, body } = scope.orders[service] ?? {};
		if (drop === true) {
			context.env.outgoing.destroy();
			return RESPONSE_ALREADY_SENT;
		}
		if (status !== undefined) return new Response(body, { status });
		await next();
		return undefined;
	};
}
