import * as z from 'zod/mini';
import { isDraft, momentIn } from './backend-values.ts';

// Without this setting, zod would evaluate strings as code, which the security policy forbids.
z.config({ jitless: true });

/** Control characters that are no white space, and unpaired surrogates. HTML can contain neither. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

const filled = (what: string) =>
	z.string(what).check(
		z.overwrite((text) => text.replace(UNPRINTABLE, '').trim()),
		z.minLength(1, what),
	);

const date = z.optional(z.transform(momentIn));

/** A field without which a post can be shown. A value of another kind is ignored. */
const ifValid = <Type extends z.ZodMiniType>(type: Type) => z.catch(z.optional(type), undefined);

/** The last part of a post's address: lowercase letters, digits and single hyphens. */
export const SLUG = /^(?=.{1,160}$)[a-z\d]+(-[a-z\d]+)*$/;

/** Pictures that are pasted into a description. They do not count for its length, because no rule looks at them. */
const PASTED = /\bdata:image\/[^"'<>\s]*/g;

/** Untrusted HTML, which is unsafe until it is sanitised. */
const description = z.catch(z.string(), '').check(({ value, issues }) => {
	const message = 'at most 1 MB long, without the pictures that are pasted into it';
	const isLong = value.length > 1e6 && value.replace(PASTED, '').length > 1e6;
	if (isLong) issues.push({ code: 'custom', input: value, message });
});

/** A post from the backend (spec §3 Blog). Only `_id` and title are required. Only these fields are kept. */
const blogObject = z.object(
	{
		_id: filled('text that is not empty'),
		title: filled('text that is not empty'),
		description,
		imageUrl: ifValid(filled('an address')),
		createdAt: date,
		website: z.catch(z.string(), ''),
		// The specification does not mention the other fields, which `src/schemas/post.ts` describes.
		updated: date,
		author: ifValid(filled('a name')),
		authorLine: ifValid(filled('text')),
		authorPicture: ifValid(z.string()),
		service: ifValid(z.string()),
		project: ifValid(z.string()),
		draft: z.optional(z.transform(isDraft)),
		slug: ifValid(z.string().check(z.regex(SLUG))),
	},
	'an object',
);

export type BlogObject = z.infer<typeof blogObject>;

/** Checks a post of the backend. Returns it as `data` or, if it is invalid, the problems as `error`; never throws. */
export const parseBlog = (data: unknown) => z.safeParse(blogObject, data);

const fieldOf = (record: unknown, field: string): unknown => Reflect.get(Object(record) as object, field);

/**
 * Returns the posts in a list, why each other record was rejected, and the records themselves.
 * @throws if the data is not a list of posts.
 */
export function parseBlogList(data: unknown) {
	if (!Array.isArray(data)) throw new TypeError('The answer is not an array: [{"_id": "1", "title": "A", …}].');
	const records: unknown[] = data;
	const posts = new Map<string, BlogObject>();
	const rejected: string[] = [];
	for (const [index, record] of records.entries()) {
		const { data: post, error } = parseBlog(record);
		const problems = error?.issues.map(({ path, message }) => `${path.join('.') || 'it'} must be ${message}`);
		const id = fieldOf(record, '_id');
		const name = /^(string|number)$/.test(typeof id) ? String(id).slice(0, 80) : 'no _id';
		if (post && !posts.has(post._id)) posts.set(post._id, post);
		else rejected.push(`${name} (record ${index + 1}): ${problems?.join('; ') ?? 'this _id is taken'}`);
	}
	if (posts.size === 0 && rejected.length > 1) throw new TypeError(`No record is a post. The first: ${rejected[0]}`);
	return { posts: [...posts.values()], rejected, records };
}

/** Returns the fields of posts that cannot be read, such as `a: createdAt "soon"`, where `a` is the `_id`. */
export const unreadFields = (records: readonly unknown[]): string[] =>
	records.flatMap((record) => {
		const { data: post } = parseBlog(record);
		return Object.entries(post ?? {}).flatMap(([field, read]) => {
			const value = fieldOf(record, field) ?? '';
			if (value === '' || (read ?? '') !== '') return [];
			const shown = typeof value === 'object' ? 'an object' : JSON.stringify(value).slice(0, 80);
			return `${post?._id}: ${field} ${shown}`;
		});
	});
