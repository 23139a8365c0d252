import { setTimeout as wait } from 'node:timers/promises';
import { answerText } from './answer-text.ts';
import { parseBlogList, type BlogObject } from '../blog-object.ts';
import { listUrl } from '../list-url.ts';

export interface FetchPostsOptions {
	/** Milliseconds that one try may take. */
	timeLimit?: number;
	/** Milliseconds before the second and the third try. */
	pauses?: readonly number[];
	/** The answer of an earlier build, which counts again where the backend says that nothing has changed. */
	kept?: PostsAnswer | undefined;
}

/** The backend's marks of the version of an answer (RFC 9110 §8.8). */
export interface Validators {
	etag?: string | undefined;
	lastModified?: string | undefined;
}

/** What the backend gave, as far as it is posts. */
export interface PostsAnswer {
	/** Of all websites, in the order of the answer. */
	posts: BlogObject[];
	/** One for each record that was left out, naming it. */
	warnings: string[];
	validators: Validators;
}

const TIME_LIMIT = 10_000;
const PAUSES = [500, 1500];

function describeFailure(error: unknown, timeLimit: number): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === 'TimeoutError') return `no whole answer within ${timeLimit / 1000} s`;
	const { cause } = error;
	if (!(cause instanceof Error)) return error.message;
	return 'code' in cause && typeof cause.code === 'string'
		? `${error.message} (${cause.code})`
		: `${error.message} (${cause.message})`;
}

function headersFor({ etag, lastModified }: Validators = {}): Record<string, string> {
	return {
		accept: 'application/json',
		// No cache on the way may answer with what it has: a post published a second ago would be missing.
		'cache-control': 'no-cache',
		...(etag && { 'if-none-match': etag }),
		...(lastModified && { 'if-modified-since': lastModified }),
	};
}

function validatorsOf({ headers }: Response): Validators {
	const [etag, lastModified, date] = ['etag', 'last-modified', 'date'].map((name) => headers.get(name) ?? undefined);
	// It counts in seconds: within the second of the answer another post may have come (RFC 9110 §8.8.2.2).
	const isSettled = Date.parse(date ?? '') - Date.parse(lastModified ?? '') >= 1000;
	return { ...(etag && { etag }), ...(isSettled && { lastModified }) };
}

/** What JSON can hold and a file cannot: fields that Astro's store ends a build over, halves of surrogate pairs. */
function storable(key: string, value: unknown): unknown {
	if (key === '__proto__') return undefined;
	return typeof value === 'string' ? value.toWellFormed() : value;
}

async function fetchOnce(url: string, timeLimit: number, kept: PostsAnswer | undefined): Promise<PostsAnswer> {
	const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit), headers: headersFor(kept?.validators) });
	if (response.status === 304 && kept) return kept;
	if (!response.ok) throw new Error(`the answer has the status ${`${response.status} ${response.statusText}`.trim()}`);
	const text = await answerText(response);
	let data: unknown;
	try {
		data = JSON.parse(text, storable);
	} catch {
		throw new Error(`the answer is no JSON, it starts with ${JSON.stringify(text.slice(0, 60))}`);
	}
	const list = parseBlogList(data);
	const [first] = list.rejected;
	if (list.posts.length === 0 && first)
		throw new Error(`none of ${list.rejected.length} records is a blog, the first one: ${first.problem}`);
	const warnings = list.rejected.map(
		({ id, index, problem }) => `Left out of the blog: ${id} (record ${index + 1} of ${url}): ${problem}`,
	);
	return { posts: list.posts, warnings, validators: validatorsOf(response) };
}

/**
 * The posts of the backend, for the build (product: Where posts come from). One malformed post among good ones is left
 * out, with a warning that names it.
 * @param backendUrl origin and path of the backend, `PUBLIC_BACKEND_URL`.
 * @returns the answer, or `kept` itself where the backend says that nothing has changed since.
 * @throws after three tries, with the URL, what was found and the ways out.
 */
export async function fetchPosts(backendUrl: string, options: FetchPostsOptions = {}): Promise<PostsAnswer> {
	const { timeLimit = TIME_LIMIT, pauses = PAUSES, kept } = options;
	const url = listUrl(backendUrl);
	const failures: string[] = [];
	for (const pause of [0, ...pauses]) {
		await wait(pause);
		try {
			return await fetchOnce(url, timeLimit, kept);
		} catch (error) {
			failures.push(describeFailure(error, timeLimit));
		}
	}
	throw new Error(
		[
			`The blog's backend gave no list of posts: GET ${url}`,
			...failures.map((failure, index) => `  try ${index + 1}: ${failure}`),
			'Ways out: start the backend or correct PUBLIC_BACKEND_URL; or set BLOG_OFFLINE=1 to build without it.',
		].join('\n'),
	);
}
