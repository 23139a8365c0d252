import { z } from 'zod';

/** How a service misbehaves. An empty object means that the service works normally. */
const fault = z.strictObject({
	/** Holds the response back until a reset or until an order without `hold`. */
	hold: z.boolean().optional(),
	/** Closes the connection instead of answering. */
	drop: z.boolean().optional(),
	/** Responds with this status and `body`, and does nothing else. */
	status: z.int().min(200).max(599).optional(),
	/** Empty by default. */
	body: z.string().optional(),
});

/**
 * Tells services how to misbehave. For each service listed, these faults replace the earlier faults; other services
 * keep theirs.
 */
export const orderSchema = z.strictObject({
	blogs: fault
		.extend({
			/** Replaces the sample posts. These posts are not validated, so that tests can serve malformed posts. */
			posts: z.array(z.unknown()).optional(),
		})
		.optional(),
	newsletter: fault.optional(),
	mail: fault.optional(),
});

export type Order = z.infer<typeof orderSchema>;

const messageSchema = z.object({
	at: z.string(),
	/** The fields in the order they were sent; a name may repeat. */
	fields: z.array(z.tuple([z.string(), z.string()])),
});
const subscriberSchema = z.object({ at: z.string(), email: z.string() });
const callSchema = z.object({ method: z.string(), path: z.string() });

/**
 * The response to `GET /received`: what the services have stored, newest first, and every request, including rejected
 * ones.
 */
export const receivedSchema = z.object({
	messages: z.array(messageSchema),
	subscribers: z.array(subscriberSchema),
	calls: z.array(callSchema),
});

export type Received = z.infer<typeof receivedSchema>;
export type Message = z.infer<typeof messageSchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;
export type Call = z.infer<typeof callSchema>;
