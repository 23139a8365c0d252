import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsSchema, type Faults, type Service } from './faults.ts';
import type { Call } from './received.ts';
import { Store } from './store.ts';

/** One world of its own: what was received in it, and how the services misbehave there. */
export interface Scope {
	store: Store;
	faults: Faults;
	calls: Call[];
}

export interface ServiceEnvironment {
	Bindings: HttpBindings;
	Variables: { scope: Scope };
}

const healthy = (): Faults => faultsSchema.parse({});

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
		if (!this.#options.control) return this.#named('all', this.#options.database);
		return this.#named(context.req.query('scope') ?? context.req.header('origin') ?? 'none', ':memory:');
	}

	#named(name: string, database: string): Scope {
		const known = this.#scopes.get(name);
		if (known !== undefined) return known;
		const scope: Scope = { store: new Store(database), faults: healthy(), calls: [] };
		this.#scopes.set(name, scope);
		return scope;
	}

	close(): void {
		for (const scope of this.#scopes.values()) scope.store.close();
		this.#scopes.clear();
	}
}

/** Makes a scope as it was at the start; answers that are held go out. */
export function reset(scope: Scope): void {
	scope.faults = healthy();
	scope.calls = [];
	scope.store.clear();
}

/** Notes the call, then keeps it back or breaks it off as ordered; the route itself does the rest. */
export function misbehave(service: Service) {
	return async (context: Context<ServiceEnvironment>, next: Next): Promise<Response | undefined> => {
		const scope = context.get('scope');
		scope.calls.push({ method: context.req.method, path: context.req.path });
		while (scope.faults[service].hold) await sleep(20);
		const { delayMs, drop } = scope.faults[service];
		if (delayMs > 0) await sleep(delayMs);
		if (drop) {
			context.env.outgoing.destroy();
			return RESPONSE_ALREADY_SENT;
		}
		await next();
		return undefined;
	};
}
