import { setTimeout as wait } from 'node:timers/promises';
import { answerText } from './answer-text.ts';
import { parseBlogList, type BlogObject } from './blog-object.ts';
import { listUrl } from './list-url.ts';

export interface FetchPostsOptions {
	/** Milliseconds that one try may take. */
	timeLimit?: number;
	/** Milliseconds before the second and the third try. */
	pauses?: readonly number[];
	/** Is told of each record that was left out. */
	onWarning?: (message: string) => void;
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

async function fetchOnce(url: string, timeLimit: number): Promise<ReturnType<typeof parseBlogList>> {
	const response = await fetch(url, {
		signal: AbortSignal.timeout(timeLimit),
		headers: { accept: 'application/json' },
	});
	if (!response.ok) throw new Error(`the answer has the status ${`${response.status} ${response.statusText}`.trim()}`);
	const text = await answerText(response);
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		throw new Error(`the answer is no JSON, it starts with ${JSON.stringify(text.slice(0, 60))}`);
	}
	const list = parseBlogList(data);
	const [first] = list.rejected;
	if (list.posts.length === 0 && first)
		throw new Error(`none of ${list.rejected.length} records is a blog, the first one: ${first.problem}`);
	return list;
}

/**
 * The posts of the backend, for the build: all websites, in the order of the answer (product: Where posts come from).
 * One malformed post among good ones is left out with a warning that names it.
 * @param backendUrl origin and path of the backend, `PUBLIC_BACKEND_URL`.
 * @throws after three tries, with the URL, what was found and the ways out.
 */
export async function fetchPosts(backendUrl: string, options: FetchPostsOptions = {}): Promise<BlogObject[]> {
	const { timeLimit = TIME_LIMIT, pauses = PAUSES, onWarning = console.warn } = options;
	const url = listUrl(backendUrl);
	const failures: string[] = [];
	for (const pause of [0, ...pauses]) {
		await wait(pause);
		try {
			const { posts, rejected } = await fetchOnce(url, timeLimit);
			for (const { id, index, problem } of rejected)
				onWarning(`Left out of the blog: ${id} (record ${index + 1} of ${url}): ${problem}`);
			return posts;
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
