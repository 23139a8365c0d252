import { z } from 'zod';

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
