import { servicesOrigin } from '../lib/variants.ts';
import { receivedSchema, type Order, type Received } from './orders.ts';

/**
 * Controls the local services from a test. Each site has its own scope, so faults in one scope affect no other site.
 */
export class Services {
	readonly #scope: string;

	/** @param site the origin of the site, which selects the scope. */
	constructor(site: string) {
		this.#scope = `?scope=${encodeURIComponent(site)}`;
	}

	async #post(path: string, order?: Order): Promise<void> {
		const answer = await fetch(`${servicesOrigin}${path}${this.#scope}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(order ?? null),
		});
		if (!answer.ok) throw new Error(`The services rejected an order: ${await answer.text()}`);
	}

	/** Makes the services in the order misbehave; the other services continue as before. */
	async order(order: Order): Promise<void> {
		await this.#post('/control', order);
	}

	/** Makes all services work normally again, and deletes everything that they have received. */
	async reset(): Promise<void> {
		await this.#post('/control/reset');
	}

	/** Returns everything received since the last reset. */
	async received(): Promise<Received> {
		const answer = await fetch(`${servicesOrigin}/received${this.#scope}`);
		return receivedSchema.parse(await answer.json());
	}

	/** Counts the requests to a path since the last reset, including rejected ones. */
	async calls(path: string): Promise<number> {
		const { calls } = await this.received();
		return calls.filter((call) => call.path === path).length;
	}
}

export const servicePaths = {
	blogs: '/api/blogs/allblogs',
	newsletter: '/api/newsletter/subscribe',
	mail: '/api/v1.0/email/send-form',
} as const;
