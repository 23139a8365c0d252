import * as z from 'zod/mini';
import { quote } from '../quote.ts';

// The security policy forbids evaluating strings as code. Without this setting, zod would try to evaluate strings
// (zod/v4/core/util.js, allowsEval).
z.config({ jitless: true });

/**
 * Characters that an XML 1.0 document cannot contain, not even as references: control characters and unpaired
 * surrogates.
 */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Removes characters that would make a whole XML document invalid. */
export function xmlText(text: string): string {
	return text.replace(NO_XML, '');
}

/** The named characters that WordPress and other backends write into titles. */
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
	'amp& lt< gt> quot" apos\' hellip… ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” copy© reg® trade™ times× nbsp\u00a0'
		.split(' ')
		.map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Shows the entities of HTML in a title as characters. Unknown ones stay as they are. */
const decoded = (title: string): string =>
	title.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi, (whole, hex?: string, decimal?: string, name = '') => {
		const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (NAMED[String(name)] ?? whole);
	});

const filled = (what: string) =>
	z.string(what).check(z.refine((value) => xmlText(value).trim() !== '', { error: what }));

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Parses a time. A time without a time zone is read as UTC, so that the build and every browser agree. */
function toTime(value: string): number {
	if (!ISO_DATE.test(value)) return Number.NaN;
	return Date.parse(/T[\d:.]+$/.test(value) ? `${value}Z` : value);
}

const isoDate = z
	.string('a date such as 2026-01-31T09:30:00Z')
	.check(z.refine((value) => !Number.isNaN(toTime(value)), { error: 'a date such as 2026-01-31T09:30:00Z' }));

const blogFields = z.looseObject({
	_id: filled('text that is not empty'),
	title: filled('text that is not empty'),
	description: z.string('HTML text'),
	imageUrl: z.nullish(z.string('text, null or left out')),
	createdAt: isoDate,
	website: z.string('text'),
	// The specification does not mention these fields. If a backend uses these names for something else, the values are
	// ignored.
	updated: z.catch(z.optional(isoDate), undefined),
	author: z.catch(z.optional(filled('a name')), undefined),
	authorLine: z.catch(z.optional(filled('text')), undefined),
	authorPicture: z.catch(z.optional(z.string()), undefined),
	service: z.catch(z.optional(z.string()), undefined),
	project: z.catch(z.optional(z.string()), undefined),
	draft: z.catch(z.optional(z.boolean()), undefined),
});

/** A post from the backend (spec §3 Blog). Fields that the specification does not mention are kept. */
export interface BlogObject {
	_id: string;
	title: string;
	/** Untrusted HTML, which is unsafe until it is sanitised. */
	description: string;
	imageUrl?: string;
	/** An ISO 8601 date and time in UTC, such as 2026-01-31T09:30:00.000Z. */
	createdAt: string;
	website: string;
	/** The date and time of the last change that readers should know about, in the same form as `createdAt`. */
	updated?: string;
	author?: string;
	/** One line about the author. */
	authorLine?: string;
	/** The address of a picture, in the same form as `imageUrl`. */
	authorPicture?: string;
	/** The name of a file in `content/services/`, without its extension. */
	service?: string;
	/** The name of a file in `content/projects/`, without its extension. */
	project?: string;
	/** If `true`, the post is hidden. */
	draft?: boolean;
	[other: string]: unknown;
}

/** A record that was rejected from the list, with the reason. */
export interface RejectedBlog {
	/** The record's `_id`, if it has one. */
	id: string;
	/** The index of the record in the list; the first is 0. */
	index: number;
	problem: string;
}

function idOf(value: unknown): string {
	if (typeof value !== 'object' || value === null || !('_id' in value)) return 'no _id';
	return typeof value._id === 'string' && value._id !== '' ? value._id : 'no _id';
}

/**
 * Parses an untrusted post (spec §3 Blog). `parseBlogList` leaves out a post without a valid date, and `fetchPosts`
 * warns about it.
 * @returns the post, with dates in UTC and without invalid characters or an empty picture address; for an invalid post,
 * the problems in its fields.
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
	return { post: { ...others, title: xmlText(decoded(title)).trim(), createdAt: utc(createdAt), ...optional } };
}

/**
 * Parses the response to `GET {backend}/api/blogs/allblogs` (spec §7).
 * @param data the parsed JSON.
 * @returns the posts in the order of the list, and the rejected records, such as a second post with the same `_id`.
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

/**
 * Compares two posts for sorting, newest first. Posts with the same time are sorted by `_id`, so that the order is the
 * same on every machine.
 */
export function byNewest(a: Pick<BlogObject, '_id' | 'createdAt'>, b: Pick<BlogObject, '_id' | 'createdAt'>): number {
	const difference = Date.parse(b.createdAt) - Date.parse(a.createdAt);
	if (difference !== 0) return difference;
	return a._id < b._id ? -1 : Number(a._id > b._id);
}
