import { z } from 'zod';

const messageSchema = z.object({
	at: z.string(),
	/** The fields in the order sent; a name can stand twice. */
	fields: z.array(z.tuple([z.string(), z.string()])),
});

/** A message that the delivery service took. */
export type Message = z.infer<typeof messageSchema>;

const subscriberSchema = z.object({ at: z.string(), email: z.string() });

export type Subscriber = z.infer<typeof subscriberSchema>;

const callSchema = z.object({ method: z.string(), path: z.string() });

export type Call = z.infer<typeof callSchema>;

/** What `GET /received` answers: what was kept, newest first, and each call as it came in, refused ones included. */
export const receivedSchema = z.object({
	messages: z.array(messageSchema),
	subscribers: z.array(subscriberSchema),
	calls: z.array(callSchema),
});

export type Received = z.infer<typeof receivedSchema>;
