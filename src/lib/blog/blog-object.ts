import * as z from 'zod/mini';

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

/** Returns a value as JSON, shortened if it is long. */
function quote(value: unknown): string {
	const json = JSON.stringify(value) ?? 'nothing';
	return json.length > 80 ? `${json.slice(0, 76)}..."` : json;
}

const filled = (what: string) =>
	z.string(what).check(z.refine((value) => xmlText(value).trim() !== '', { error: what }));

const A_DATE = 'a date such as 2026-01-31T09:30:00Z';

/** Reads a time without a time zone as UTC, so that the build and every browser agree. */
const date = z.pipe(
	z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })], A_DATE),
	z.transform((value) => new Date(/T[\d:.]+$/.test(value) ? `${value}Z` : value).toISOString()),
);

/** A field that the specification does not mention. If a backend uses its name for something else, it is ignored. */
const ours = <Type extends z.ZodMiniType>(type: Type) => z.catch(z.optional(type), undefined);

/** A post from the backend (spec §3 Blog). Fields that the specification does not mention are kept. */
const blogObject = z.looseObject({
	_id: filled('text that is not empty'),
	title: z.pipe(
		filled('text that is not empty'),
		z.transform((title) => xmlText(decoded(title)).trim()),
	),
	/** Untrusted HTML, which is unsafe until it is sanitised. */
	description: z.string('HTML text'),
	imageUrl: z.optional(
		z.pipe(
			z.nullable(z.string('text, null or left out')),
			z.transform((address) => address?.trim() || undefined),
		),
	),
	/** An ISO 8601 date and time in UTC, such as 2026-01-31T09:30:00.000Z. */
	createdAt: date,
	website: z.string('text'),
	/** The date and time of the last change that readers should know about, in the same form as `createdAt`. */
	updated: ours(date),
	author: ours(z.pipe(filled('a name'), z.transform(xmlText))),
	/** One line about the author. */
	authorLine: ours(z.pipe(filled('text'), z.transform(xmlText))),
	/** The address of a picture, in the same form as `imageUrl`. */
	authorPicture: ours(z.string()),
	/** The name of a file in `content/services/`, without its extension. */
	service: ours(z.string()),
	/** The name of a file in `content/projects/`, without its extension. */
	project: ours(z.string()),
	/** If `true`, the post is hidden. */
	draft: ours(z.boolean()),
});

export type BlogObject = z.infer<typeof blogObject>;

/** Parses an untrusted post. Of an invalid post, returns the problems in its fields. */
export function parseBlog(data: unknown): { post: BlogObject } | { problem: string } {
	const result = z.safeParse(blogObject, data, { reportInput: true });
	if (result.success) return { post: result.data };
	const problems = result.error.issues.map(({ path, input, message }) =>
		path.length === 0
			? `${quote(input)} is not an object`
			: `${path.join('.')} is ${input === undefined ? 'missing' : quote(input)}, but must be ${message}`,
	);
	return { problem: problems.join('; ') };
}

/**
 * Parses the response to `GET {backend}/api/blogs/allblogs` (spec §7).
 * @param data the parsed JSON.
 * @returns the posts in the order of the list, and why each other record was rejected, for example because an earlier
 * post has the same `_id`.
 * @throws TypeError if the data is not an array.
 */
export function parseBlogList(data: unknown): { posts: BlogObject[]; rejected: string[] } {
	if (!Array.isArray(data)) throw new TypeError(`${quote(data)} is not an array of posts`);
	const posts = new Map<string, BlogObject>();
	const rejected: string[] = [];
	for (const [index, record] of data.entries()) {
		const result = parseBlog(record);
		const reject = (problem: string) =>
			rejected.push(`${record?._id ? quote(record._id) : 'no _id'} (record ${index + 1}): ${problem}`);
		if ('problem' in result) reject(result.problem);
		else if (posts.has(result.post._id)) reject('an earlier post has the same _id');
		else posts.set(result.post._id, result.post);
	}
	return { posts: [...posts.values()], rejected };
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
