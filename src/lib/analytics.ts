import { z } from 'zod';
import { attempt } from './attempt.ts';

const attributes = z.record(
	z.string().regex(/^[a-z][a-z\d-]*$/),
	z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.json())]),
);

/**
 * Returns the `data-*` attributes of the script that counts visits. @throws if the setting is not such an object.
 * @param json PUBLIC_ANALYTICS_ATTRIBUTES: names, with or without `data-`, and values. Cloudflare wants objects as JSON.
 */
export function analyticsAttributes(json = ''): Record<string, string> {
	const data = attempt(() => attributes.parse(JSON.parse(json.trim() || '{}')));
	if (!data)
		throw new Error(
			`PUBLIC_ANALYTICS_ATTRIBUTES is not valid: ${json}\nWrite a JSON object on one line, such as {"website-id": "0123"}.`,
		);
	return Object.fromEntries(
		Object.entries(data).map(([name, value]) => [
			`data-${name.replace(/^data-/, '')}`,
			typeof value === 'object' ? JSON.stringify(value) : String(value),
		]),
	);
}
