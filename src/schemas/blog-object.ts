import * as z from 'zod/mini';

// Without this setting, zod would evaluate strings as code, which the security policy forbids.
z.config({ jitless: true });

/** Control characters that are no white space, and unpaired surrogates. HTML can contain neither. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

const filled = (what: string) =>
	z.string(what).check(
		z.overwrite((text) => text.replace(UNPRINTABLE, '').trim()),
		z.minLength(1, what),
	);

/** Reads a time without a time zone as UTC, so that the build and every browser agree. */
const date = z.pipe(
	z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })]),
	z.transform((value) => new Date(/T[\d:.]+$/.test(value) ? `${value}Z` : value).toISOString()),
);

/** A field without which a post can be shown. A value of another kind is ignored. */
const ifValid = <Type extends z.ZodMiniType>(type: Type) => z.catch(z.optional(type), undefined);

/** The last part of a post's address: lowercase letters, digits and single hyphens. */
export const SLUG = /^(?=.{1,160}$)[a-z\d]+(-[a-z\d]+)*$/;

/** The longest description, in characters, without the pictures that are pasted into it. */
const LONGEST = 1_000_000;
const PASTED = /\bdata:image\/[^"'<>\s]*/g;

/** Returns whether a description is too long to be cleaned. */
export const isTooLong = (description: string): boolean =>
	description.length > LONGEST && description.replace(PASTED, '').length > LONGEST;

/** A post from the backend (spec §3 Blog). Only `_id` and title are required. Only these fields are kept. */
const blogObject = z.object(
	{
		_id: filled('text that is not empty'),
		title: filled('text that is not empty'),
		/** Untrusted HTML, which is unsafe until it is sanitised. */
		description: z
			.catch(z.string(), '')
			.check(z.refine((html) => !isTooLong(html), 'at most 1 MB long, without the pictures that are pasted into it')),
		imageUrl: ifValid(filled('an address')),
		createdAt: ifValid(date),
		website: z.catch(z.string(), ''),
		// The specification does not mention the other fields, which `src/schemas/post.ts` describes.
		updated: ifValid(date),
		author: ifValid(filled('a name')),
		authorLine: ifValid(filled('text')),
		authorPicture: ifValid(z.string()),
		service: ifValid(z.string()),
		project: ifValid(z.string()),
		draft: ifValid(z.boolean()),
		slug: ifValid(z.string()),
	},
	'an object',
);

export type BlogObject = z.infer<typeof blogObject>;

/** Checks a post of the backend. Returns it as `data` or, if it is invalid, the problems as `error`; never throws. */
export const parseBlog = (data: unknown) => z.safeParse(blogObject, data);

/** Returns the `_id` of a record for messages. */
function nameOf(record: unknown): string {
	const id = typeof record === 'object' && record !== null && '_id' in record ? record._id : undefined;
	return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 80) : 'no _id';
}

/** Returns the posts in a list, and why each other record was rejected. @throws if the data is not a list of posts. */
export function parseBlogList(data: unknown): { posts: BlogObject[]; rejected: string[] } {
	if (!Array.isArray(data)) throw new TypeError('The answer is not an array of posts.');
	const posts = new Map<string, BlogObject>();
	const rejected: string[] = [];
	for (const [index, record] of (data as unknown[]).entries()) {
		const { data: post, error } = parseBlog(record);
		const problems = error?.issues.map(({ path, message }) => `${path.join('.') || 'it'} must be ${message}`);
		if (post && !posts.has(post._id)) posts.set(post._id, post);
		else rejected.push(`${nameOf(record)} (record ${index + 1}): ${problems?.join('; ') ?? 'this _id is taken'}`);
	}
	if (posts.size === 0 && rejected.length > 1) throw new TypeError(`No record is a post. The first: ${rejected[0]}`);
	return { posts: [...posts.values()], rejected };
}
