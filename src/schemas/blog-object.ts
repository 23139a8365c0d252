import * as z from 'zod/mini';

// Without this setting, zod would evaluate strings as code, which the security policy forbids.
z.config({ jitless: true });

/** Removes what an XML 1.0 document cannot contain, not even as references: control characters, unpaired surrogates. */
export const xmlText = (text: string): string =>
	text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** The named characters that WordPress and other backends write into titles: those of Latin-1 in order, and others. */
const LATIN =
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
	'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
	'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
	'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
	'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
	'uuml yacute thorn yuml';
const OTHERS =
	'amp& lt< gt> quot" apos\' hellip… ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ lsaquo‹ rsaquo› trade™ ' +
	'euro€ bull• minus− larr← rarr→ dagger† permil‰ oeligœ OEligŒ scaronš ScaronŠ';
const NAMED = new Map([
	...LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
	...OTHERS.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
]);

/** Shows the entities of HTML in a title as characters. Unknown ones stay as they are. */
export const decoded = (title: string): string =>
	title.replace(/&(#x[\da-f]{1,5}|#\d{1,6}|[a-z][a-z\d]{1,7});/gi, (whole, name: string) => {
		const code = Number(name.replace('#', '').replace(/^x/i, '0x'));
		return code > 0 ? String.fromCodePoint(code) : (NAMED.get(name) ?? whole);
	});

const filled = (what: string, read: (text: string) => string = (text) => text) =>
	z.string(what).check(
		z.overwrite((text) => xmlText(read(text)).trim()),
		z.minLength(1, what),
	);

/** Reads a time without a time zone as UTC, so that the build and every browser agree. */
const date = z.pipe(
	z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })]),
	z.transform((value) => new Date(/T[\d:.]+$/.test(value) ? `${value}Z` : value).toISOString()),
);

/** A field without which a post can be shown. A value of another kind is ignored. */
const optional = <Type extends z.ZodMiniType>(type: Type) => z.catch(z.optional(type), undefined);

const address = z.pipe(
	z.string(),
	z.transform((text) => text.trim() || undefined),
);

/** The last part of a post's address: lowercase letters, digits and single hyphens. */
export const SLUG = /^(?=.{1,160}$)[a-z\d]+(-[a-z\d]+)*$/;

/** A post from the backend (spec §3 Blog). Only `_id` and title are required. Other fields than these are kept. */
const blogObject = z.looseObject(
	{
		_id: filled('text that is not empty'),
		title: filled('text that is not empty', decoded),
		/** Untrusted HTML, which is unsafe until it is sanitised. */
		description: z.catch(z.string(), ''),
		imageUrl: optional(address),
		createdAt: optional(date),
		website: z.catch(z.string(), ''),
		// The specification does not mention the other fields, which `src/schemas/post.ts` describes.
		updated: optional(date),
		author: optional(filled('a name')),
		authorLine: optional(filled('text')),
		authorPicture: optional(z.string()),
		service: optional(z.string()),
		project: optional(z.string()),
		draft: optional(z.boolean()),
		slug: z.optional(z.unknown()),
	},
	'an object',
);

export type BlogObject = z.infer<typeof blogObject>;

/** Checks a post of the backend. Returns it as `data` or, if it is invalid, the problems as `error`; never throws. */
export const parseBlog = (data: unknown) => z.safeParse(blogObject, data);

/** Returns the posts in a list, and why each other record was rejected. @throws if the data is not a list of posts. */
export function parseBlogList(data: unknown): { posts: BlogObject[]; rejected: string[] } {
	if (!Array.isArray(data)) throw new TypeError('The answer is not an array of posts.');
	const posts = new Map<string, BlogObject>();
	const rejected: string[] = [];
	for (const [index, record] of data.entries()) {
		const { data: post, error } = parseBlog(record);
		const problems = error?.issues.map(({ path, message }) => `${path.join('.') || 'it'} must be ${message}`);
		if (post && !posts.has(post._id)) posts.set(post._id, post);
		else
			rejected.push(`${record?._id ?? 'no _id'} (record ${index + 1}): ${problems?.join('; ') ?? 'this _id is taken'}`);
	}
	if (posts.size === 0 && rejected.length > 1) throw new TypeError(`No record is a post. The first: ${rejected[0]}`);
	return { posts: [...posts.values()], rejected };
}
