import { setTimeout as wait } from 'node:timers/promises';
import { parseBlogList, type BlogObject } from '../../shared/blog/blog-object.ts';
import { listUrl } from '../../shared/blog/paths.ts';
import { count } from '../../../schemas/count.ts';

/** The time limits for a build. Tests use shorter limits. */
const LIMITS = {
	/** How long each attempt may take, in milliseconds. */
	timeLimit: 30_000,
	/** The pause before each of the three attempts, in milliseconds. */
	pauses: [0, 500, 1500],
};

export interface PostsAnswer {
	/** The posts of all websites, in the backend's order. */
	posts: BlogObject[];
	/** A warning for each record that was left out, with the id and position of the record. */
	warnings: string[];
}

function describeFailure(error: unknown, timeLimit: number): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === 'TimeoutError') return `no complete answer within ${timeLimit / 1000} s`;
	const { cause } = error;
	if (!(cause instanceof Error)) return error.message;
	return `${error.message} (${'code' in cause ? String(cause.code) : cause.message})`;
}

async function fetchOnce(url: string, timeLimit: number): Promise<PostsAnswer> {
	// A cache in front of the backend might not yet have a post that was published a moment ago.
	const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
	const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit), headers });
	if (!response.ok) throw new Error(`the backend answered ${`${response.status} ${response.statusText}`.trim()}`);
	const text = await response.text();
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		throw new Error(`the answer is not JSON; it starts with ${JSON.stringify(text.slice(0, 60))}`);
	}
	const { posts, rejected } = parseBlogList(data);
	const [first] = rejected;
	if (posts.length === 0 && first)
		throw new Error(`none of ${count(rejected.length, 'record')} is a post; the first: ${first.problem}`);
	const warnings = rejected.map(
		({ id, index, problem }) => `Left out of the blog: ${id} (record ${index + 1} of ${url}): ${problem}`,
	);
	return { posts, warnings };
}

/**
 * Fetches the backend's posts for the build. Leaves out each invalid post, such as one without a valid date, with a
 * warning. An attempt fails if the backend has posts but none is valid.
 * @param backendUrl the origin and path of the backend, `PUBLIC_BACKEND_URL`.
 * @throws if all three attempts fail; the error contains the URL, the reasons and what to do.
 */
export async function fetchPosts(backendUrl: string, { timeLimit, pauses } = LIMITS): Promise<PostsAnswer> {
	const url = listUrl(backendUrl);
	const failures: string[] = [];
	for (const [index, pause] of pauses.entries()) {
		await wait(pause);
		try {
			return await fetchOnce(url, timeLimit);
		} catch (error) {
			failures.push(`  try ${index + 1}: ${describeFailure(error, timeLimit)}`);
		}
	}
	throw new Error(
		[
			`The backend did not return the list of posts: GET ${url}`,
			...failures,
			'Start the backend, correct PUBLIC_BACKEND_URL, or set BLOG_OFFLINE=1 to build without it.',
		].join('\n'),
	);
}
