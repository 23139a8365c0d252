import { z } from 'zod';

const common = {
	/** Milliseconds before the answer. */
	delayMs: z.int().min(0).max(60_000).default(0),
	/** Keeps the answer back until a later order sets this to false, or a reset. */
	hold: z.boolean().default(false),
	/** Breaks the connection off instead of answering. */
	drop: z.boolean().default(false),
};

const status = z.int().min(200).max(599).optional();

const blogs = z.strictObject({
	...common,
	/** What stands in the place of the list. */
	mode: z.enum(['posts', 'html', 'null', 'object', 'empty', 'status']).default('posts'),
	/** The HTTP status; 200 unless told. */
	status,
	/** These instead of the posts in content/blog; unchecked on purpose, so that malformed ones can be served. */
	posts: z.array(z.unknown()).optional(),
});

const newsletter = z.strictObject({
	...common,
	/** Refuses with this status instead of subscribing. */
	status,
	/** The `message` of the answer; null leaves the field out. */
	message: z.string().nullable().optional(),
});

const mail = z.strictObject({
	...common,
	/** Refuses with this status instead of taking the message. */
	status,
	/** The text of the answer. */
	text: z.string().optional(),
});

/** How each service misbehaves; an empty object is a healthy day. */
export const faultsSchema = z.strictObject({
	blogs: blogs.default(() => blogs.parse({})),
	newsletter: newsletter.default(() => newsletter.parse({})),
	mail: mail.default(() => mail.parse({})),
});

export type Faults = z.infer<typeof faultsSchema>;
export type Service = keyof Faults;

/** An order to misbehave; a service that it does not name goes on as before, one that it names starts afresh. */
export const orderSchema = z.strictObject({
	blogs: blogs.optional(),
	newsletter: newsletter.optional(),
	mail: mail.optional(),
});

export type Order = z.input<typeof orderSchema>;
