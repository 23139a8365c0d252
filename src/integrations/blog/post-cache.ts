import type { LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { parseBlogList, type BlogObject } from '../../lib/blog/blog-object.ts';
import type { PostsAnswer } from '../../lib/blog/build/fetch-posts.ts';
import { findText } from '../../lib/blog/build/post-texts.ts';

type Context = Pick<LoaderContext, 'store' | 'meta' | 'generateDigest'>;
type Entry = Parameters<LoaderContext['store']['set']>[0];

const KEY = 'answer';

/** What stands beside the posts in Astro's store, which outlives builds with other settings. */
const note = z.strictObject({
	/** Of what the posts depend on: the backend's address, the sub-path, the rules of cleaning. */
	version: z.string(),
	/** Of all posts in their order. */
	digest: z.string(),
	warnings: z.array(z.string()),
	validators: z.strictObject({ etag: z.string().optional(), lastModified: z.string().optional() }),
});

/** The mark of one post under one version of all that its entry depends on. */
export function digestOf(
	blog: BlogObject,
	version: string,
	{ generateDigest }: Pick<Context, 'generateDigest'>,
): string {
	return generateDigest(`${version} ${JSON.stringify(blog)}`);
}

function readNote(text: string | undefined): z.infer<typeof note> | undefined {
	try {
		return note.parse(JSON.parse(text ?? ''));
	} catch {
		return undefined;
	}
}

/**
 * The answer of an earlier build, from its entries.
 * @returns nothing where there is none, or it is of another backend, sub-path or set of rules, or damaged.
 */
export function keptAnswer(context: Context, version: string): PostsAnswer | undefined {
	const found = readNote(context.meta.get(KEY));
	if (found?.version !== version) return undefined;
	const entries = [...context.store.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
	const { posts, rejected } = parseBlogList(entries.map(([, { data }]) => findText(String(data['textFile']))?.blog));
	const digests = posts.map((blog) => digestOf(blog, version, context));
	if (rejected.length > 0 || context.generateDigest(digests.join(' ')) !== found.digest) return undefined;
	return { posts, warnings: found.warnings, validators: found.validators };
}

/** Keeps the entries, in their order, and what the next build needs to ask for a newer answer only. */
export function keepEntries(
	entries: readonly (Entry & { digest: string })[],
	{ warnings, validators }: PostsAnswer,
	version: string,
	{ store, meta, generateDigest }: Context,
): void {
	store.clear();
	for (const entry of entries) store.set(entry);
	meta.delete(KEY);
	if (Object.keys(validators).length === 0) return;
	const digest = generateDigest(entries.map((entry) => entry.digest).join(' '));
	meta.set(KEY, JSON.stringify({ version, digest, warnings, validators } satisfies z.infer<typeof note>));
}
