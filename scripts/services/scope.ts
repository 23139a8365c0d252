import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Order } from './orders.ts';
import { Store } from './store.ts';

/** One world of its own: what was received in it, and how the services misbehave there. */
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
 * The worlds of the services. Started for people there is one. Started for tests there is one for each site that calls
 * (its `Origin`, or `?scope=` of a test's own call), so that tests side by side do not disturb one another.
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

/** Notes the call, then misbehaves as ordered; the route itself answers on a healthy day. */
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
