import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import type { Loaded } from './weight.ts';

/** So long, in milliseconds, nothing may be on its way before a page counts as at rest. */
const QUIET = 400;
const LONGEST_WAIT = 20_000;

const kinds: [RegExp, Loaded['kind']][] = [
	[/javascript/, 'script'],
	[/css/, 'style'],
	[/font/, 'font'],
	[/^image/, 'image'],
];

async function loadedBy(request: Request, origin: string): Promise<Loaded> {
	const response = await request.response();
	const headers = response?.headers() ?? {};
	const type = headers['content-type'] ?? '';
	// The body's length as it was sent; servers that stream do not say it.
	const length = headers['content-length'] ?? (await request.sizes().catch(() => undefined))?.responseBodySize ?? 0;
	const { origin: host, pathname, search } = new URL(request.url());
	const isForeign = host !== origin;
	const found = kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'data';
	return {
		url: isForeign ? request.url() : pathname + search,
		kind: request.isNavigationRequest() ? 'document' : found,
		bytes: Number(length),
		isForeign,
		isBlocking: false,
	};
}

/** Listens to what a page fetches. */
export class Traffic {
	/** What has arrived, in that order; refused and broken-off requests weigh nothing but count. */
	loaded: Loaded[] = [];
	#pending = 0;
	#last = performance.now();

	/** @param origin the site's own. */
	constructor(page: Page, origin: string) {
		const note = (request: Request): void => {
			void loadedBy(request, origin).then((file) => {
				this.loaded.push(file);
				this.#pending -= 1;
				this.#last = performance.now();
			});
		};
		const isWeb = (request: Request): boolean => /^https?:/.test(request.url());
		page.on('request', (request) => {
			if (isWeb(request)) this.#pending += 1;
		});
		page.on('requestfinished', (request) => isWeb(request) && note(request));
		page.on('requestfailed', (request) => isWeb(request) && note(request));
	}

	/** Waits until nothing more arrives. */
	async quiet(): Promise<void> {
		this.#last = performance.now();
		const start = this.#last;
		while (this.#pending > 0 || performance.now() - this.#last < QUIET) {
			if (performance.now() - start > LONGEST_WAIT) throw new Error('The page never comes to rest.');
			await sleep(20);
		}
	}
}
