import * as z from 'zod/mini';
import { quote } from '../quote.ts';

// The content security policy forbids evaluated code; without this, zod tries it (zod/v4/core/util.js, allowsEval).
z.config({ jitless: true });

/** Characters that XML 1.0 cannot hold, not even as a reference: control characters and unpaired surrogates. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Removes characters that would make a whole XML document unreadable. */
export function xmlText(text: string): string {
	return text.replace(NO_XML, '');
}

const filled = (what: string) =>
	z.string(what).check(z.refine((value) => xmlText(value).trim() !== '', { error: what }));

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a time without a zone as UTC, so that the build and every browser agree. */
function toTime(value: string): number {
	if (!ISO_DATE.test(value)) return Number.NaN;
	return Date.parse(/T[\d:.]+$/.test(value) ? `${value}Z` : value);
}

const isoDate = z
	.string('a date such as 2026-01-31T09:30:00Z')
	.check(z.refine((value) => !Number.isNaN(toTime(value)), { error: 'a date such as 2026-01-31T09:30:00Z' }));

const blogFields = z.looseObject({
	_id: filled('a text that is not empty'),
	title: filled('a text that is not empty'),
	description: z.string('a text of HTML'),
	imageUrl: z.nullish(z.string('a text, null or nothing')),
	createdAt: isoDate,
	website: z.string('a text'),
	// Not in the specification: a backend may use these names for something else, which is ignored.
	updated: z.catch(z.optional(isoDate), undefined),
	author: z.catch(z.optional(filled('a name')), undefined),
	authorLine: z.catch(z.optional(filled('a text')), undefined),
	authorPicture: z.catch(z.optional(z.string()), undefined),
	service: z.catch(z.optional(z.string()), undefined),
	project: z.catch(z.optional(z.string()), undefined),
	draft: z.catch(z.optional(z.boolean()), undefined),
});

/** A post from the backend (spec §3 Blog); fields outside the specification are kept. */
export interface BlogObject {
	_id: string;
	title: string;
	/** HTML from outside: hostile until sanitised. */
	description: string;
	imageUrl?: string;
	/** An ISO 8601 date and time in UTC, such as 2026-01-31T09:30:00.000Z. */
	createdAt: string;
	website: string;
	/** The day of the last change worth telling readers about, in the same form. */
	updated?: string;
	author?: string;
	/** A line about the author. */
	authorLine?: string;
	/** An address like `imageUrl`. */
	authorPicture?: string;
	/** The name of a file of `content/services/`, without its extension. */
	service?: string;
	/** The name of a file of `content/projects/`, without its extension. */
	project?: string;
	/** `true` hides the post. */
	draft?: boolean;
	[other: string]: unknown;
}

/** A record of the list that is not a valid post, with the reason. */
export interface RejectedBlog {
	/** Its `_id`, if it has one. */
	id: string;
	/** Its index in the list, from 0. */
	index: number;
	problem: string;
}

function idOf(value: unknown): string {
	if (typeof value !== 'object' || value === null || !('_id' in value)) return 'no _id';
	return typeof value._id === 'string' && value._id !== '' ? value._id : 'no _id';
}

/**
 * Parses a post from outside (spec §3 Blog). A post without a valid date is left out, with a warning: `parseBlogList`
 * rejects it, and `fetchPosts` warns.
 * @returns the post with dates in UTC and without empty pictures or invalid characters; or its problems, field by field.
 */
export function parseBlog(data: unknown): { post: BlogObject } | { problem: string } {
	const result = z.safeParse(blogFields, data, { reportInput: true });
	if (!result.success) {
		const problems = result.error.issues.map(({ path, input, message }) =>
			path.length === 0
				? `${quote(input)} is not an object`
				: `${path.join('.')} is ${input === undefined ? 'missing' : quote(input)}, but must be ${message}`,
		);
		return { problem: problems.join('; ') };
	}
	const { title, imageUrl, createdAt, updated, author, authorLine, draft, ...rest } = result.data;
	const { authorPicture, service, project, ...others } = rest;
	const picture = imageUrl?.trim();
	const utc = (date: string): string => new Date(toTime(date)).toISOString();
	const optional = {
		...(picture && { imageUrl: picture }),
		...(updated && { updated: utc(updated) }),
		...(author && { author: xmlText(author) }),
		...(authorLine && { authorLine: xmlText(authorLine) }),
		...(authorPicture && { authorPicture }),
		...(service && { service }),
		...(project && { project }),
		...(draft && { draft }),
	};
	return { post: { ...others, title: xmlText(title), createdAt: utc(createdAt), ...optional } };
}

/**
 * Parses the answer of `GET {backend}/api/blogs/allblogs` (spec §7).
 * @param data the parsed JSON.
 * @returns the posts in order, and the rejected records, such as a second one with the same `_id`.
 * @throws TypeError if the data is not an array.
 */
export function parseBlogList(data: unknown): { posts: BlogObject[]; rejected: RejectedBlog[] } {
	if (!Array.isArray(data)) throw new TypeError(`${quote(data)} is not an array of posts`);
	const posts: BlogObject[] = [];
	const rejected: RejectedBlog[] = [];
	const seen = new Set<string>();
	for (const [index, record] of data.entries()) {
		const result = parseBlog(record);
		if ('problem' in result) rejected.push({ id: idOf(record), index, problem: result.problem });
		else if (seen.has(result.post._id))
			rejected.push({ id: result.post._id, index, problem: 'an earlier post has the same _id' });
		else {
			seen.add(result.post._id);
			posts.push(result.post);
		}
	}
	return { posts, rejected };
}

/** Puts the newest post first; posts from the same moment are ordered by `_id`, so that every machine agrees. */
export function byNewest(a: Pick<BlogObject, '_id' | 'createdAt'>, b: Pick<BlogObject, '_id' | 'createdAt'>): number {
	const difference = Date.parse(b.createdAt) - Date.parse(a.createdAt);
	if (difference !== 0) return difference;
	return a._id < b._id ? -1 : Number(a._id > b._id);
}
