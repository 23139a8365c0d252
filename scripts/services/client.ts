import { servicesOrigin } from '../lib/variants.ts';
import { receivedSchema, type Order, type Received } from './orders.ts';

/** A test's line to the local services, in the world of one site: faults that it orders meet no other site's visitors. */
export class Services {
	readonly #scope: string;

	/** @param site the origin of the site whose calls are meant. */
	constructor(site: string) {
		this.#scope = `?scope=${encodeURIComponent(site)}`;
	}

	async #post(path: string, order?: Order): Promise<void> {
		const answer = await fetch(`${servicesOrigin}${path}${this.#scope}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(order ?? null),
		});
		if (!answer.ok) throw new Error(`The services refused an order: ${await answer.text()}`);
	}

	/** Makes services misbehave; a service that is not named goes on as before. */
	async order(order: Order): Promise<void> {
		await this.#post('/control', order);
	}

	/** Forgets all orders and all that was received. */
	async reset(): Promise<void> {
		await this.#post('/control/reset');
	}

	/** What was received since the last reset. */
	async received(): Promise<Received> {
		const answer = await fetch(`${servicesOrigin}/received${this.#scope}`);
		return receivedSchema.parse(await answer.json());
	}

	/** How often a service was called since the last reset, refused calls included. */
	async calls(path: string): Promise<number> {
		const { calls } = await this.received();
		return calls.filter((call) => call.path === path).length;
	}
}

/** The paths of the services (spec §7). */
export const servicePaths = {
	blogs: '/api/blogs/allblogs',
	newsletter: '/api/newsletter/subscribe',
	mail: '/api/v1.0/email/send-form',
} as const;
