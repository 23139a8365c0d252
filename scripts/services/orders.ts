import { z } from 'zod';

/** How a service misbehaves; an empty object is a healthy day. */
const fault = z.strictObject({
	/** Keeps the answer back until a later order leaves this out, or a reset. */
	hold: z.boolean().optional(),
	/** Breaks the connection off instead of answering. */
	drop: z.boolean().optional(),
	/** Answers with this status, and the body below, and does nothing else. */
	status: z.int().min(200).max(599).optional(),
	/** The body of that answer; empty unless told. */
	body: z.string().optional(),
});

/** An order to misbehave; a service that it does not name goes on as before, one that it names starts afresh. */
export const orderSchema = z.strictObject({
	blogs: fault
		.extend({
			/** These instead of the sample posts; unchecked on purpose, so that malformed ones can be served. */
			posts: z.array(z.unknown()).optional(),
		})
		.optional(),
	newsletter: fault.optional(),
	mail: fault.optional(),
});

export type Order = z.infer<typeof orderSchema>;

const messageSchema = z.object({
	at: z.string(),
	/** The fields in the order sent; a name can stand twice. */
	fields: z.array(z.tuple([z.string(), z.string()])),
});
const subscriberSchema = z.object({ at: z.string(), email: z.string() });
const callSchema = z.object({ method: z.string(), path: z.string() });

/** What `GET /received` answers: what was kept, newest first, and each call as it came in, refused ones included. */
export const receivedSchema = z.object({
	messages: z.array(messageSchema),
	subscribers: z.array(subscriberSchema),
	calls: z.array(callSchema),
});

export type Received = z.infer<typeof receivedSchema>;
export type Message = z.infer<typeof messageSchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;
export type Call = z.infer<typeof callSchema>;
